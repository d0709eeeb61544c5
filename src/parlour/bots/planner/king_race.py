"""For the King (and Me) played on in big steps: whole turns and whole auctions at once, by values instead of rules of thumb.

A race starts from a full position, guessed or true. Everybody sees everything in it; what everybody wants says a `KingValue`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from parlour.engine.chance import Dice
from parlour.games.king.components import (
    CARD_OFFICE,
    CARD_STEPS,
    CARD_VALUE,
    GOLD_VALUE,
    HIGHEST,
    IS_GOLD,
    IS_KING,
    KINDS,
    MAX_PLAYERS,
    OFFICE_COUNT,
    Cards,
    Step,
    lots_of,
    secondary_tile,
)
from parlour.games.king.court import BARRED, BIDDING, DRAWING, IN, KING, LOSING, NONE, OVER, PAYING, REVEALING, TAKING
from parlour.games.king.gain_esteem import LOWEST_BID
from parlour.games.king.payments import cheapest_payment
from parlour.games.king.scoring import tie_break
from parlour.games.king.state import KingState

if TYPE_CHECKING:
    from parlour.bots.planner.king_value import KingValue

GOLD_KINDS: Final[list[int]] = [kind for kind in range(KINDS) if IS_GOLD[kind]]
_FIRST_GOLD: Final[int] = GOLD_KINDS[0]
SECONDARY: Final[list[list[int]]] = [
    [secondary_tile(tile, players) for tile in range(HIGHEST + 1)] for players in range(MAX_PLAYERS + 1)
]
_MANY: Final = 32


@cache
def _cheapest(purse: int, owed: int) -> list[int]:
    """How many gold cards of each kind pay the bid with the least to spare; a purse is packed, so that it can be remembered."""
    gold: list[int] = []
    for kind in reversed(GOLD_KINDS):
        gold += [kind] * (purse % _MANY)
        purse //= _MANY
    paid = cheapest_payment(tuple(sorted(gold)), owed)
    return [paid.count(kind) for kind in GOLD_KINDS]


class World:
    """What chance will bring: the same for every choice that is tried in it."""

    def __init__(self, state: KingState, rng: Dice) -> None:
        self.state = state
        deck = list(state.deck)
        rng.shuffle(deck)
        self.draws = deck[: state.left]
        self.favour = list(state.favour)
        lots = len(self.favour) + 1 + lots_of(len(self.draws), state.players)
        self.order = list(range(lots))
        """In which order the lots come up; those that are not buried yet have a place in it, too."""
        rng.shuffle(self.order)
        random = rng.random
        self.moods: list[float] = [random() + random() - 1.0 for _ in range((lots + 1) * state.players)]
        """From -1 to 1, by lot and seat: how far somebody's limit is off."""
        self.limits: list[int] = []
        """By seat, up to where it bids for the lot under way."""


