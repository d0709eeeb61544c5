"""Builders of positions, so that a rule test is a few lines: given, when, then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from parlour.engine.contract import CHANCE, NOBODY
from parlour.engine.preview import preview
from parlour.games.king.components import CARD_NAME, OFFICES, Cards
from parlour.games.king.court import BIDDING, OVER, REVEALING
from parlour.games.king.game import KingGame
from parlour.games.king.state import KingState, opening
from tests import given

GAME = KingGame()
FIVE_OFFICES = ("diplomacy", "entertainment", "architecture", "military", "provisions")

Hands: TypeAlias = Mapping[int, Sequence[str]]
Values: TypeAlias = Mapping[str, int]


def card(name: str) -> int:
    """The kind of the card with this name."""
    return CARD_NAME.index(name)


def cards(*names: str) -> Cards:
    """A pile of these cards."""
    return tuple(sorted(card(name) for name in names))


def names(pile: Iterable[int]) -> list[str]:
    """The names of the cards in a pile."""
    return [CARD_NAME[kind] for kind in pile]


def bids(lowest: int) -> list[str]:
    """What a bidder may say when this is the lowest bid allowed."""
    return ["pass", *(f"bid {amount}" for amount in range(lowest, 79))]


def all_at(value: int, **others: int) -> dict[str, int]:
    """The five offices of a small table at one value, but for those named."""
    return dict.fromkeys(FIVE_OFFICES, value) | others


class Table(given.Table[KingState]):
    """A position of King."""

    game = GAME

    def hand(self, seat: int) -> list[str]:
        """The cards of a seat."""
        return names(self.state.hands[seat])

    def primaries(self) -> dict[str, int]:
        """The primary tiles of the offices in play."""
        return {name: value for name, value in zip(OFFICES, self.state.offices, strict=True) if value}

    def secondaries(self) -> dict[str, int]:
        """The secondary tiles that lie on the board."""
        tiles = {name: self.state.secondary(office) for office, name in enumerate(OFFICES)}
        return {name: value for name, value in tiles.items() if value}


def king_table(players: int = 3, first: int = 0, offices: Values | None = None) -> Table:
    """A new game in which the first adviser is about to draw."""
    table = Table(GAME.new(players))
    set_offices(table.state, offices or {})
    return table.do(f"first {first}")


def auction(
    players: int = 3,
    lot: str | None = "military-C",
    hands: Hands | None = None,
    first: int = 0,
    favour: Sequence[str] = (),
    offices: Values | None = None,
) -> Table:
    """Phase 2: the lot lies open and the first player may bid, or without a lot the first card is about to be turned."""
    state = _dealt(players, hands or {}, offices or {})
    state.first = first
    state.favour = _out_of_deck(state, favour)
    state.buried[first - 1] = state.favour
    state.stage = REVEALING
    state.turn = CHANCE
    if lot is not None:
        (state.lot,) = _out_of_deck(state, [lot])
        state.buried[first - 1] = tuple(sorted((*state.favour, state.lot)))
        state.stage = BIDDING
        state.turn = first
    return Table(state)


def finished(hands: Hands, players: int = 3, offices: Values | None = None) -> Table:
    """The end of a game with these hands."""
    state = _dealt(players, hands, offices or {})
    state.stage = OVER
    state.turn = NOBODY
    return Table(state)


def told(table: Table, move: str) -> dict[str, tuple[int, int]]:
    """What the preview of a move says would change, by its words' key."""
    changes = preview(GAME, table.state, table.turn, GAME.parse(move)).changes
    return {change.what.key: (change.before, change.after) for change in changes}


def set_offices(state: KingState, offices: Values) -> None:
    """Change the primary tiles of the offices that are named."""
    state.offices = tuple(offices.get(name, value) for name, value in zip(OFFICES, state.offices, strict=True))


def _dealt(players: int, hands: Hands, offices: Values) -> KingState:
    """A position after phase 1 in which everybody kept the cards of the hand unseen."""
    state = opening(players)
    state.left = 0
    set_offices(state, offices)
    for seat, hand in hands.items():
        state.hands[seat] = _out_of_deck(state, hand)
        state.kept[seat] = len(hand)
    return state


def _out_of_deck(state: KingState, pile: Sequence[str]) -> Cards:
    deck = list(state.deck)
    taken = cards(*pile)
    for kind in taken:
        deck.remove(kind)
    state.deck = tuple(deck)
    return taken
