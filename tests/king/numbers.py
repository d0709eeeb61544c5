"""What the engine of For the King (and Me) does with every number of its data file, and what its previews tell."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

from parlour.bots.greedy_1.king_estimate import Estimate
from parlour.games.king.components import CARD_NAME, CARD_OFFICE, CARD_VALUE, HIGHEST_BID, OFFICES
from parlour.games.king.court import gold_in

from .table import GAME, Table, all_at, auction, card, king_table, told

EVERY_VALUE = range(1, 8)
Facts: TypeAlias = "dict[str, Any]"


def facts() -> Facts:
    """Everything that hangs on a number."""
    table = king_table(players=3)
    state = table.state
    found: Facts = {
        "players": [GAME.min_players, GAME.max_players],
        "start": GAME.new(4).offices[0],
        "own zone": state.own_open,
        "favour zone": state.favour_open,
        "raised": [value for value in EVERY_VALUE if "raise military" in _king("raise", value).legal()],
        "lowered": [value for value in EVERY_VALUE if "lower military" in _king("lower", value).legal()],
        "step": _king("raise", 3).do("raise military").primaries()["military"] - 3,
        "first bid": auction(lot="king-raise").legal()[1],
        "second bid": auction(lot="king-raise").do("bid 20").legal()[1],
        "highest bid": HIGHEST_BID,
        "gold": [gold_in((card,)) for card, name in enumerate(CARD_NAME) if name.startswith("gold")],
        "greedy: lots to come": Estimate(state.observe(0)).to_go,
    }
    for players in (2, 3, 4, 5):
        opening = GAME.new(players) if players <= GAME.max_players else None
        deck = Counter(CARD_NAME[card] for card in opening.deck) if opening else Counter()
        found[f"cards with {players}"] = opening.left if opening else 0
        found[f"gold with {players}"] = [count for name, count in sorted(deck.items()) if name.startswith("gold")]
        found[f"kings with {players}"] = [count for name, count in sorted(deck.items()) if name.startswith("king")]
        found[f"offices with {players}"] = [office for office in OFFICES if f"{office}-A" in deck]
        found[f"secondary with {players}"] = _secondary(players) if opening else []
    found |= _foreseen()
    for office, name in enumerate(OFFICES):
        found[f"foreseen: {name}"] = _influence(name)
        found[name] = [CARD_VALUE[card] for card in range(len(CARD_NAME)) if CARD_OFFICE[card] == office]
    return found


def _foreseen() -> Facts:
    """What a king, a bid and a payment would do, as those are told who could do it."""
    gold = [name for name in CARD_NAME if name.startswith("gold")]
    king = king_table(players=3).do("draw king-raise", "keep")
    bidding = auction(lot="king-raise", hands={0: gold})
    lowest = bidding.legal()[1]
    raised, bid, short = told(king, king.legal()[0]), told(bidding, lowest), told(bidding, "bid 20")
    paying = auction(lot="king-raise", hands={0: gold}).do(lowest, "pass", "pass")
    paid = [told(paying, f"pay {card}")["king-has-gold"] for card in gold]
    return {
        "foreseen: raise": raised["king-has-office"],
        "foreseen: secondary": raised.get("king-has-secondary"),
        "foreseen: first bid": bid["king-has-bid-gold"],
        "foreseen: lack": short["king-has-lack-gold"],
        "foreseen: paid": [before - after for before, after in paid],
    }


def _influence(office: str) -> Any:
    """What the first card of the office would bring whoever keeps it."""
    table = king_table(players=GAME.max_players)
    if card(f"{office}-A") not in table.state.deck:
        return None
    return told(table.do(f"draw {office}-A"), "keep")["king-has-influence"]


def _king(card: str, value: int) -> Table:
    """The adviser has kept the king; offices lie in the middle but for the military."""
    return king_table(offices=all_at(4, military=value)).do(f"draw king-{card}", "keep")


def _secondary(players: int) -> list[int]:
    state = GAME.new(players)
    tiles = []
    for value in range(1, 7):
        state.offices = (value, *state.offices[1:])
        tiles.append(state.secondary(0))
    return tiles
