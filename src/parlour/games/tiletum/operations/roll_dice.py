"""Rolling the dice of the round, one by one."""

from __future__ import annotations

from typing import Final

from parlour.engine.chance import Rng
from parlour.engine.contract import Events
from parlour.engine.piles import with_one
from parlour.games.tiletum.actions import ROLL
from parlour.games.tiletum.components import DICE_ROLLED, FACES, KINDS, ROUNDS, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import WAITS_FOR_CHANCE, Operation

ROLL_DICE: Final = 24
"""(ROLL_DICE, how many are still to be rolled)"""


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
        dice_left = 0
        for dice in europe.bag:
            dice_left += dice
        left = rng.below(FACES * dice_left)
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
        europe.dice = with_one(europe.dice, die)
        if left > 1:
            europe.pending.append((ROLL_DICE, left - 1))

    def draws(self, players: int, points: int) -> int:
        return ROUNDS * DICE_ROLLED[players]


FOUND: Final[list[Operation]] = [RollDice(ROLL_DICE, "roll_dice", WAITS_FOR_CHANCE)]
