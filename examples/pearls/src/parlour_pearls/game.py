"""Pearls, as Parlour sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine.messages import Message
from parlour.engine.modular import ModularGame, Modules
from parlour.engine.options import settle
from parlour_pearls import messages, tensor
from parlour_pearls.components import EDITION, MAX_PLAYERS, MIN_PLAYERS, TURNS, audit
from parlour_pearls.happenings import AnyHappening
from parlour_pearls.moves import NUMBERING
from parlour_pearls.observation import Observation, sample
from parlour_pearls.state import PearlsState, opening


class PearlsGame(ModularGame):
    """The rules of Pearls, 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "pearls"
        self.title = "Pearls"
        self.edition = EDITION
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.minutes = (5, 10)
        self.weight = 1
        self.options = ()
        self.num_actions = len(NUMBERING.moves)
        self.max_game_length = 3 * TURNS * MAX_PLAYERS  # dive, find, keep
        self.observation_type = Observation
        self.types = {"Observation": Observation, "Move": NUMBERING.type, "Happening": AnyHappening}
        self.hidden_information = True
        self.tensor_size = tensor.LAYOUT.size
        self.modules = Modules(NUMBERING, messages, sample, tensor, audit, messages.holdings)

    def new(self, players: int, options: Mapping[str, str] | None = None) -> PearlsState:
        self.check_players(players)
        settle(self.options, options)
        return opening(players)

    def describe(self, observation: Any) -> list[Message]:
        return messages.describe(observation)
