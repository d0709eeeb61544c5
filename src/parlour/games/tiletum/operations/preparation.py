"""A round begins: dice are drawn and rolled; the action phase follows with a corruption token."""

from __future__ import annotations

from typing import Final

from parlour.engine.chance import Rng
from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.actions import ROLL
from parlour.games.tiletum.components import DICE_ROLLED, FACES, KINDS, Frame
from parlour.games.tiletum.europe import Europe, joined
from parlour.games.tiletum.operations import next_turn
from parlour.games.tiletum.operations.base import GOES_BY_ITSELF, WAITS_FOR_CHANCE, Operation

PREPARATION: Final = 9
"""(PREPARATION,)"""
ROLL_DICE: Final = 24
"""(ROLL_DICE, how many are still to be rolled)"""


class Preparation(Operation):
    """It goes by itself."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        europe.pending.pop()
        europe.pending += [(next_turn.NEXT_TURN,), (next_turn.CORRUPTION,), (ROLL_DICE, DICE_ROLLED[europe.players])]
        if events is not None:
            events.append(Event("round", {"round": europe.round + 1}))
        return True


class RollDice(Operation):
    """A die comes out of the bag and shows its face."""

    def outcomes(self, europe: Europe) -> list[tuple[int, int]]:
        return [
            (ROLL + FACES * resource + face, europe.bag[resource])
            for resource in range(KINDS)
            if europe.bag[resource]
            for face in range(FACES)
        ]

    def may_bring(self, europe: Europe, action: int) -> bool:
        die = action - ROLL
        return 0 <= die < KINDS * FACES and europe.bag[die // FACES] > 0

    def sample(self, europe: Europe, rng: Rng) -> int:
        """The same as from the outcomes, without a list of them, because nothing is drawn more often."""
        left = rng.below(FACES * sum(europe.bag))
        for resource in range(KINDS):
            dice = europe.bag[resource]
            if left < FACES * dice:
                return ROLL + FACES * resource + left // dice
            left -= FACES * dice
        raise AssertionError("a number below the total picks a die")

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, left = europe.pending.pop()
        die = action - ROLL
        europe.bag[die // FACES] -= 1
        europe.dice = joined(europe.dice, die)
        if left > 1:
            europe.pending.append((ROLL_DICE, left - 1))


FOUND: Final[list[Operation]] = [
    Preparation(PREPARATION, "preparation", GOES_BY_ITSELF),
    RollDice(ROLL_DICE, "roll_dice", WAITS_FOR_CHANCE),
]
