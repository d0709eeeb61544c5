"""For the King (and Me) in figures: every seat before a turn of an adviser or before an auction, with all hands in sight."""

from __future__ import annotations

from math import sqrt
from typing import Final

from parlour.games.king.components import (
    CARD_OFFICE,
    CARD_VALUE,
    FAVOUR_ZONE,
    GOLD_VALUE,
    HIGHEST,
    IN_PLAY,
    IS_KING,
    OFFICE_COUNT,
    OWN_ZONE,
    lots_of,
)
from parlour.games.king.court import DRAWING, NONE, REVEALING, Court

_TENTH: Final = 0.1
_SPREAD: Final = 0.6
_SPREAD_MORE: Final = 0.5
"""How uncertain a lead in influence is: at the end, and by what is still to be had."""
STRAIGHT: Final = False
"""What is learned has hidden units."""
GOLD: Final[int] = OFFICE_COUNT
KINGS: Final[int] = OFFICE_COUNT + 1
"""Behind the influence in every office, cards are told by their gold and how many kings are among them."""


def sums_of(cards: list[int]) -> list[float]:
    """What these cards are worth in every office; their gold and the number of kings behind."""
    found = [0.0] * (OFFICE_COUNT + 2)
    for card in cards:
        office = CARD_OFFICE[card]
        if office >= 0:
            found[office] += CARD_VALUE[card]
        elif IS_KING[card]:
            found[KINGS] += 1.0
        else:
            found[GOLD] += GOLD_VALUE[card]
    return found


def rows(court: Court) -> list[list[float]]:
    """Every seat of a position in figures; nothing where no value is asked for."""
    if court.stage == DRAWING:
        fresh = (court.own_open, court.middle_open, court.favour_open) == (OWN_ZONE, court.players - 1, FAVOUR_ZONE)
        following = court.adviser if fresh else NONE
    else:
        following = court.first if court.stage == REVEALING else NONE
    if following == NONE:
        return []
    share = court.left / max(1, len(court.deck))
    deck = [share * sum_ for sum_ in sums_of(list(court.deck))]
    hands = [sums_of(list(hand)) for hand in court.hands]
    return figures(list(court.offices), hands, deck, sums_of(list(court.favour)), court.left, len(court.favour), following)


def known(court: Court) -> list[float]:
    """What needs not be learned of the points at the end: nothing."""
    return [0.0] * court.players


def figures(
    offices: list[int],
    hands: list[list[float]],
    deck: list[float],
    favour: list[float],
    left: int,
    buried: int,
    following: int,
) -> list[list[float]]:
    """Every seat in figures: by tiles, hands, what will be drawn and what is buried (all as sums), how many, and whose turn."""
    players = len(hands)
    drawn, lots = left / IN_PLAY[players], (buried + lots_of(left, players)) / IN_PLAY[players]
    out: list[list[float]] = []
    for seat, mine in enumerate(hands):
        row: list[float] = []
        worth = 0.0
        rich = 0.0
        for other in range(players):
            if other != seat and hands[other][GOLD] > rich:
                rich = hands[other][GOLD]
        for office in range(OFFICE_COUNT):
            tile = offices[office] / HIGHEST
            best = second = 0.0
            for other in range(players):
                if other != seat:
                    theirs = hands[other][office]
                    if theirs > best:
                        best, second = theirs, best
                    elif theirs > second:
                        second = theirs
            lead = mine[office] - best
            sure = lead / (_SPREAD + _SPREAD_MORE * sqrt(deck[office] + favour[office]))
            sure /= 1.0 + abs(sure)
            worth += tile * sure
            row.append(tile)
            row.append(tile * sure)
            row.append(sure if tile else 0.0)
            row.append(lead * _TENTH)
            row.append(mine[office] * _TENTH)
            row.append(deck[office] * _TENTH)
            row.append(favour[office] * _TENTH)
            if players > 2:
                row.append((mine[office] - second) * _TENTH)
        gold = mine[GOLD]
        row += [worth, gold * _TENTH, rich * _TENTH, (gold - rich) * _TENTH, gold / (gold + rich + 1.0), drawn, 2.0 * lots]
        row += [deck[GOLD] * _TENTH, favour[GOLD] * _TENTH, 2.0 * deck[KINGS] * _TENTH, 2.0 * favour[KINGS] * _TENTH]
        row += [1.0 if seat == following and left else 0.0, 1.0 if seat == following and not left else 0.0]
        out.append(row)
    return out
