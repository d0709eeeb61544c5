"""The bot that plays anything legal."""

from __future__ import annotations

from typing import Any

from parlour.bots.base import Bot
from parlour.engine.contract import Actions


class RandomBot(Bot):
    """Each legal action with the same probability."""

    blind = True

    def choose(self, observation: Any, legal: Actions) -> int:
        return legal[self.rng.below(len(legal))]
