"""The observation as numbers for a learner. Cards are planes by kind, seats are turned so that the viewer comes first."""

from __future__ import annotations

from typing import Final

from parlour.engine.tensor import Layout, Seating
from parlour.games.king import ledger
from parlour.games.king.components import (
    CARD_OFFICE,
    CARD_STEPS,
    CARDS_FOR,
    HIGHEST,
    HIGHEST_BID,
    IN_PLAY,
    IS_KING,
    KINDS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    OFFICE_COUNT,
    lots_of,
)
from parlour.games.king.court import BARRED, NONE, STAGE_NAMES, STANDING_NAMES
from parlour.games.king.observation import Observation

_KINGS: Final = [kind for kind in range(KINDS) if IS_KING[kind]]
_STEPS: Final = sorted({step for steps in CARD_STEPS for step in steps})
_MOST_STEPS: Final = max(len(steps) for steps in CARD_STEPS)
_COPIES: Final = [max(CARDS_FOR[MAX_PLAYERS].count(kind), 1) for kind in range(KINDS)]
_CARDS: Final = len(CARDS_FOR[MAX_PLAYERS])
_SUIT: Final = [OFFICE_COUNT + IS_KING[kind] if CARD_OFFICE[kind] == NONE else CARD_OFFICE[kind] for kind in range(KINDS)]
"""The office of a card; gold and kings come behind the offices."""
_RANK: Final = [_SUIT[:kind].count(_SUIT[kind]) for kind in range(KINDS)]
"""Which card of its suit it is."""
_LONG_HAND: Final = IS_KING.count(False) // 2
"""What counts as a long hand; only a scale."""


def _most_entries(players: int) -> int:
    """A card leaves a hand once; a lot is won or unsold once, and every seat defaults on it once at most."""
    return IN_PLAY[players] + lots_of(IN_PLAY[players], players) * (1 + players)


LAYOUT: Final = Layout()
SEATING: Final = Seating(LAYOUT, MIN_PLAYERS, MAX_PLAYERS)
STAGE: Final = LAYOUT.block("stage", len(STAGE_NAMES))
PHASE: Final = LAYOUT.block("phase", 2)
OFFICES: Final = LAYOUT.block("offices", OFFICE_COUNT)
SECONDARY: Final = LAYOUT.block("secondary", OFFICE_COUNT)
LEFT: Final = LAYOUT.block("left", 1)
FAVOUR_SIZE: Final = LAYOUT.block("favour_size", 1)

ADVISER: Final = LAYOUT.block("adviser", MAX_PLAYERS)
HAS_DRAWN: Final = LAYOUT.block("has_drawn", 1)
DRAWN: Final = LAYOUT.block("drawn", KINDS)
OPEN_ZONES: Final = LAYOUT.block("open_zones", 3)
LYING: Final = LAYOUT.block("lying", 1)
MIDDLE: Final = LAYOUT.block("middle", KINDS)
DISCARDED: Final = LAYOUT.block("discarded", KINDS)

HAND: Final = LAYOUT.block("hand", KINDS)
BURIED: Final = LAYOUT.block("buried", KINDS)
FACE_DOWN: Final = LAYOUT.block("face_down", KINDS)
SHOWN: Final = LAYOUT.block("shown", MAX_PLAYERS, KINDS)
HAND_SIZES: Final = LAYOUT.block("hand_sizes", MAX_PLAYERS)
KEPT: Final = LAYOUT.block("kept", MAX_PLAYERS)
BURIED_COUNTS: Final = LAYOUT.block("buried_counts", MAX_PLAYERS)
FACE_DOWN_COUNTS: Final = LAYOUT.block("face_down_counts", MAX_PLAYERS)

KING: Final = LAYOUT.block("king", len(_KINGS))
KING_STEPS_LEFT: Final = LAYOUT.block("king_steps", _MOST_STEPS, len(_STEPS))
KING_TOUCHED: Final = LAYOUT.block("king_touched", OFFICE_COUNT)

LOT: Final = LAYOUT.block("lot", KINDS)
FIRST: Final = LAYOUT.block("first", MAX_PLAYERS)
LEADER: Final = LAYOUT.block("leader", MAX_PLAYERS)
STANDING: Final = LAYOUT.block("standing", MAX_PLAYERS, BARRED + 1)
BID: Final = LAYOUT.block("bid", 1)
OWED: Final = LAYOUT.block("owed", 1)
WON: Final = LAYOUT.block("won", MAX_PLAYERS, KINDS)
"""The cards that each seat won openly."""
PAID: Final = LAYOUT.block("paid", MAX_PLAYERS, KINDS)
"""The cards that each seat paid openly."""
UNSOLD: Final = LAYOUT.block("unsold", KINDS)
ENTRIES: Final = max(_most_entries(players) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1))
LEDGER_WHAT: Final = LAYOUT.block("ledger_what", ENTRIES, len(ledger.NAMES))
"""The auctions so far, in order: what happened, to whom, with which card or for how much."""
LEDGER_SEAT: Final = LAYOUT.block("ledger_seat", ENTRIES, MAX_PLAYERS)
LEDGER_SUIT: Final = LAYOUT.block("ledger_suit", ENTRIES, max(_SUIT) + 1)
LEDGER_RANK: Final = LAYOUT.block("ledger_rank", ENTRIES, max(_RANK) + 1)
LEDGER_AMOUNT: Final = LAYOUT.block("ledger_amount", ENTRIES)

