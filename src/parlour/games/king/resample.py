"""Guess the hidden cards: a position that one viewer cannot tell from the true one, from the observation alone.

Every card in play once went to a seat's own pile, to the middle, or to the favour pile. The observation says which of these
the viewer knows; the rest is dealt again from what nobody has shown. The auctions' ledger then says which hands are
possible: whoever paid a card had it, whoever could not pay had less.
"""

from __future__ import annotations

from typing import Final

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, NOBODY
from parlour.games.king import ledger
from parlour.games.king.components import CARDS_FOR, GOLD_VALUE, Cards
from parlour.games.king.court import NONE, STAGE_NAMES, STANDING_NAMES, gold_in, is_gold, is_king, leaves_openly
from parlour.games.king.observation import Observation
from parlour.games.king.state import KingState, opening

_TRIES: Final = 20_000
_PATIENT: Final = 20
"""Tries before unseen discards are guessed to be gold rather than anything."""
_WHAT: Final[dict[str, int]] = {name: number for number, name in enumerate(ledger.NAMES)}


def sample(seen: Observation, rng: Dice) -> KingState:
    """A position with this very observation."""
    state = _what_is_known(seen)
    others = _opponents(seen)
    sold = _sold(seen)
    buried = _minus(sold, seen.buried)
    """Cards of the favour pile that others must have buried."""
    unknown = _unknown(seen, others, buried)

    # Deal: what the others kept (never a king: a kept king shows itself), what they buried, the drawn card; the rest is deck.
    dealt = 0
    for other in others:
        other.free = [_pull_no_king(unknown, rng) for _ in range(other.kept - len(other.forced))]
        dealt += seen.buried_counts[other.seat]
    pile = buried + [_pull(unknown, rng) for _ in range(dealt - len(buried))]
    if seen.has_drawn and seen.drawn == NONE:
        state.drawn = _pull(unknown, rng)
    _make_possible(others, pile, len(buried), unknown, rng)

    for other in others:
        state.hands[other.seat] = tuple(sorted(other.hand))
        state.face_down[other.seat] = tuple(sorted(other.gone))
    if seen.result is not None:
        state.hands = list(seen.result.hands)
    rng.shuffle(pile)
    start = 0
    for other in others:
        end = start + seen.buried_counts[other.seat]
        state.buried[other.seat] = tuple(sorted(pile[start:end]))
        start = end
    state.favour = tuple(sorted(_minus([*pile, *seen.buried], tuple(sold))))
    state.deck = tuple(sorted(unknown))
    return state


def unseen(seen: Observation) -> Cards:
    """The cards that the viewer has not seen, wherever they are: each card that was shown counts once, however often."""
    return tuple(_unknown(seen, _opponents(seen), _minus(_sold(seen), seen.buried)))


def _opponents(seen: Observation) -> list[_Opponent]:
    return [_Opponent(seen, seat) for seat in range(seen.players) if seat != seen.viewer]


def _sold(seen: Observation) -> list[int]:
    """The cards of the favour pile that have been turned over."""
    sold = [value for what, _seat, value in seen.ledger if what in ("won", "unsold")]
    if seen.lot != NONE and seen.stage != "king":
        sold.append(seen.lot)
    return sold


def _what_is_known(seen: Observation) -> KingState:
    """A position with everything in it that the observation says outright."""
    state = opening(seen.players)
    state.stage = STAGE_NAMES.index(seen.stage)
    state.turn = seen.to_act[0] if seen.to_act else NOBODY
    state.left = seen.left
    state.offices = seen.offices
    state.adviser = seen.adviser
    state.drawn = seen.drawn
    state.own_open, state.middle_open, state.favour_open = seen.open_zones
    state.middle = seen.middle
    state.shown = seen.shown[:]
    state.kept = seen.kept[:]
    state.discarded = seen.discarded
    state.steps = seen.king_steps
    state.touched = seen.king_touched
    state.lot = seen.lot
    state.first = seen.first
    state.bid = seen.bid
    state.leader = seen.leader
    state.standing = [STANDING_NAMES.index(standing) for standing in seen.standing]
    state.owed = seen.owed
    state.lying = seen.lying
    state.king = seen.king
    state.ledger = [ledger.entry(_WHAT[what], seat, value) for what, seat, value in seen.ledger]
    if seen.viewer > CHANCE:
        state.hands[seen.viewer] = seen.hand
        state.buried[seen.viewer] = seen.buried
        state.face_down[seen.viewer] = seen.face_down
    return state


