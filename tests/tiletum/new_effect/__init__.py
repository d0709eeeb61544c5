"""A new effect, as somebody would add it: one module, and what `test_new_effect` adds to the data and the words."""