END_HANDS: Final = LAYOUT.block("end_hands", MAX_PLAYERS, KINDS)
"""At the end hands lie open."""

DERIVED: Final = frozenset({"result.scores", "result.ranking", "result.offices", "result.tiles", "result.ties", "reckoned"})
"""What follows from the rest of the observation and has no block of its own."""


def tensor(seen: Observation) -> list[float]:
    """The observation in the blocks of `LAYOUT`."""
    out = LAYOUT.empty()
    seats = SEATING.write(out, seen.viewer, seen.players, seen.to_act)
    STAGE.mark(out, STAGE_NAMES.index(seen.stage))
    PHASE.mark(out, seen.phase - 1)
    OFFICES.put(out, [value / HIGHEST for value in seen.offices])
    SECONDARY.put(out, [value / HIGHEST for value in seen.secondary])
    LEFT.put(out, [seen.left / _CARDS])
    FAVOUR_SIZE.put(out, [seen.favour_size / _CARDS])
    _the_adviser(out, seen, seats)
    _the_cards(out, seen, seats)
    if seen.king != NONE:
        KING.mark(out, _KINGS.index(seen.king))
    for number, step in enumerate(seen.king_steps):
        KING_STEPS_LEFT.mark(out, number, _STEPS.index(step))
    KING_TOUCHED.mark(out, seen.king_touched)
    _the_auction(out, seen, seats)
    if seen.result is not None:
        for seat, hand in enumerate(seen.result.hands):
            END_HANDS.pile(out, hand, _COPIES, seats[seat])
    return out


def _the_adviser(out: list[float], seen: Observation, seats: list[int]) -> None:
    if seen.adviser >= 0:
        ADVISER.mark(out, seats[seen.adviser])
    HAS_DRAWN.put(out, [seen.has_drawn])
    DRAWN.mark(out, seen.drawn)
    OPEN_ZONES.put(out, [places / MAX_PLAYERS for places in seen.open_zones])
    LYING.put(out, [seen.lying / MAX_PLAYERS])
    MIDDLE.pile(out, seen.middle, _COPIES)
    DISCARDED.pile(out, seen.discarded, _COPIES)


def _the_cards(out: list[float], seen: Observation, seats: list[int]) -> None:
    HAND.pile(out, seen.hand, _COPIES)
    BURIED.pile(out, seen.buried, _COPIES)
    FACE_DOWN.pile(out, seen.face_down, _COPIES)
    for seat, place in enumerate(seats):
        SHOWN.pile(out, seen.shown[seat], _COPIES, place)
        HAND_SIZES.put(out, [seen.hand_sizes[seat] / _LONG_HAND], place)
        KEPT.put(out, [seen.kept[seat] / _LONG_HAND], place)
        BURIED_COUNTS.put(out, [seen.buried_counts[seat] / _LONG_HAND], place)
        FACE_DOWN_COUNTS.put(out, [seen.face_down_counts[seat] / _LONG_HAND], place)


def _the_auction(out: list[float], seen: Observation, seats: list[int]) -> None:
    LOT.mark(out, seen.lot)
    if seen.first >= 0:
        FIRST.mark(out, seats[seen.first])
    if seen.leader >= 0:
        LEADER.mark(out, seats[seen.leader])
    for seat, standing in enumerate(seen.standing):
        STANDING.mark(out, seats[seat], STANDING_NAMES.index(standing))
    BID.put(out, [seen.bid / HIGHEST_BID])
    OWED.put(out, [seen.owed / HIGHEST_BID])
    for number, (what, seat, value) in enumerate(seen.ledger):
        LEDGER_WHAT.mark(out, number, ledger.NAMES.index(what))
        if what != "unsold":
            LEDGER_SEAT.mark(out, number, seats[seat])
        if what in ("won", "paid", "unsold"):
            LEDGER_SUIT.mark(out, number, _SUIT[value])
            LEDGER_RANK.mark(out, number, _RANK[value])
            if what == "unsold":
                UNSOLD.pile(out, (value,), _COPIES)
            else:
                (WON if what == "won" else PAID).pile(out, (value,), _COPIES, seats[seat])
        else:
            LEDGER_AMOUNT.put(out, [value / HIGHEST_BID], number)
