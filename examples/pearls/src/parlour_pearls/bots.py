"""A bot for Pearls: takes what it can carry, and never more."""

from __future__ import annotations

from parlour.bots.base import Bot
from parlour.engine.contract import Actions
from parlour_pearls.components import MOST
from parlour_pearls.moves import DIVE, KEEP, LEAVE, REST, TAKE
from parlour_pearls.observation import Observation


class GreedyDiver(Bot):
    """Keeps the basket as full as it may be."""

    def choose(self, observation: Observation, legal: Actions) -> int:
        room = MOST - sum(observation.kept) - sum(observation.taken[observation.viewer])
        if KEEP in legal:
            return KEEP if observation.found <= room else LEAVE
        fitting = [value for value in observation.reef if value <= room]
        if fitting and max(fitting) == room:
            return TAKE[room]
        return DIVE if room > 0 and DIVE in legal else REST


BOTS = {"greedy": GreedyDiver}
