"""Planners with a value that was learned from play; `parlour train` makes it."""
