"""Tiletum, as the rest of Parlour sees it."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.engine.modular import ModularGame, Modules
from parlour.engine.options import Option, settle
from parlour.games.tiletum import bound, messages, observation, tensor
from parlour.games.tiletum.audit import audit
from parlour.games.tiletum.box import Box, box
from parlour.games.tiletum.choices import choice
from parlour.games.tiletum.components import EDITION, FACES, MAX_PLAYERS, MIN_PLAYERS
from parlour.games.tiletum.happenings import AnyHappening
from parlour.games.tiletum.holdings import holdings
from parlour.games.tiletum.moves import NUMBERING
from parlour.games.tiletum.opening import opening
from parlour.games.tiletum.slips import slips
from parlour.games.tiletum.state import TiletumState
from parlour.games.tiletum.statistics import TiletumTally
from parlour.games.tiletum.telling import telling


class TiletumGame(ModularGame):
    """The rules of Tiletum, 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "tiletum"
        self.title = "Tiletum"
        self.edition = EDITION
        self.rules_version = 2  # since four rulings were revised: T-B4, T-L7, T-X2, T-X7
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.minutes = (40, 80)
        self.weight = 3
        self.options = (
            Option("actions", ("printed", "shuffled")),
            Option("wheel", ("drawn", *[str(value) for value in range(1, FACES + 1)])),
        )
        self.num_actions = len(NUMBERING.moves)
        self.max_game_length = max(bound.longest_game(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1))
        self.observation_type = observation.Observation
        self.types = {
            "Observation": observation.Observation,
            "Move": NUMBERING.type,
            "Happening": AnyHappening,
            "Box": Box,
        }
        self.hidden_information = False
        self.tensor_size = tensor.LAYOUT.size
        self.modules = Modules(NUMBERING, messages, observation.sample, tensor, audit, holdings, slips, telling, choice)

    def new(self, players: int, options: Mapping[str, str] | None = None) -> TiletumState:
        self.check_players(players)
        settled = settle(self.options, options)
        return opening(players, settled["actions"] == "shuffled", 0 if settled["wheel"] == "drawn" else int(settled["wheel"]))

    def box(self) -> Box:
        return box()

    def tally(self, players: int) -> TiletumTally:
        return TiletumTally(players)
