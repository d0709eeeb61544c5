"""A position in figures: what a learned value looks at."""
