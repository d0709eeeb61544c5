"""Isle of Skye, as the rest of Parlour sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine.modular import ModularGame, Modules
from parlour.engine.options import Option, settle
from parlour.games.skye import actions, messages, observation, resample, tensor
from parlour.games.skye.audit import audit
from parlour.games.skye.box import Box, box
from parlour.games.skye.components import DRAWN_TILES, EDITION, FOR_SALE, MAX_PLAYERS, MIN_PLAYERS, PLACES, SCORED
from parlour.games.skye.happenings import AnyHappening
from parlour.games.skye.holdings import holdings
from parlour.games.skye.moves import NUMBERING
from parlour.games.skye.observation import show
from parlour.games.skye.reckoned import reckon
from parlour.games.skye.slips import slips
from parlour.games.skye.state import SkyeState, opening
from parlour.games.skye.statistics import SkyeTally
from parlour.games.skye.telling import telling


class SkyeGame(ModularGame):
    """The rules of Isle of Skye, 2 to 5 players."""

    def __init__(self) -> None:
        self.name = "skye"
        self.title = "Isle of Skye"
        self.edition = EDITION
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.minutes = (20, 45)
        self.weight = 2
        self.options = (Option("gold", ("hidden", "shown"), unnamed="shown"),)
        self.num_actions = actions.ACTION_COUNT
        self.max_game_length = _longest_game()
        self.observation_type = observation.Observation
        self.types = {
            "Observation": observation.Observation,
            "Move": NUMBERING.type,
            "Happening": AnyHappening,
            "Box": Box,
        }
        self.hidden_information = True
        self.tensor_size = tensor.LAYOUT.size
        self.modules = Modules(NUMBERING, messages, resample.sample, tensor, audit, holdings, slips, telling)

    def new(self, players: int, options: Mapping[str, str] | None = None) -> SkyeState:
        self.check_players(players)
        return opening(players, settle(self.options, options)["gold"] == "shown")

    def box(self) -> Box:
        return box()

    def reckon(self, observation: Any) -> Any:
        return reckon(observation)

    def show(self, observation: Any) -> Any:
        return show(observation)

    def tally(self, players: int) -> SkyeTally:
        return SkyeTally(players)


def _longest_game() -> int:
    """Start player and goals; then a round a seat: tiles drawn, marked or priced, a purchase, tiles taken up and built."""
    rounds = max(len(SCORED[players]) * players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1))
    return 1 + len(PLACES) + rounds * (DRAWN_TILES + (1 + FOR_SALE) + 1 + 2 * (FOR_SALE + 1))
