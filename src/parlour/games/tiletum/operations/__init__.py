"""The operations of Tiletum, one decision a module: whatever module lies here is found by `registry`.

A module lists its operation in `FOUND`. It says what may be chosen, what it does, what the prompt says with its
rule, what it reads of an effect in the data and what it adds to the bound. A new effect is a module here, data and words.
"""
