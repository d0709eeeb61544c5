"""Every number of the data file changed in a copy: engine and previews follow, and nothing else changes."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from tests.changed_numbers import Changes, Facts, check_all, facts_with, numbers_in

DATA: dict[str, Any] = json.loads(files("parlour.games.king").joinpath("components.json").read_text("utf-8"))
Rows = list[tuple[Changes, Facts]]

GOLD = {2: [9, 9, 9], 3: [10, 10, 10], 4: [11, 11, 11], 5: [13, 13, 13]}
"""Cards of 1, 2 and 3 by the number of players."""
KINGS = {card["id"]: card for card in DATA["king_cards"]}
OFFICES = [office["id"] for office in DATA["offices"]]


def _tiles_and_bids() -> Rows:
    nothing_for_five: Facts = {"cards with 5": 0}
    nothing_for_five |= {f"{what} with 5": [] for what in ("gold", "kings", "offices", "secondary")}
    nothing_for_five["foreseen: livestock"] = None
    return [
        ({"nobles.count": 4}, {"players": [2, 4], "highest bid": 66, **nothing_for_five}),
        ({"office_tiles.lowest": 2}, {"lowered": [3, 4, 5, 6, 7]}),
        ({"office_tiles.highest": 5}, {"raised": [1, 2, 3, 4]}),
        ({"office_tiles.start": 4}, {"start": 4, "foreseen: raise": [4, 5], "foreseen: secondary": None}),
        (
            {"king_step.by": 2},
            {"step": 2, "raised": [1, 2, 3, 4], "lowered": [3, 4, 5, 6, 7], "foreseen: raise": [3, 5]},
        ),
        (
            {"secondary_tiles.divisor": 3},
            {f"secondary with {players}": [0, 0, 1, 1, 1, 2] for players in (3, 4, 5)} | {"foreseen: secondary": None},
        ),
        ({"secondary_tiles.fewest_players": 4}, {"secondary with 3": [0] * 6, "foreseen: secondary": None}),
        ({"bids.first": 3}, {"first bid": "bid 3", "foreseen: first bid": [0, 3]}),
        ({"bids.raise": 4}, {"second bid": "bid 24"}),
    ]


def _turns() -> Rows:
    """Zones and the cards that leave; a deck must be a whole number of turns, or the data is refused."""
    leave = {"left_out_unseen.3.count": 15, "left_out_unseen.4.count": 10, "left_out_unseen.5.count": 3}
    played: Facts = {"cards with 3": 70, "cards with 4": 78, "cards with 5": 105, "greedy: lots to come": 14 / 17}
    return [
        ({"zones.own": 2, **leave}, {"own zone": 2, **played}),
        ({"zones.favour": 2, **leave}, {"favour zone": 2, **played}),
        ({"left_out_unseen.2.count": 19}, {"cards with 2": 63}),
        ({"left_out_unseen.3.count": 9}, {"cards with 3": 76, "greedy: lots to come": 19 / 21}),
        ({"left_out_unseen.4.count": 3}, {"cards with 4": 85}),
        ({"left_out_unseen.5.count": 6}, {"cards with 5": 102}),
    ]


def _gold(more: int, less: int, fewest: int) -> Facts:
    """The gold cards if there is one more of one value and one less of another from so many players on."""
    facts: Facts = {"highest bid": 78 + more - less}
    for players, counts in GOLD.items():
        if players >= fewest:
            change = [(place + 1 == more) - (place + 1 == less) for place in range(3)]
            facts[f"gold with {players}"] = [count + by for count, by in zip(counts, change, strict=True)]
    return facts


def _values(*gold: int) -> Facts:
    """The gold cards' values, what paying one takes, and what a hand with one of each lacks for a bid of 20."""
    return {"gold": list(gold), "foreseen: paid": list(gold), "foreseen: lack": [0, 20 - sum(gold)]}