class _Opponent:
    """What the viewer knows of somebody else's cards: what came and went openly, and when something went unseen."""

    def __init__(self, seen: Observation, seat: int) -> None:
        self.seat = seat
        self.kept = seen.kept[seat]
        self.shown = seen.shown[seat]
        self.deeds: list[tuple[int, int]] = []
        for what, who, value in seen.ledger:
            if who == seat and what != "unsold" and not (what == "won" and is_king(value)):
                self.deeds.append((_WHAT[what], value))
        if seen.result is not None:  # at the end all show their hands
            self.deeds += [(ledger.PAID, card) for card in seen.result.hands[seat]]
        paying = seen.stage == "paying" and seen.leader == seat and not is_gold(seen.lot)
        self.owed = seen.owed if paying else 0
        self.needs = self._needs()
        self.forced = _minus(_spread(self.needs[0]), self.shown)
        """Cards that the seat must have kept, since it showed them later."""
        self.free: list[int] = []
        """A guess at the other cards that it kept."""
        self.hand: list[int] = []
        self.gone: list[int] = []

    def _needs(self) -> list[dict[int, int]]:
        """For every moment, the cards that the hand must hold to do what it did openly from then on."""
        need: dict[int, int] = {}
        needs = [need]
        for what, value in reversed(self.deeds):
            if what == ledger.PAID or (what == ledger.WON and need.get(value, 0)):
                need = dict(need)
                need[value] = need.get(value, 0) + (1 if what == ledger.PAID else -1)
            needs.append(need)
        needs.reverse()
        return needs

    def relive(self, rng: Dice, shed_gold: bool) -> int:
        """Play the seat's auctions again from the guess; how much gold was too much (above 0) or too little (below)."""
        hand = [*self.forced, *self.free, *self.shown]
        gone: list[int] = []
        for moment, (what, value) in enumerate(self.deeds):
            if what == ledger.WON:
                hand.append(value)
            elif what == ledger.PAID:
                hand.remove(value)
            elif what == ledger.UNSEEN:
                spare = _minus(hand, tuple(_spread(self.needs[moment + 1])))
                card = max(spare, key=GOLD_VALUE.__getitem__) if shed_gold and rng.below(2) else spare[rng.below(len(spare))]
                hand.remove(card)
                gone.append(card)
            elif what == ledger.SHORT_OF_GOLD and gold_in(tuple(hand)) >= value:
                return 1
        self.hand = hand
        self.gone = gone
        return -1 if gold_in(tuple(hand)) < self.owed else 0


def _make_possible(others: list[_Opponent], pile: list[int], fixed: int, rest: list[int], rng: Dice) -> None:
    """Find unseen discards that fit the ledger; where a guess had too much or too little gold, swap a card of it."""
    for attempt in range(_TRIES):
        possible = True
        for other in others:
            wrong = other.relive(rng, attempt > _PATIENT)
            if wrong:
                possible = False
                _swap(other, wrong, others, pile, fixed, rest, rng)
        if possible:
            return
    raise RuntimeError("no hidden cards fit this observation: it cannot come from a game")


def _swap(
    other: _Opponent, wrong: int, others: list[_Opponent], pile: list[int], fixed: int, rest: list[int], rng: Dice
) -> None:
    """Swap a guessed card of this seat for one from elsewhere with less gold (wrong above 0) or more (below 0)."""
    if not other.free:
        return
    mine = rng.below(len(other.free))
    places = [(each.free, place) for each in others if each is not other for place in range(len(each.free))]
    places += [(pile, place) for place in range(fixed, len(pile))]
    places += [(rest, place) for place in range(len(rest))]
    better = [
        (cards, place)
        for cards, place in places
        if not is_king(cards[place]) and (GOLD_VALUE[other.free[mine]] - GOLD_VALUE[cards[place]]) * wrong > 0
    ]
    if better:
        cards, place = better[rng.below(len(better))]
        other.free[mine], cards[place] = cards[place], other.free[mine]


def _unknown(seen: Observation, others: list[_Opponent], buried: list[int]) -> list[int]:
    """All cards whose way into the game the viewer neither saw nor can conclude."""
    known = [*seen.middle, *seen.buried, *buried]
    for shown in seen.shown:
        known += shown
    for other in others:
        known += other.forced
    if seen.drawn != NONE:
        known.append(seen.drawn)
    # Kings that were played in the first phase: all open discards but those that the auctions brought.
    open_discards = [value for what, _seat, value in seen.ledger if leaves_openly(what, value)]
    known += _minus(seen.discarded, tuple(open_discards))
    if seen.viewer > CHANCE:  # the viewer's own kept cards: all that he ever held, less what he took or won openly
        held = [*seen.hand, *seen.face_down]
        held += [value for what, seat, value in seen.ledger if what == "paid" and seat == seen.viewer]
        won = [value for what, seat, value in seen.ledger if what == "won" and seat == seen.viewer]
        known += _minus(_minus(held, seen.shown[seen.viewer]), tuple(won))
    return _minus(CARDS_FOR[seen.players], tuple(known))


def _pull(cards: list[int], rng: Dice) -> int:
    """Take a random card out."""
    place = rng.below(len(cards))
    card = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card


def _pull_no_king(cards: list[int], rng: Dice) -> int:
    """Take a random card out that is no king."""
    while True:
        place = rng.below(len(cards))
        card = cards[place]
        if not is_king(card):
            cards[place] = cards[-1]
            cards.pop()
            return card


def _spread(counts: dict[int, int]) -> list[int]:
    return [card for card, count in counts.items() for _ in range(count)]


def _minus(cards: Cards | list[int], others: Cards) -> list[int]:
    """What is left of the cards when those of the others that are among them are taken away."""
    rest = list(cards)
    for card in others:
        if card in rest:
            rest.remove(card)
    return rest
