"""Isle of Skye, as the rest of Parlour sees it."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.engine.modular import ModularGame, Modules
from parlour.engine.options import Option, settle
from parlour.games.skye import actions, messages, observation, resample, tensor
from parlour.games.skye.components import EDITION, MAX_PLAYERS, MIN_PLAYERS, SCORED, audit
from parlour.games.skye.state import SkyeState, opening


class SkyeGame(ModularGame):
    """The rules of Isle of Skye, 2 to 5 players."""

    def __init__(self) -> None:
        self.name = "skye"
        self.title = "Isle of Skye"
        self.edition = EDITION
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.options = (Option("gold", ("shown", "hidden")),)
        self.num_actions = actions.ACTION_COUNT
        self.max_game_length = _longest_game()
        self.observation_type = observation.Observation
        self.hidden_information = True
        self.tensor_size = tensor.LAYOUT.size
        self.modules = Modules(actions, messages, resample.sample, tensor, audit)

    def new(self, players: int, options: Mapping[str, str] | None = None) -> SkyeState:
        self.check_players(players)
        return opening(players, settle(self.options, options)["gold"] == "shown")


def _longest_game() -> int:
    """Start player and four goals; then a round a seat: three draws, three steps of pricing, a purchase, three tiles built."""
    return 5 + max(len(SCORED[players]) * players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)) * (3 + 3 + 1 + 2 * 3)
