"""The yardstick: greedy as it first was."""

from __future__ import annotations

from parlour.bots.greedy.skye import SkyeGreedy


class SkyeGreedy1(SkyeGreedy):
    """Plays, action by action, as `greedy` first did."""
