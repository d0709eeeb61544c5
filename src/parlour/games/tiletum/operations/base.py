"""What every operation is: one kind of thing that may wait on the pending stack of a position."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from parlour.engine.chance import Rng
from parlour.engine.contract import Events
from parlour.engine.messages import Message, Prompt
from parlour.games.tiletum.components import Frame
from parlour.games.tiletum.europe import Europe

GOES_BY_ITSELF: Final = 0
WAITS_FOR_CHANCE: Final = 1
WAITS_FOR_SEAT: Final = 2
ENDS: Final = 3


class Adds(NamedTuple):
    """The most that a part of an effect can add to a game: action points, resources, and decisions that cost neither."""

    points: int = 0
    resources: int = 0
    choices: int = 0


class Operation:
    """An operation on the stack is a frame: a tuple of its code and the numbers that it needs; here is what it means.

    The code is the operation's own for ever, because positions are told apart by it; nothing follows from its size.
    """

    def __init__(self, code: int, name: str, waits: int) -> None:
        self.code = code
        self.name = name
        self.waits = waits
        self.told_apart = 0
        """How many numbers of the frame make a difference to the position; 0 for all."""
        self.keys: tuple[str, ...] = ()
        """The keys of an effect in the data that this operation reads."""
        self.activates = False
        """Whether it lets characters give their bonuses again."""
        self.changes_type = False
        """Whether it is about the resources of the die that has just been taken."""
        self.helps_rule = ""
        """The rule that says when a helper with this part can be used, if not at any time."""
        self.open_for_tasks = False
        """Whether tasks may be done while it is under way."""
        self.by_turn = 0
        """How many decisions it asks for in every turn at most, besides those that cost action points."""
        self.by_round = 0
        """The same for every round, outside of the turns."""

    # --- on the stack ----------------------------------------------------------------------------------------------------

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        """Do what needs no decision; says whether anything was done."""
        return False

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        """What the seat whose turn it is may choose, sorted."""
        return []

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        """Do what was chosen."""

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        """Why an action that is not among the options cannot be chosen, as far as it is of a kind that is chosen here."""
        return None

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        """What the seat must decide, and the rule behind it."""
        raise AssertionError(f"{self.name} asks nothing")

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        """What chance may bring, with its weights."""
        return []

    def may_bring(self, europe: Europe, action: int) -> bool:
        """Whether chance may bring this."""
        return any(outcome == action for outcome, _weight in self.outcomes(europe))

    def sample(self, europe: Europe, rng: Rng) -> int:
        """What chance brings."""
        outcomes = self.outcomes(europe)
        total = 0
        for _outcome, weight in outcomes:
            total += weight
        left = rng.below(total)
        for outcome, weight in outcomes:
            left -= weight
            if left < 0:
                return outcome
        raise AssertionError("a number below the total picks an outcome")

    def draws(self, players: int, points: int) -> int:
        """How often chance decides it in a whole game at most, if there are so many action points in all."""
        return 0

    # --- what other operations do to it while it waits -------------------------------------------------------------------

    def strengthened(self, frame: Frame, action: int, points: int) -> Frame:
        """The frame with more points if it is this action (any for -1) and its points are those of a die."""
        return frame

    def retyped(self, frame: Frame, resource: int) -> Frame:
        """The frame with another type of resource if that may still be changed."""
        return frame

    # --- as a part of an effect ------------------------------------------------------------------------------------------

    def compiled(self, effect: dict[str, Any], source: int, number: int) -> list[Frame]:
        """The parts that the data ask for, of the effect with this number whose points are of this source."""
        return []

    def asks(self, frame: Frame) -> bool:
        """Whether this part asks its owner anything."""
        return self.waits == WAITS_FOR_SEAT

    def beginnings(self, europe: Europe, frame: Frame) -> list[int]:
        """The choices that begin this part where its owner chooses which comes next."""
        return self.options(europe, frame)

    def helps(self, europe: Europe, under_way: Frame) -> bool:
        """Whether a helper with this part can be used now, while this frame is under way."""
        return True

    def amount(self, frame: Frame) -> int:
        """How much the part gives: its number of resources, points or steps, if it has one."""
        return 1

    def adds(self, frame: Frame) -> Adds:
        """What the part adds to the bound on the length of a game."""
        return Adds()

    def words(self, frame: Frame) -> list[Message]:
        """The part as tiles show it."""
        return []


class Declinable(Operation):
    """A decision that may be declined; with nothing else to choose it is lost."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        if len(self.options(europe, frame)) > 1:
            return False
        europe.pending.pop()
        return True


OPERATIONS: Final[list[Operation]] = []
"""Every operation by its code; the registry in `operations` fills it."""
BOUND_TO_A_MOMENT: Final[list[list[Operation]]] = []
"""By bonus and contract tile: the operations of a helper's parts that cannot be used at any time; the registry fills it."""
