"""What one viewer may know: an allow-list. A field that is not written here is not sent to anybody."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import msgspec

from parlour.games.king import ledger
from parlour.games.king.components import OFFICE_COUNT, Cards, Step
from parlour.games.king.court import NONE, OVER, STAGE_NAMES, STANDING_NAMES, Court, Stage, Standing
from parlour.games.king.reckoned import Reckoned
from parlour.games.king.result import Result, result_of


class OpenZones(NamedTuple):
    """Places left before the adviser, in the middle and on the favour pile."""

    own: int
    middle: int
    favour: int


class Noted(NamedTuple):
    """What happened in an auction, to whom, and the card or amount."""

    what: ledger.What
    seat: int
    value: int


class Observation(msgspec.Struct, frozen=True):
    """One viewer's knowledge of a position, with perfect memory. Cards are kinds; -1 stands for none or unknown."""

    viewer: int
    players: int
    stage: Stage
    phase: int
    to_act: tuple[int, ...]
    offices: tuple[int, ...]
    secondary: list[int]
    left: int
    """Cards still to be drawn from the deck."""
    adviser: int
    drawn: int
    """The drawn card; only its adviser sees it."""
    has_drawn: bool
    open_zones: OpenZones
    lying: int
    """How many cards lie before the adviser, face down; a kept king is gone at once."""
    middle: Cards
    hand: Cards
    """The viewer's own hand."""
    hand_sizes: list[int]
    shown: list[Cards]
    """What each seat took from the middle."""
    kept: list[int]
    """How many cards each seat kept as adviser."""
    buried: Cards
    """What the viewer laid on the favour pile."""
    buried_counts: list[int]
    favour_size: int
    discarded: Cards
    face_down: Cards
    """What the viewer discarded unseen."""
    face_down_counts: list[int]
    king: int
    """The king card under way."""
    king_steps: tuple[Step, ...]
    """What it still does."""
    king_touched: int
    lot: int
    first: int
    bid: int
    leader: int
    standing: list[Standing]
    owed: int
    ledger: list[Noted]
    """The auctions so far."""
    result: Result | None
    reckoned: Reckoned | None
    """What follows from all this, for people; programs reckon themselves."""


@cache
def _noted(row: int) -> Noted:
    """An entry of the ledger in names; there are not many different ones, and they come again in every observation."""
    return Noted(ledger.NAMES[ledger.what(row)], ledger.seat(row), ledger.value(row))


def observe(court: Court, viewer: int) -> Observation:
    """The position as the viewer (a seat or a spectator) may know it."""
    seated = viewer >= 0
    advising = seated and viewer == court.adviser
    return Observation(
        viewer=viewer,
        players=court.players,
        stage=STAGE_NAMES[court.stage],
        phase=court.phase,
        to_act=court.to_act(),
        offices=court.offices,
        secondary=[court.secondary(office) for office in range(OFFICE_COUNT)],
        left=court.left,
        adviser=court.adviser,
        drawn=court.drawn if advising else NONE,
        has_drawn=court.drawn != NONE,
        open_zones=OpenZones(court.own_open, court.middle_open, court.favour_open),
        lying=court.lying,
        middle=court.middle,
        hand=court.hands[viewer] if seated else (),
        hand_sizes=[len(hand) for hand in court.hands],
        shown=court.shown[:],
        kept=court.kept[:],
        buried=court.buried[viewer] if seated else (),
        buried_counts=[len(cards) for cards in court.buried],
        favour_size=len(court.favour),
        discarded=court.discarded,
        face_down=court.face_down[viewer] if seated else (),
        face_down_counts=[len(cards) for cards in court.face_down],
        king=court.king,
        king_steps=court.steps,
        king_touched=court.touched,
        lot=court.lot,
        first=court.first,
        bid=court.bid,
        leader=court.leader,
        standing=[STANDING_NAMES[standing] for standing in court.standing],
        owed=court.owed,
        ledger=[_noted(row) for row in court.ledger],
        result=result_of(court) if court.stage == OVER else None,
        reckoned=None,
    )
