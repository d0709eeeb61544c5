"""Bots that plan with the structure of their game."""
