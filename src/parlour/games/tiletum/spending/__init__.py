"""What action points are spent on, one option of the actions a module: whatever module lies here is found by `registry`.

A module lists its options in `FOUND`: one, or one for the merchant and one for the architect. An option says in which action it
is at hand, what may be chosen, what it costs and does, why it cannot be chosen, and what it adds to the bound.
"""
