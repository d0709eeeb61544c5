"""The engine: the contract of games, chance, plays, records. It knows no game."""