def _gold_cards() -> Rows:
    rows: Rows = [
        ({"gold.1.value": 4}, {"highest bid": 117, **_values(2, 3, 4), "foreseen: first bid": [0, 2]}),
        ({"gold.2.value": 5}, {"highest bid": 117, **_values(1, 3, 5)}),
        ({"gold.3.value": 4}, {"highest bid": 91, **_values(1, 2, 4)}),
    ]
    for key, fewest in (("unmarked", 2), ("marked.3", 3), ("marked.4", 4), ("marked.5", 5)):
        for more, less in ((1, 2), (3, 1)):
            now = {"unmarked": 9, "marked.5": 2}.get(key, 1)
            rows.append(({f"gold.{more}.{key}": now + 1, f"gold.{less}.{key}": now - 1}, _gold(more, less, fewest)))
    return rows


def _king_cards() -> Rows:
    rows: Rows = []
    pairs = [("raise", "lower"), ("raise-two", "lower-two"), ("raise-or-lower", "raise"), ("raise-and-lower", "raise")]
    for more, less in pairs:
        unmarked = {f"king_cards.{more}.unmarked": KINGS[more]["unmarked"] + 1}
        unmarked[f"king_cards.{less}.unmarked"] = KINGS[less]["unmarked"] - 1
        marked = {f"king_cards.{more}.marked.5": KINGS[more]["marked"]["5"] + 1}
        marked[f"king_cards.{less}.marked.5"] = KINGS[less]["marked"]["5"] - 1
        rows.append((unmarked, {f"kings with {players}": _kings(players, more, less) for players in range(2, 6)}))
        rows.append((marked, {"kings with 5": _kings(5, more, less)}))
    return rows


def _kings(players: int, more: str, less: str) -> list[int]:
    counts = {name: card["unmarked"] + (card["marked"]["5"] if players == 5 else 0) for name, card in KINGS.items()}
    counts[more] += 1
    counts[less] -= 1
    return [count for _name, count in sorted(counts.items(), key=lambda row: f"king-{row[0]}") if count]


def _offices() -> Rows:
    rows: Rows = []
    for office in DATA["offices"]:
        name, values = office["id"], [value + 1 for value in office["values"]]
        changed: Facts = {name: values, f"foreseen: {name}": [0, values[0]]}
        rows.append(({f"offices.{name}.values.{place}": value for place, value in enumerate(values)}, changed))
        if name == "livestock":
            changes = {f"offices.{name}.mark": 4, "left_out_unseen.4.count": 7}
            rows.append((changes, {"offices with 4": OFFICES, "cards with 4": 90}))
            continue
        rest = [other for other in OFFICES if other not in (name, "livestock")]
        facts: Facts = {f"offices with {players}": rest for players in (2, 3, 4)}
        facts |= {"cards with 2": 51, "cards with 3": 64, "cards with 4": 70, "greedy: lots to come": 16 / 19}
        facts |= {"start": 0} if name == "diplomacy" else {}
        rows.append(({f"offices.{name}.mark": 5, "left_out_unseen.3.count": 12, "left_out_unseen.4.count": 9}, facts))
    return rows


def _rows() -> Rows:
    return [*_tiles_and_bids(), *_turns(), *_gold_cards(), *_king_cards(), *_offices()]


@pytest.mark.rule("K-C1", "K-C2", "K-S3", "K-S4", "K-S5", "K-S6", "K-1.2", "K-K3", "K-K4", "K-K6", "K-2.4")
def test_engine_and_previews_follow_every_number(tmp_path: Path) -> None:
    check_all("king", _rows(), tmp_path)


def test_no_number_is_left_out() -> None:
    named = {path for changes, _facts in _rows() for path in changes}
    assert {path for path in numbers_in(DATA) if not path.startswith("counts.")} <= named


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"gold.3.value": 7}, "gold: bids go up to 130, and the ledger of the auctions has room for 127"),
        ({"nobles.count": 9}, "nobles.count: 9 players, and the ledger of the auctions has room for 8"),
        (
            {"offices.diplomacy.values": [1] * 75, "offices.diplomacy.letters": "A" * 75},
            "129 kinds of cards: the ledger of the auctions has room for 128",
        ),
    ],
)
def test_what_the_ledger_has_no_room_for_is_refused(changes: Any, why: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match=f"ValueError: {why}"):
        facts_with("king", [changes], tmp_path)
