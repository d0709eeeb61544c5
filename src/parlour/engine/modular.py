"""A game whose rules are modules: what the contract asks of the game, they answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from parlour.engine.chance import Dice
from parlour.engine.components import Audit
from parlour.engine.contract import Actions, Game, State
from parlour.engine.events import Facts
from parlour.engine.messages import Holding, Message, Prompt, Telling
from parlour.engine.tensor import Block, Layout


class ActionModule(Protocol):
    """The numbering of the actions, and how they are written."""

    def notation(self, action: int) -> str: ...
    def parse(self, text: str) -> int: ...
    def typed(self, action: int) -> Any: ...
    def encode(self, move: Any) -> int: ...
    def read(self, data: Any) -> Any: ...
    def never(self, move: Any) -> Prompt | None: ...


class MessageModule(Protocol):
    """What the game says to people."""

    def action_message(self, action: int) -> Message: ...
    def event_message(self, view: Facts) -> Message: ...


class TensorModule(Protocol):
    """The observation as numbers for a learner."""

    LAYOUT: Layout

    def tensor(self, seen: Any) -> list[float]: ...


def no_slips(_observation: Any, _legal: Actions) -> dict[int, Message]:
    """Of a game in which nothing is easily done by mistake."""
    return {}


def just_lines(_view: Facts) -> Telling:
    """Of a game whose log has no parts."""
    return Telling()


def as_ever(_observation: Any, _action: int) -> Message | None:
    """Of a game whose actions are told apart by their own words."""
    return None


class Modules(NamedTuple):
    """The modules of a game, as far as they answer for it."""

    actions: ActionModule
    messages: MessageModule
    sample: Callable[[Any, Dice], State]
    tensor: TensorModule
    audit: Callable[[], Audit]
    holdings: Callable[[Any, int], list[Holding]]
    slips: Callable[[Any, Actions], dict[int, Message]] = no_slips
    telling: Callable[[Facts], Telling] = just_lines
    choice: Callable[[Any, int], Message | None] = as_ever
    """An action as it is offered now; None where its own words do."""


class ModularGame(Game):
    """A game that passes questions on to its modules; only `new` is left to write."""

    modules: Modules

    def notation(self, action: int) -> str:
        self.check_action(action)
        return self.modules.actions.notation(action)

    def parse(self, text: str) -> int:
        return self.modules.actions.parse(text)

    def typed(self, action: int) -> Any:
        self.check_action(action)
        return self.modules.actions.typed(action)

    def encode(self, move: Any) -> int:
        return self.modules.actions.encode(move)

    def read_move(self, data: Any) -> Any:
        return self.modules.actions.read(data)

    def never(self, move: Any) -> Prompt | None:
        return self.modules.actions.never(move)

    def action_message(self, action: int) -> Message:
        self.check_action(action)
        return self.modules.messages.action_message(action)

    def choice_message(self, observation: Any, action: int) -> Message:
        self.check_action(action)
        return self.modules.choice(observation, action) or self.action_message(action)

    def event_message(self, view: Facts) -> Message:
        return self.modules.messages.event_message(view)

    def sample(self, observation: Any, rng: Dice) -> State:
        return self.modules.sample(observation, rng)

    def tensor(self, observation: Any) -> list[float]:
        return self.modules.tensor.tensor(observation)

    def tensor_blocks(self) -> list[Block]:
        return self.modules.tensor.LAYOUT.blocks

    def audit(self) -> Audit:
        return self.modules.audit()

    def telling(self, view: Facts) -> Telling:
        return self.modules.telling(view)

    def slips(self, observation: Any, legal: Actions) -> dict[int, Message]:
        return self.modules.slips(observation, legal)

    def holdings(self, observation: Any, seat: int) -> list[Holding]:
        return self.modules.holdings(observation, seat)
