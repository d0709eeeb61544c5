"""A seat at a server somewhere else, for the bots of the house and for programs in any language."""
