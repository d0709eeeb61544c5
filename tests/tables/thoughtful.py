"""Bots that say what they think, as their processes meet them: quick, sure of themselves, and always of the same opinion."""

from __future__ import annotations

import os

from parlour.bots.base import Opinion
from parlour.engine.contract import Actions


def think_aloud(_game: str, _bot: str, observation: bytes, legal: Actions) -> list[Opinion]:
    """The later a choice stands in the list, the better it is; nothing else counts but what was observed."""
    best = 0.8 - sum(observation) % 10 / 100
    return [Opinion(action, 10.0 - place, max(0.0, best - 0.1 * place)) for place, action in enumerate(reversed(legal))]


def die(*_question: object) -> list[Opinion]:
    os._exit(1)
