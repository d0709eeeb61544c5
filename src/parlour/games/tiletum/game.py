"""Tiletum, as the rest of Parlour sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from parlour.engine.chance import Dice
from parlour.engine.components import Audit
from parlour.engine.contract import Game
from parlour.engine.events import Facts
from parlour.engine.messages import Message
from parlour.engine.options import Option, settle
from parlour.games.tiletum import actions, bound, messages, observation
from parlour.games.tiletum.audit import audit
from parlour.games.tiletum.components import EDITION, MAX_PLAYERS, MIN_PLAYERS
from parlour.games.tiletum.state import TiletumState, opening


class TiletumGame(Game):
    """The rules of Tiletum, 2 to 4 players."""

    def __init__(self) -> None:
        self.name = "tiletum"
        self.title = "Tiletum"
        self.edition = EDITION
        self.min_players = MIN_PLAYERS
        self.max_players = MAX_PLAYERS
        self.options = (
            Option("actions", ("printed", "shuffled")),
            Option("wheel", ("drawn", *[str(value) for value in range(1, actions.FACES + 1)])),
        )
        self.num_actions = actions.ACTION_COUNT
        self.max_game_length = max(bound.longest_game(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1))
        self.observation_type = observation.Observation
        self.hidden_information = False
        self.tensor_size = observation.TENSOR_SIZE

    def new(self, players: int, options: Mapping[str, str] | None = None) -> TiletumState:
        self.check_players(players)
        settled = settle(self.options, options)
        return opening(players, settled["actions"] == "shuffled", 0 if settled["wheel"] == "drawn" else int(settled["wheel"]))

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

    def sample(self, observation_: Any, rng: Dice) -> TiletumState:
        return observation.sample(observation_, rng)

    def tensor(self, observation_: Any) -> list[float]:
        return observation.tensor(observation_)

    def audit(self) -> Audit:
        return audit()
