"""The contract between a game's rules and everything else: `Game` and `State`.

A game is static: rules, components, numbering of actions. A state is one position: plain data, cheap to clone, with no
randomness, no clock and no names in it. Everybody else only watches a state, feeds it actions, or remembers what was fed.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec
from mypy_extensions import mypyc_attr

from parlour.engine.chance import Dice, Rng
from parlour.engine.components import Audit
from parlour.engine.errors import GameOver, NotationError, NotYourTurn, SetupError
from parlour.engine.events import Event, Facts
from parlour.engine.messages import Holding, Message, Prompt, Telling
from parlour.engine.options import Option
from parlour.engine.tally import Tally
from parlour.engine.tensor import Block

CHANCE: Final = -1
"""The seat that draws cards and rolls dice."""

SPECTATOR: Final = -2
"""The viewer who has no seat."""

NOBODY: Final = -3
"""The seat of nobody: the game is over, or something lies before no seat."""

Actions: TypeAlias = "tuple[int, ...]"
Seats: TypeAlias = "tuple[int, ...]"
Events: TypeAlias = "list[Event] | None"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One position of a game."""

    __slots__ = ("disclosures", "players")

    players: int
    disclosures: int
    """How often an action has shown somebody else something hidden; undo stops where this grew."""

    @property
    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def to_act(self) -> Seats:
        """The seats that may act now: several when they decide at once, `(CHANCE,)` for a draw, none at the end."""

    def first_to_act(self) -> int:
        """The first of them; `NOBODY` at the end."""
        acting = self.to_act()
        return acting[0] if acting else NOBODY

    @abstractmethod
    def legal_actions(self, seat: int) -> Actions:
        """All actions the seat may do now, sorted; empty when it is not its turn."""

    @abstractmethod
    def apply(self, seat: int, action: int, events: Events = None) -> None:
        """Do the action. An illegal one raises `IllegalAction` and changes nothing. Events go to `events` if given."""

    def commit(self, seat: int, action: int, events: Events = None) -> None:
        """Do the action, but stop before anything is shown that others hide; for previews only."""
        self.apply(seat, action, events)

    def forced(self, seat: int) -> int | None:
        """The only action of the seat, where everybody knows that it has no other; None also where that would tell something.

        A choice that is none may be made for the seat, by the rules of `parlour.engine.forced`.
        """
        return None

    @abstractmethod
    def clone(self) -> State:
        """A copy that shares nothing that can change."""

    @abstractmethod
    def chance_outcomes(self) -> list[tuple[int, int]]:
        """The actions `CHANCE` may do now, sorted, each with its weight as a whole number."""

    @abstractmethod
    def sample_chance(self, rng: Rng) -> int:
        """One of the outcomes, by weight: number r below the total picks the r-th in sorted order."""

    @abstractmethod
    def observe(self, viewer: int) -> Any:
        """What the viewer (a seat or `SPECTATOR`) may know: an allow-list, a msgspec struct of the game's own."""

    @abstractmethod
    def resample(self, viewer: int, rng: Dice) -> State:
        """A state that the viewer cannot tell from this one: `Game.sample` of what the viewer observes."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points by seat, as if the game ended now."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the best, as if the game ended now; seats that nothing separates share one."""

    @abstractmethod
    def progress(self) -> float:
        """How far the game is, from 0 to 1; never falls."""

    @abstractmethod
    def prompt(self, seat: int) -> Prompt:
        """What the seat must decide now, in words, with the rule behind it."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """The whole position as nested tuples of plain values: equal keys, equal positions."""

    @abstractmethod
    def census(self) -> tuple[int, ...]:
        """All components, wherever they are, sorted: no action may change it."""

    def moment(self) -> str:
        """Where the game is, for whoever prints a state: what is decided, and in which round or phase."""
        return ""

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that has nothing to decide."""
        if self.is_over:
            raise GameOver("the game is over")
        acting = self.to_act()
        if seat not in acting:
            raise NotYourTurn(f"seat {seat} has nothing to decide now: it is the turn of {acting}")

    def digest(self) -> str:
        """A hash of the position, the same in every process."""
        return hashlib.sha256(repr(self.key()).encode()).hexdigest()

    def __repr__(self) -> str:
        said = [f"{self.players} players"]
        if self.is_over:
            said.append("over")
        else:
            said += [self.moment()] if self.moment() else []
            said.append(f"to act {', '.join(map(str, self.to_act()))}")
        said += [f"{round(100 * self.progress())} % played", self.digest()[:12]]
        return f"<{type(self).__name__}: {', '.join(said)}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """The rules and components of one title."""

    name: str
    """The short name, as in `parlour play NAME`."""
    title: str
    edition: str
    """Names the version of the component data; a record says which one it was played with."""
    rules_version: int = 1
    """Counts the rulings that were revised after they had been played by: a play of before may not follow them any more."""
    min_players: int
    max_players: int
    minutes: tuple[int, int] = (0, 0)
    """How long a game takes at an online table, from quick to slow; zeros where nobody says."""
    weight: int = 0
    """How much there is to think about: 1 for a light game, 2 for a middling one, 3 for a heavy one; 0 where nobody says."""
    options: tuple[Option, ...]
    num_actions: int
    """Actions are the integers from 0 to `num_actions - 1`, those of `CHANCE` included."""
    max_game_length: int
    """No play has more actions than this, whatever the players do."""
    observation_type: Any
    """The game's own struct of what a viewer may know."""
    types: dict[str, Any]
    """What its data look like on the wire: `Observation`, `Move`, `Happening`, and the `Box` that a client draws from."""
    hidden_information: bool
    """Whether some seat knows what another does not; without it `sample` gives the position itself."""
    tensor_size: int
    """The length of `tensor(observation)`."""

    @abstractmethod
    def new(self, players: int, options: Mapping[str, str] | None = None) -> State:
        """The position before the first action."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """The action as text, which `parse` reads back."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action that the text names; raises `NotationError` if there is none."""

    @abstractmethod
    def typed(self, action: int) -> Any:
        """The action as a move, such as `Bid(amount=3)`: a struct of `parlour.engine.moves`, with the names of the data."""

    @abstractmethod
    def encode(self, move: Any) -> int:
        """The number of a move; the inverse of `typed`."""

    @abstractmethod
    def read_move(self, data: Any) -> Any:
        """The move that plain data spell out, such as `{"kind": "bid", "amount": 3}`; legal or not."""

    def never(self, move: Any) -> Prompt | None:
        """Why no game has this move, though it is spelled like one, such as a price below the least; None if one may."""
        return None

    @abstractmethod
    def action_message(self, action: int) -> Message:
        """The action in words, wherever and whenever it is done."""

    def choice_message(self, observation: Any, action: int) -> Message:
        """The action in words, as a button or a menu offers it now: by what it costs, too, where that tells it from another.

        It follows from what the viewer is shown, and tells nothing else.
        """
        return self.action_message(action)

    @abstractmethod
    def event_message(self, view: Facts) -> Message:
        """An event, as one viewer sees it, in words."""

    def telling(self, view: Facts) -> Telling:
        """How a log tells an event, as one viewer sees it: under which heading, and whether a reader may skip it."""
        return Telling()

    def slips(self, observation: Any, legal: Actions) -> dict[int, Message]:
        """Those of the viewer's legal actions that are easily done by mistake, and what would be lost by each.

        People are asked once more before they do one. It follows from what the viewer is shown, and tells nothing else.
        """
        return {}

    def holdings(self, observation: Any, seat: int) -> list[Holding]:
        """What the seat has, by what the observation says: what a preview counts before and after an action."""
        return []

    def describe(self, observation: Any) -> list[Message]:
        """The position in a few sentences: what a board says that can show any game, beside what every seat has.

        A game that has boards of its own need not say anything.
        """
        return []

    @abstractmethod
    def sample(self, observation: Any, rng: Dice) -> State:
        """A state that the viewer cannot tell from the true one; it depends on the observation and `rng` alone."""

    @abstractmethod
    def tensor(self, observation: Any) -> list[float]:
        """The observation as numbers for a learner: always `tensor_size` of them, the same for the same observation only."""

    @abstractmethod
    def tensor_blocks(self) -> list[Block]:
        """The parts of the tensor, in order: name, offset, shape."""

    def box(self) -> Any:
        """The component data that a client draws from, as a struct; None for a game that has no board of its own."""
        return None

    @abstractmethod
    def audit(self) -> Audit:
        """Every count of the component data against the rulebook's list, with provenance."""

    def tally(self, players: int) -> Tally | None:
        """Somebody who watches a play and tells afterwards, in figures, how it went; None for a game that has nobody."""
        return None

    def show(self, observation: Any) -> Any:
        """The observation as people are shown it: all of it, unless the table hides what a perfect memory would know.

        Whatever is sent to people goes through here; bots and research get the observation itself.
        """
        return observation

    def reckon(self, observation: Any) -> Any:
        """The observation with what follows from it, where a game's boards want that told rather than reckon themselves.

        It tells people nothing new, whatever they are shown; programs do without.
        """
        return observation

    def encode_observation(self, observation: Any) -> bytes:
        """The observation as JSON, always the same bytes for the same knowledge."""
        return msgspec.json.encode(observation)

    def decode_observation(self, data: bytes) -> Any:
        """The observation that the JSON spells out."""
        return msgspec.json.decode(data, type=self.observation_type)

    def check_players(self, players: int) -> None:
        """Refuse a player count that the game does not have."""
        if not self.min_players <= players <= self.max_players:
            raise SetupError(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")

    def check_action(self, action: int) -> None:
        """Refuse a number that is no action of this game."""
        if not 0 <= action < self.num_actions:
            raise NotationError(f"no action has the number {action}: they go from 0 to {self.num_actions - 1}")
