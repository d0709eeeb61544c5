"""A position of For the King (and Me): the court's data with the engine's contract on it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from parlour.engine.chance import Dice, Rng
from parlour.engine.contract import CHANCE, Actions, Events, Seats
from parlour.engine.messages import Prompt
from parlour.games.king import gain_esteem, king_cards, messages, scoring, share_influence
from parlour.games.king.actions import DRAW, FIRST, LOSE, PASS, REVEAL
from parlour.games.king.components import FAVOUR_ZONE, IN_PLAY, MAX_PLAYERS, TURN_CARDS, lots_of
from parlour.games.king.court import (
    BIDDING,
    CHOOSING_FIRST,
    DRAWING,
    KING,
    LOSING,
    NONE,
    OVER,
    PAYING,
    PLACING,
    REVEALING,
    STAGE_NAMES,
    TAKING,
    Court,
)
from parlour.games.king.observation import observe

if TYPE_CHECKING:
    from parlour.games.king.observation import Observation

_ALONE: Final[list[Seats]] = [*((seat,) for seat in range(MAX_PLAYERS)), (CHANCE,)]
"""The seat that acts, as a tuple; `CHANCE` is -1 and so the last."""


class KingState(Court):
    """One position; see `Court` for its data and the modules named after the rulebook's phases for its rules."""

    __slots__ = ()

    @property
    def is_over(self) -> bool:
        return self.stage == OVER

    def to_act(self) -> Seats:
        if self.stage == OVER:
            return ()
        return _ALONE[self.turn]

    def moment(self) -> str:
        return f"phase {self.phase}, {STAGE_NAMES[self.stage].replace('_', ' ')}"

    def legal_actions(self, seat: int) -> Actions:
        if seat != self.turn or seat < 0:
            return ()
        stage = self.stage
        if stage == BIDDING:
            return gain_esteem.legal_bids(self)
        if stage == PLACING:
            return share_influence.legal_placings(self)
        if stage == TAKING:
            return share_influence.legal_takings(self)
        if stage == PAYING:
            return gain_esteem.legal_payments(self)
        return king_cards.legal(self)

    def apply(self, seat: int, action: int, events: Events = None) -> None:
        if seat != self.turn or seat < CHANCE:
            self.check_turn(seat)
        stage = self.stage
        if stage == BIDDING:
            gain_esteem.bid(self, action, events)
        elif stage == DRAWING:
            share_influence.draw(self, action, events)
        elif stage == PLACING:
            share_influence.place(self, action, events)
        elif stage == TAKING:
            share_influence.take(self, action, events)
        elif stage == PAYING:
            gain_esteem.pay(self, action, events)
        elif stage == REVEALING:
            gain_esteem.reveal(self, action, events)
        elif stage == LOSING:
            gain_esteem.lose(self, action, events)
        elif stage == CHOOSING_FIRST:
            share_influence.choose_first(self, action, events)
        else:
            self._change_office(action, events)
        if events is not None and self.stage != stage:
            gain_esteem.tell_turning_point(self, events)

    def commit(self, seat: int, action: int, events: Events = None) -> None:
        whole = self.clone()
        whole.apply(seat, action)
        if action == PASS and whole.disclosures != self.disclosures:  # what the winner of the auction shows
            gain_esteem.leave(self, events)
        else:
            self.apply(seat, action, events)

    def _change_office(self, action: int, events: Events) -> None:
        if king_cards.change_office(self, action, events):
            return
        if self.lot == NONE:
            share_influence.after_king(self)
        else:
            gain_esteem.after_lot(self)

    def forced(self, seat: int) -> int | None:
        """The last card in the middle, and passing where no bid is higher: what the hand holds never matters here."""
        legal = self.legal_actions(seat) if self.stage in (TAKING, BIDDING) else ()
        return legal[0] if len(legal) == 1 else None

    def chance_outcomes(self) -> list[tuple[int, int]]:
        stage = self.stage
        if stage == CHOOSING_FIRST:
            return [(FIRST + seat, 1) for seat in range(self.players)]
        if stage == DRAWING:
            family, cards = DRAW, self.deck
        elif stage == REVEALING:
            family, cards = REVEAL, self.favour
        elif stage == LOSING:
            family, cards = LOSE, self.hands[self.leader]
        else:
            return []
        return [(family + card, len(list(same))) for card, same in groupby(cards)]

    def sample_chance(self, rng: Rng) -> int:
        stage = self.stage
        if stage == DRAWING:
            deck = self.deck
            return DRAW + deck[rng.below(len(deck))]
        if stage == REVEALING:
            favour = self.favour
            return REVEAL + favour[rng.below(len(favour))]
        if stage == LOSING:
            hand = self.hands[self.leader]
            return LOSE + hand[rng.below(len(hand))]
        self.check_turn(CHANCE)
        return FIRST + rng.below(self.players)

    # <written by positions: clone and key>
    def clone(self) -> KingState:
        copy = KingState()
        copy.players = self.players
        copy.disclosures = self.disclosures
        copy.stage = self.stage
        copy.turn = self.turn
        copy.deck = self.deck
        copy.left = self.left
        copy.hands = self.hands[:]
        copy.shown = self.shown[:]
        copy.kept = self.kept[:]
        copy.buried = self.buried[:]
        copy.favour = self.favour
        copy.discarded = self.discarded
        copy.face_down = self.face_down[:]
        copy.offices = self.offices
        copy.adviser = self.adviser
        copy.drawn = self.drawn
        copy.own_open = self.own_open
        copy.middle_open = self.middle_open
        copy.favour_open = self.favour_open
        copy.middle = self.middle
        copy.steps = self.steps
        copy.touched = self.touched
        copy.lot = self.lot
        copy.first = self.first
        copy.bid = self.bid
        copy.leader = self.leader
        copy.standing = self.standing[:]
        copy.owed = self.owed
        copy.ledger = self.ledger[:]
        copy.lying = self.lying
        copy.king = self.king
        return copy

    def key(self) -> tuple[Any, ...]:
        return (
            self.players,
            self.stage,
            self.turn,
            self.deck,
            self.left,
            tuple(self.hands),
            tuple(self.shown),
            tuple(self.kept),
            tuple(self.buried),
            self.favour,
            self.discarded,
            tuple(self.face_down),
            self.offices,
            (self.adviser, self.drawn, self.own_open, self.middle_open, self.favour_open, self.middle),
            (self.steps, self.touched),
            (self.lot, self.first, self.bid, self.leader, tuple(self.standing), self.owed),
            tuple(self.ledger),
        )

    # </written>

    def observe(self, viewer: int) -> Observation:
        return observe(self, viewer)

    def resample(self, viewer: int, rng: Dice) -> KingState:
        from parlour.games.king.resample import sample

        return sample(observe(self, viewer), rng)

    def scores(self) -> list[int]:
        return scoring.points(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def progress(self) -> float:
        if self.stage == OVER:
            return 1.0
        total = IN_PLAY[self.players]
        turn = TURN_CARDS[self.players]
        sold = lots_of(total, self.players) - len(self.favour) if self.phase == 2 else 0
        return (total - self.left + sold * turn / FAVOUR_ZONE) / (2 * total + turn)

    def prompt(self, seat: int) -> Prompt:
        return messages.prompt(self, seat)

    def census(self) -> tuple[int, ...]:
        cards = [*self.deck, *self.favour, *self.middle, *self.discarded]
        for seat in range(self.players):
            cards += [*self.hands[seat], *self.face_down[seat]]
        if self.drawn != NONE:
            cards.append(self.drawn)
        if self.lot != NONE and self.stage != KING:  # a king that is being played lies with the discards already
            cards.append(self.lot)
        return tuple(sorted(cards))


def opening(players: int) -> KingState:
    """The position before the first adviser is known."""
    state = KingState()
    state.begin(players)
    return state
