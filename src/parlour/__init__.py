"""Parlour: modern board games on a computer."""
