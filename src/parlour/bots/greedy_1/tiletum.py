"""The yardstick: greedy as it first was."""

from __future__ import annotations

from parlour.bots.greedy.tiletum import TiletumGreedy


class TiletumGreedy1(TiletumGreedy):
    """Plays, action by action, as `greedy` first did."""
