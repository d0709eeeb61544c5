"""Parlour as people use it: a real browser at a real server."""
