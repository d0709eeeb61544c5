"""The yardstick: greedy as it first was."""

from __future__ import annotations

from parlour.bots.greedy.king import KingGreedy


class KingGreedy1(KingGreedy):
    """Plays, action by action, as `greedy` first did."""
