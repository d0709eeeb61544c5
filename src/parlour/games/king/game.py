"""For the King (and Me), as the rest of Parlour sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine.modular import ModularGame, Modules
from parlour.engine.options import settle
from parlour.games.king import actions, messages, observation, resample, tensor
from parlour.games.king.box import Box, box
from parlour.games.king.components import CARDS_FOR, EDITION, MAX_PLAYERS, MIN_PLAYERS, audit, lots_of
from parlour.games.king.happenings import AnyHappening
from parlour.games.king.holdings import holdings
from parlour.games.king.moves import NUMBERING
from parlour.games.king.reckoned import reckon
from parlour.games.king.slips import slips
from parlour.games.king.state import KingState, opening
from parlour.games.king.statistics import KingTally
from parlour.games.king.telling import telling


class KingGame(ModularGame):
    """The rules of For the King (and Me), 2 to 5 players."""

    def __init__(self) -> None:
        self.name = "king"
        self.title = "For the King (and Me)"
        self.edition = EDITION
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.minutes = (15, 30)
        self.weight = 1
        self.options = ()
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

    def new(self, players: int, options: Mapping[str, str] | None = None) -> KingState:
        self.check_players(players)
        settle(self.options, options)
        return opening(players)

    def reckon(self, observation: Any) -> Any:
        return reckon(observation)

    def box(self) -> Box:
        return box()

    def tally(self, players: int) -> KingTally:
        return KingTally(players)


def _longest_game() -> int:
    """Every card is drawn, placed, perhaps taken and played; every lot sees all bids, once for each seat that may default."""
    longest = 0
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        cards = len(CARDS_FOR[players])
        lots = lots_of(cards, players)
        auction = actions.PAY - actions.PASS + players + 1
        longest = max(longest, 1 + 5 * cards + lots * (1 + players * auction + cards + 2))
    return longest
