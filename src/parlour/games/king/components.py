"""The cards and tiles of For the King (and Me), read from `components.json` into flat tables.

A card is known by its kind, a small integer; what it is, the tables here say.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final, Literal, TypeAlias

import msgspec

from parlour.engine.components import Audit, Expected, Fact, Provenance, check_counts
from parlour.games.king.ledger import MOST_SEATS, VALUES

Cards: TypeAlias = "tuple[int, ...]"
"""A pile or a hand: sorted kinds, as order never matters in this game."""


Family: TypeAlias = Literal["government", "gold", "king"]
Step: TypeAlias = Literal["raise", "lower", "either"]
"""What a king card does to an office."""


class _Office(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colour: str
    mark: int
    values: list[int]
    letters: str
    provenance: Provenance


class _Gold(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    unmarked: int
    marked: dict[str, int]
    provenance: Provenance


class _King(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    steps: list[Step]
    unmarked: int
    marked: dict[str, int]
    provenance: Provenance


class _Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    provenance: Provenance


class _Tiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lowest: int
    highest: int
    start: int
    provenance: Provenance


class _Secondary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    divisor: int
    fewest_players: int
    provenance: Provenance


class _Zones(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    own: int
    favour: int
    provenance: Provenance


class _Bids(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    first: int
    raise_: int = msgspec.field(name="raise")
    provenance: Provenance


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    by: int
    provenance: Provenance


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: str
    counts: list[Expected]
    facts: list[Fact]
    nobles: _Count
    office_tiles: _Tiles
    secondary_tiles: _Secondary
    zones: _Zones
    bids: _Bids
    king_step: _Step
    offices: list[_Office]
    gold: list[_Gold]
    king_cards: list[_King]
    left_out_unseen: dict[str, _Count]


_DATA: Final = msgspec.json.decode(files(__package__).joinpath("components.json").read_bytes(), type=_Data)

EDITION: Final[str] = _DATA.edition

# --- offices -----------------------------------------------------------------------------------------------------------

OFFICES: Final[list[str]] = [office.id for office in _DATA.offices]
"""In the order in which the last tie-break goes through them."""
OFFICE_MARKS: Final[list[int]] = [office.mark for office in _DATA.offices]
OFFICE_COUNT: Final[int] = len(OFFICES)
LOWEST: Final[int] = _DATA.office_tiles.lowest
HIGHEST: Final[int] = _DATA.office_tiles.highest
START: Final[int] = _DATA.office_tiles.start
KING_STEP: Final[int] = _DATA.king_step.by
"""How far a king card moves a primary tile."""
_DIVISOR: Final[int] = _DATA.secondary_tiles.divisor
_SECONDARY_FROM: Final[int] = _DATA.secondary_tiles.fewest_players


def has_secondary(players: int) -> bool:
    """Whether offices have secondary tiles at such a table."""
    return players >= _SECONDARY_FROM


def secondary_tile(primary: int, players: int) -> int:
    """The secondary tile beside a primary tile; 0 for none."""
    return primary // _DIVISOR if has_secondary(players) else 0


# --- kinds of card -----------------------------------------------------------------------------------------------------

CARD_FAMILY: Final[list[Family]] = []
CARD_OFFICE: Final[list[int]] = []
"""The office of a government card, -1 for the others."""
CARD_VALUE: Final[list[int]] = []
"""Influence of a government card; gold of a gold card; 0 for a king."""
CARD_LETTER: Final[list[str]] = []
CARD_NAME: Final[list[str]] = []
"""How notation spells the card: `military-C`, `gold-2`, `king-raise-two`."""
CARD_STEPS: Final[list[tuple[Step, ...]]] = []
"""What a king card does, step by step; nothing for the others."""
_UNMARKED: Final[list[int]] = []
"""How many of the card are in every game."""
_MARKED: Final[list[dict[str, int]]] = []
"""How many there are besides from so many players on."""


def _add(family: Family, name: str, office: int, value: int, letter: str, steps: list[Step]) -> None:
    CARD_FAMILY.append(family)
    CARD_OFFICE.append(office)
    CARD_VALUE.append(value)
    CARD_LETTER.append(letter)
    CARD_NAME.append(name)
    CARD_STEPS.append(tuple(steps))


for _index, _office in enumerate(_DATA.offices):
    for _value, _letter in zip(_office.values, _office.letters, strict=True):
        _add("government", f"{_office.id}-{_letter}", _index, _value, _letter, [])
        _UNMARKED.append(0)
        _MARKED.append({str(_office.mark): 1})
for _gold in sorted(_DATA.gold, key=lambda gold: gold.value):
    _add("gold", f"gold-{_gold.value}", -1, _gold.value, "", [])
    _UNMARKED.append(_gold.unmarked)
    _MARKED.append(_gold.marked)
for _king in _DATA.king_cards:
    _add("king", f"king-{_king.id}", -1, 0, "", _king.steps)
    _UNMARKED.append(_king.unmarked)
    _MARKED.append(_king.marked)

KINDS: Final[int] = len(CARD_NAME)
if KINDS > VALUES:
    raise ValueError(f"{KINDS} kinds of cards: the ledger of the auctions has room for {VALUES}")
IS_GOLD: Final[list[bool]] = [family == "gold" for family in CARD_FAMILY]
IS_KING: Final[list[bool]] = [family == "king" for family in CARD_FAMILY]
GOLD_VALUE: Final[list[int]] = [CARD_VALUE[kind] if IS_GOLD[kind] else 0 for kind in range(KINDS)]
"""What a card pays where gold is asked for; 0 for a card that is no gold."""


# --- what is in play ---------------------------------------------------------------------------------------------------


def cards_for(players: int) -> Cards:
    """All cards that may turn up with so many players: those marked above the player count are out."""
    cards: list[int] = []
    for kind in range(KINDS):
        cards += [kind] * (_UNMARKED[kind] + sum(count for mark, count in _MARKED[kind].items() if int(mark) <= players))
    return tuple(cards)


def left_out(players: int) -> int:
    """How many cards leave the game unseen."""
    return _DATA.left_out_unseen[str(players)].count


MAX_PLAYERS: Final[int] = _DATA.nobles.count
if MAX_PLAYERS > MOST_SEATS:
    raise ValueError(f"nobles.count: {MAX_PLAYERS} players, and the ledger of the auctions has room for {MOST_SEATS}")
MIN_PLAYERS: Final[int] = min(int(players) for players in _DATA.left_out_unseen)
CARDS_FOR: Final[list[Cards]] = [cards_for(players) if players >= MIN_PLAYERS else () for players in range(MAX_PLAYERS + 1)]
IN_PLAY: Final[list[int]] = [
    len(CARDS_FOR[players]) - left_out(players) if players >= MIN_PLAYERS else 0 for players in range(MAX_PLAYERS + 1)
]
"""How many cards will be drawn, by the number of players."""
HIGHEST_BID: Final[int] = sum(GOLD_VALUE[kind] for kind in CARDS_FOR[MAX_PLAYERS])
"""All the gold in the box: nobody can ever pay more."""
if HIGHEST_BID >= VALUES:
    raise ValueError(f"gold: bids go up to {HIGHEST_BID}, and the ledger of the auctions has room for {VALUES - 1}")


# --- turns and bids ----------------------------------------------------------------------------------------------------

OWN_ZONE: Final[int] = _DATA.zones.own
FAVOUR_ZONE: Final[int] = _DATA.zones.favour
"""How many cards of a turn the adviser keeps, and how many are buried."""
TURN_CARDS: Final[list[int]] = [OWN_ZONE + FAVOUR_ZONE + players - 1 for players in range(MAX_PLAYERS + 1)]
"""How many cards an adviser places: the middle has one for each opponent."""
for _players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
    _turn = TURN_CARDS[_players]
    assert IN_PLAY[_players] % _turn == 0, f"{IN_PLAY[_players]} cards are no whole turns of {_turn}"


def lots_of(cards: int, players: int) -> int:
    """How many of so many cards are buried, to be auctioned: the turns that they last have each their share."""
    return cards // TURN_CARDS[players] * FAVOUR_ZONE


FIRST_BID: Final[int] = _DATA.bids.first
RAISE_BY: Final[int] = _DATA.bids.raise_


def lowest_bid(bid: int) -> int:
    """The least that may be bid next; `bid` is the highest so far, 0 before the first."""
    return bid + RAISE_BY if bid else FIRST_BID


def start_offices(players: int) -> tuple[int, ...]:
    """The primary tiles at the start; 0 for an office that is not in play."""
    return tuple(START if mark <= players else 0 for mark in OFFICE_MARKS)


# --- audit -------------------------------------------------------------------------------------------------------------


def _found() -> dict[str, int]:
    every = CARDS_FOR[MAX_PLAYERS]
    found = {
        "government cards": sum(CARD_FAMILY[kind] == "government" for kind in every),
        "gold cards": sum(IS_GOLD[kind] for kind in every),
        "king cards": sum(IS_KING[kind] for kind in every),
        "cards": len(every),
        "office tiles": OFFICE_COUNT * (HIGHEST - LOWEST + 1),
        "noble tiles": _DATA.nobles.count,
    }
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        found[f"cards in play with {players} players"] = IN_PLAY[players]
    return found


def _numbers() -> dict[Provenance, int]:
    numbers: dict[Provenance, int] = {"printed": 0, "derived": 0, "reconstructed": 0}
    numbers[_DATA.nobles.provenance] += 1
    numbers[_DATA.office_tiles.provenance] += 3
    numbers[_DATA.secondary_tiles.provenance] += 2
    numbers[_DATA.zones.provenance] += 2
    numbers[_DATA.bids.provenance] += 2
    numbers[_DATA.king_step.provenance] += 1
    for count in _DATA.left_out_unseen.values():
        numbers[count.provenance] += 1
    for office in _DATA.offices:
        numbers[office.provenance] += len(office.values) + 1
    for gold in _DATA.gold:
        numbers[gold.provenance] += 1 + 1 + len(gold.marked)
    for king in _DATA.king_cards:
        numbers[king.provenance] += 1 + len(king.marked)
    return numbers


def audit() -> Audit:
    """Every count of the rulebook's list against the data file."""
    return Audit("king", EDITION, check_counts(_DATA.counts, _found()), _DATA.facts, _numbers())
