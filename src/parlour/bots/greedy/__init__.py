"""Greedy bots, one a game: a beginner with sense who looks one decision ahead."""
