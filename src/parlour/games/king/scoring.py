"""The end: who takes which office tile, who has how many points, and what breaks a tie."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from parlour.games.king.components import CARD_LETTER, CARD_OFFICE, CARD_VALUE, OFFICE_COUNT, Cards
from parlour.games.king.court import NONE, Court, gold_in


class OfficeTally(NamedTuple):
    """One office at the end."""

    office: int
    sums: list[int]
    """Influence by seat."""
    primary: int
    """The seat that takes the primary tile, or `NONE`."""
    secondary: int
    """The seat that takes the secondary tile, or `NONE`."""
    primary_by_letter: bool
    """Whether a letter decided between equal sums who takes the primary tile."""
    secondary_by_letter: bool
    """The same for the secondary tile; whoever lost a tie for the primary takes it by letter too."""

    @property
    def by_letter(self) -> bool:
        """Whether a letter decided anything in this office."""
        return self.primary_by_letter or self.secondary_by_letter


def tally(court: Court) -> list[OfficeTally]:
    """All offices in play, as if the game ended now."""
    return tally_of(court.hands, court.offices, _secondary(court))


def _secondary(court: Court) -> list[int]:
    return [court.secondary(office) for office in range(OFFICE_COUNT)]


def tally_of(hands: list[Cards], offices: Sequence[int], secondary: Sequence[int]) -> list[OfficeTally]:
    """The same with these hands, and the primary and secondary tile of every office."""
    tallies: list[OfficeTally] = []
    for office in range(OFFICE_COUNT):
        if not offices[office]:
            continue
        sums = [influence(hand, office) for hand in hands]
        order = contenders(hands, office, sums, secondary[office])
        second = order[1] if len(order) > 1 and secondary[office] else NONE
        equal = [sums[ahead] == sums[behind] for ahead, behind in pairwise(order)]
        primary_by_letter = equal[:1] == [True]
        secondary_by_letter = second != NONE and True in equal
        tallies.append(OfficeTally(office, sums, order[0] if order else NONE, second, primary_by_letter, secondary_by_letter))
    return tallies


def influence(cards: Cards, office: int) -> int:
    """What these cards are worth in the office."""
    return sum([CARD_VALUE[card] for card in cards if CARD_OFFICE[card] == office])


def contenders(hands: list[Cards], office: int, sums: list[int], secondary: int) -> list[int]:
    """Who is in question for a tile of the office, in order: those who take one, and the first who goes away empty."""
    order = sorted(
        [seat for seat in range(len(hands)) if sums[seat]],
        key=lambda seat: (-sums[seat], best_letter(hands[seat], office)),
    )
    tiles = 1 + (1 if secondary else 0)
    return order[: tiles + 1]


def best_letter(hand: Cards, office: int) -> str:
    """The letter nearest A of the office's cards; behind every letter if there is none."""
    return min([CARD_LETTER[card] for card in hand if CARD_OFFICE[card] == office], default="~")


def points(court: Court) -> list[int]:
    """Points by seat: the tiles that each takes."""
    return points_of(court.hands, court.offices, _secondary(court))


def points_of(hands: list[Cards], offices: Sequence[int], secondary: Sequence[int]) -> list[int]:
    """The same with these hands, and the primary and secondary tile of every office."""
    scores = [0] * len(hands)
    for office in tally_of(hands, offices, secondary):
        if office.primary != NONE:
            scores[office.primary] += offices[office.office]
        if office.secondary != NONE:
            scores[office.secondary] += secondary[office.office]
    return scores


def tie_break(hand: Cards) -> tuple[tuple[int, str], ...]:
    """What orders seats of equal points, first things first; the smaller tuple wins.

    Gold in hand, then for each office in turn the number of its cards and the letter nearest A.
    """
    steps = [(-gold_in(hand), "")]
    for office in range(OFFICE_COUNT):
        count = sum([1 for card in hand if CARD_OFFICE[card] == office])
        steps.append((-count, best_letter(hand, office)))
    return tuple(steps)


def ranking(court: Court) -> list[int]:
    """The place of each seat; those whom nothing separates share one."""
    scores = points(court)
    keys = [(-scores[seat], tie_break(court.hands[seat])) for seat in range(court.players)]
    return [1 + sum([1 for other in keys if other < key]) for key in keys]


By: TypeAlias = Literal["gold", "count", "letter", "nothing"]


class TieBreak(NamedTuple):
    """What separates two seats of equal points."""

    by: By
    office: int
    """The office whose cards or letters were compared, or `NONE`."""


def separates(hand: Cards, other: Cards) -> TieBreak:
    """The first thing in which two hands of equal points differ."""
    for step, (mine, theirs) in enumerate(zip(tie_break(hand), tie_break(other), strict=True)):
        if mine != theirs:
            if step == 0:
                return TieBreak("gold", NONE)
            return TieBreak("count" if mine[0] != theirs[0] else "letter", step - 1)
    return TieBreak("nothing", NONE)
