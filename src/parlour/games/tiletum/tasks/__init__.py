"""The tasks of Tiletum, one a module: whatever module lies here is found by `registry`.

A module names its task `TASK`. A task says how it may be done now, what it does, why it cannot be done, and what it adds to the
bound; its prompt is that of the operation under way, for a task never waits on the pending stack.
"""
