"""Isle of Skye, as the rest of Parlour sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine.chance import Dice
from parlour.engine.components import Audit
from parlour.engine.contract import Game
from parlour.engine.events import Facts
from parlour.engine.messages import Message
from parlour.engine.options import Option, settle
from parlour.games.skye import actions, messages, observation, resample
from parlour.games.skye.components import EDITION, MAX_PLAYERS, MIN_PLAYERS, SCORED, audit
from parlour.games.skye.state import SkyeState, opening


class SkyeGame(Game):
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
        self.tensor_size = observation.TENSOR_SIZE

    def new(self, players: int, options: Mapping[str, str] | None = None) -> SkyeState:
        self.check_players(players)
        return opening(players, settle(self.options, options)["gold"] == "shown")

    def notation(self, action: int) -> str:
        self.check_action(action)
        return actions.notation(action)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def typed(self, action: int) -> actions.Action:
        self.check_action(action)
        return actions.typed(action)

    def encode(self, typed: Any) -> int:
        return actions.encode(typed)

    def action_message(self, action: int) -> Message:
        self.check_action(action)
        return messages.action_message(action)

    def event_message(self, view: Facts) -> Message:
        return messages.event_message(view)

    def sample(self, observation: Any, rng: Dice) -> SkyeState:
        return resample.sample(observation, rng)

    def tensor(self, observation_: Any) -> list[float]:
        return observation.tensor(observation_)

    def audit(self) -> Audit:
        return audit()


def _longest_game() -> int:
    """Start player and four goals; then a round a seat: three draws, three steps of pricing, a purchase, three tiles built."""
    return 5 + max(len(SCORED[players]) * players for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)) * (3 + 3 + 1 + 2 * 3)
