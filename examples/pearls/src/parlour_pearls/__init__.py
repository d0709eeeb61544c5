"""Pearls: dive for shells, keep what you can carry, leave the rest on the reef."""