class Race:
    """A position as sums, purses and tiles, which plays itself out."""

    def __init__(self, state: KingState, world: World, values: list[KingValue]) -> None:
        players = state.players
        self.players = players
        self.values = values
        """What each seat goes by."""
        self.world = world
        self.offices: list[int] = list(state.offices)
        self.sums: list[list[int]] = [[0] * players for _ in range(OFFICE_COUNT)]
        """Influence by office and seat."""
        self.held: list[list[int]] = []
        """Government cards by seat."""
        self.purses: list[list[int]] = []
        """How many gold cards of each kind, by seat."""
        self.gold: list[int] = [0] * players
        for seat in range(players):
            held: list[int] = []
            purse = [0] * len(GOLD_KINDS)
            for card in state.hands[seat]:
                office = CARD_OFFICE[card]
                if office >= 0:
                    held.append(card)
                    self.sums[office][seat] += CARD_VALUE[card]
                else:
                    purse[card - _FIRST_GOLD] += 1
                    self.gold[seat] += CARD_VALUE[card]
            self.held.append(held)
            self.purses.append(purse)
        self.favour = world.favour[:]
        if len(state.favour) > len(self.favour):
            self.favour.append(_added(state.favour, world.favour))
        self.coming: list[int] = [0] * OFFICE_COUNT
        """By office, the squares of the values that are still to be had: how much may change."""
        for card in world.draws:
            self._comes(card)
        for card in self.favour:
            self._comes(card)
        for card in state.middle:
            self._comes(card)
        if state.lot != NONE and not IS_KING[state.lot]:
            self._comes(state.lot)
        self.drawn = 0
        """How many of the world's draws were made."""
        under_way = state.own_open + state.middle_open + state.favour_open
        self.lots = len(self.favour) + state.favour_open + lots_of(len(world.draws) - under_way, players)
        """How many cards will still be auctioned."""
        self.stage = state.stage
        self.turn = state.turn
        self.adviser = state.adviser
        self.own_open = state.own_open
        self.middle_open = state.middle_open
        self.favour_open = state.favour_open
        self.middle: list[int] = list(state.middle)
        self.steps = state.steps
        self.touched = state.touched
        self.lot = state.lot
        self.first = state.first
        self.bid = state.bid
        self.leader = state.leader
        self.standing: list[int] = state.standing[:]
        self.owed = state.owed

    def _comes(self, card: int) -> None:
        office = CARD_OFFICE[card]
        if office >= 0:
            self.coming[office] += CARD_VALUE[card] * CARD_VALUE[card]

    # --- to the end ---------------------------------------------------------------------------------------------------

    def play_out(self, seat: int = 0, limit: int = 0) -> None:
        """Play on to the end; the seat bids for the lot under way up to its limit."""
        self.settle(seat, limit)
        if self.stage == DRAWING:
            self._share()
        if self.stage != OVER:
            self._esteem()

    def settle(self, seat: int, limit: int) -> None:
        """Play the turn or the auction under way to its end: the next adviser draws, or the next lot is turned over."""
        stage = self.stage
        if stage == KING:
            self._change_offices(self.turn, self.steps, self.touched)
            if self.lot == NONE:
                stage = DRAWING if self.turn == self.adviser else TAKING
                self.turn = (self.turn + 1) % self.players
            else:
                stage = REVEALING
                self.first = (self.first + 1) % self.players
        if stage == DRAWING:
            self._advise()
        elif stage == TAKING:
            self._take(self.turn)
            stage = DRAWING
        elif stage in (BIDDING, LOSING):
            limits = self.world.limits[:]
            limits[seat] = limit
            if stage == LOSING:
                self._default(self.leader)
            self._auction(limits)
            self.first = (self.first + 1) % self.players
            stage = REVEALING
        elif stage == PAYING:
            self._win(self.leader, self.owed)
            self.first = (self.first + 1) % self.players
            stage = REVEALING
        self.stage = stage

    def _share(self) -> None:
        """The rest of phase 1."""
        while self.drawn < len(self.world.draws):
            self.adviser = (self.adviser + 1) % self.players
            self.own_open, self.middle_open, self.favour_open = 1, self.players - 1, 1
            self._advise()
        self.first = (self.adviser + 1) % self.players

    def _advise(self) -> None:
        """The adviser sees the cards of the turn at once: one to keep, one to bury, and the others have the rest."""
        count = self.own_open + self.middle_open + self.favour_open
        adviser = self.adviser
        value = self.values[adviser]
        if count:
            cards = self.world.draws[self.drawn : self.drawn + count]
            self.drawn += count
            harms = [self._harm(adviser, card) for card in cards]
            if self.own_open:
                best, keep = -1e9, 0
                for place in range(count):
                    worth = value.card(self, adviser, cards[place]) + value.weights.harm * harms[place]
                    if worth > best:
                        best, keep = worth, place
                card = cards.pop(keep)
                harms.pop(keep)
                self.gain(adviser, card)
            if self.favour_open:
                best, bury = -1e9, 0
                for place in range(len(cards)):
                    if harms[place] > best:
                        best, bury = harms[place], place
                self.favour.append(cards.pop(bury))
            self.middle += cards
            self.own_open = self.middle_open = self.favour_open = 0
        self._take((adviser + 1) % self.players)

    def _harm(self, adviser: int, card: int) -> float:
        """What it costs the adviser if the others get the card."""
        worst = 0.0
        for seat in range(self.players):
            if seat != adviser:
                worst = max(worst, self.values[seat].card(self, seat, card))
        return worst / (self.players - 1)

    def _take(self, seat: int) -> None:
        """The others take from the middle, from this seat on."""
        middle = self.middle
        while seat != self.adviser:
            place = 0
            value = self.values[seat]
            if len(middle) > 1:
                best = -1e9
                for other in range(len(middle)):
                    worth = value.card(self, seat, middle[other])
                    if worth > best:
                        best, place = worth, other
            if middle:
                self.gain(seat, middle.pop(place))
            seat = (seat + 1) % self.players

    def _esteem(self) -> None:
        """The rest of phase 2."""
        for slot in self.world.order:
            if slot < len(self.favour):
                self.lot = self.favour[slot]
                self.lots -= 1
                self.bid = 0
                self.leader = NONE
                self.standing = [IN] * self.players
                self.turn = self.first
                self._auction(self._limits(slot * self.players))
                self.first = (self.first + 1) % self.players

    # --- what happens -------------------------------------------------------------------------------------------------

    def _limits(self, place: int) -> list[int]:
        """Up to where everybody bids for the lot, by the moods from that place on."""
        moods, lot = self.world.moods, self.lot
        return [self.values[seat].limit(self, seat, lot, moods[place + seat]) for seat in range(self.players)]

    def _auction(self, limits: list[int]) -> None:
        """Everybody bids the least that is allowed, up to a limit."""
        players, lot = self.players, self.lot
        bid, leader, seat = self.bid, self.leader, self.turn
        waiting = 0
        while waiting < players:
            if seat != leader and self.standing[seat] == IN:
                price = LOWEST_BID[bid]
                if limits[seat] >= price:
                    bid, leader = price, seat
                    waiting = 0
            waiting += 1
            seat += 1
            if seat == players:
                seat = 0
        if leader == NONE:
            self._goes(lot)
        elif bid > self._means(leader):
            self._default(leader)
            self._auction(limits)
        else:
            self._win(leader, bid)

    def _means(self, seat: int) -> int:
        """The highest bid for the lot that the hand can pay: `court.means` from purses."""
        return len(self.held[seat]) + sum(self.purses[seat]) if IS_GOLD[self.lot] else self.gold[seat]

    def _default(self, seat: int) -> None:
        """Whoever bid too much in this world loses a card, and the others bid again."""
        hand = self.hand(seat)
        if hand:
            self._lose(seat, hand[int(0.5 * (1.0 + self.world.moods[seat]) * len(hand))])
        self.standing[seat] = BARRED
        self.standing = [BARRED if standing == BARRED else IN for standing in self.standing]
        self.bid = 0
        self.leader = NONE
        self.turn = self.first

    def _win(self, seat: int, owed: int) -> None:
        """Pay and gain the lot."""
        if IS_GOLD[self.lot]:
            for card in self.values[seat].least_missed(self, seat, owed):
                self._lose(seat, card)
        else:
            purse = self.purses[seat]
            packed = 0
            for count in purse:
                packed = packed * _MANY + count
            for kind, paid in enumerate(_cheapest(packed, owed)):
                purse[kind] -= paid
                self.gold[seat] -= paid * GOLD_VALUE[_FIRST_GOLD + kind]
        self.gain(seat, self.lot)

    def _goes(self, card: int) -> None:
        """A card is gone for all."""
        office = CARD_OFFICE[card]
        if office >= 0:
            self.coming[office] -= CARD_VALUE[card] * CARD_VALUE[card]

    def gain(self, seat: int, card: int) -> None:
        """The card joins the hand; a king acts at once."""
        office = CARD_OFFICE[card]
        if office >= 0:
            value = CARD_VALUE[card]
            self.sums[office][seat] += value
            self.coming[office] -= value * value
            self.held[seat].append(card)
        elif IS_GOLD[card]:
            self.purses[seat][card - _FIRST_GOLD] += 1
            self.gold[seat] += GOLD_VALUE[card]
        else:
            self._change_offices(seat, CARD_STEPS[card], NONE)

    def _lose(self, seat: int, card: int) -> None:
        """A card leaves the hand unseen."""
        office = CARD_OFFICE[card]
        if office >= 0:
            self.sums[office][seat] -= CARD_VALUE[card]
            self.held[seat].remove(card)
        else:
            self.purses[seat][card - _FIRST_GOLD] -= 1
            self.gold[seat] -= GOLD_VALUE[card]

    def _change_offices(self, seat: int, steps: tuple[Step, ...], touched: int) -> None:
        for step in steps:
            office, by, _worth = self.values[seat].best_change(self, seat, step, touched)
            if office != NONE:
                self.offices[office] += by
                touched = office

    # --- the end ------------------------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        """Points by seat as if the game ended now: `scoring.points_of` from sums."""
        points = [0] * self.players
        for office in range(OFFICE_COUNT):
            tile = self.offices[office]
            if tile:
                first = self._ahead(office, NONE)
                if first != NONE:
                    points[first] += tile
                    secondary = SECONDARY[self.players][tile]
                    if secondary:
                        second = self._ahead(office, first)
                        if second != NONE:
                            points[second] += secondary
        return points

    def _ahead(self, office: int, but: int) -> int:
        """Who has most influence in the office, leaving out that seat."""
        sums = self.sums[office]
        best, leads = 0, NONE
        for seat in range(self.players):
            mine = sums[seat]
            if seat == but or not mine or mine < best:
                continue
            if mine > best or self._letter(seat, office) < self._letter(leads, office):
                best, leads = mine, seat
        return leads

    def _letter(self, seat: int, office: int) -> int:
        """The seat's card nearest A: within an office kinds follow the letters."""
        nearest = KINDS
        for card in self.held[seat]:
            if CARD_OFFICE[card] == office and card < nearest:
                nearest = card
        return nearest

    def share(self, seat: int, points: list[int]) -> float:
        """The seat's share of the victory."""
        best = max(points)
        if points[seat] < best:
            return 0.0
        level = [other for other in range(self.players) if points[other] == best]
        if len(level) == 1:
            return 1.0
        mine = tie_break(self.hand(seat))
        equal = 1
        for other in level:
            if other != seat:
                theirs = tie_break(self.hand(other))
                if theirs < mine:
                    return 0.0
                if theirs == mine:
                    equal += 1
        return 1.0 / equal

    def hand(self, seat: int) -> Cards:
        """The seat's cards as the rules have them."""
        cards = self.held[seat][:]
        for place, count in enumerate(self.purses[seat]):
            cards += [GOLD_KINDS[place]] * count
        return tuple(sorted(cards))


def _added(pile: Cards, before: list[int]) -> int:
    """The one card that the pile has more than before; both are sorted."""
    for place in range(len(before)):
        if pile[place] != before[place]:
            return pile[place]
    return pile[-1]
