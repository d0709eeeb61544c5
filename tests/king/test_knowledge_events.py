"""Who knows what: the events of an action, as each viewer is told them."""

from __future__ import annotations

import pytest

from parlour.engine.contract import SPECTATOR
from parlour.engine.events import Facts

from .table import GAME, Table, auction, card, king_table

EVERYBODY = (0, 1, 2, SPECTATOR)
OTHERS = (1, 2, SPECTATOR)


def told(table: Table, move: str, viewer: int) -> list[Facts]:
    """What the viewer is told when the move is done, on a copy of the table."""
    return [event.view(viewer) for event in Table(table.state.clone()).happen(move)]


@pytest.mark.rule("K-1.1", "K-1.7")
@pytest.mark.parametrize("name", ["gold-1", "military-A", "king-raise"])
def test_a_draw_is_told_to_all_but_the_card_only_to_the_adviser(name: str) -> None:
    table = king_table()
    assert told(table, f"draw {name}", 0) == [{"kind": "drew", "seat": 0, "card": card(name)}]
    for viewer in OTHERS:
        assert told(table, f"draw {name}", viewer) == [{"kind": "drew", "seat": 0}]


@pytest.mark.rule("K-1.7")
@pytest.mark.parametrize("name", ["gold-1", "military-A"])
def test_a_kept_card_is_named_only_to_the_adviser(name: str) -> None:
    table = king_table().do(f"draw {name}")
    assert told(table, "keep", 0) == [{"kind": "kept", "seat": 0, "card": card(name)}]
    for viewer in OTHERS:
        assert told(table, "keep", viewer) == [{"kind": "kept", "seat": 0}]


@pytest.mark.rule("K-1.7", "K-K7")
@pytest.mark.parametrize("name", ["gold-1", "military-A", "king-raise"])
def test_a_buried_card_is_named_only_to_the_adviser_even_a_king(name: str) -> None:
    table = king_table().do(f"draw {name}")
    assert told(table, "bury", 0) == [{"kind": "buried", "seat": 0, "card": card(name)}]
    for viewer in OTHERS:
        assert told(table, "bury", viewer) == [{"kind": "buried", "seat": 0}]


@pytest.mark.rule("K-2.11")
@pytest.mark.parametrize("name", ["gold-1", "military-A"])
def test_a_card_paid_face_down_is_named_only_to_the_payer(name: str) -> None:
    table = auction(lot="gold-3", hands={0: ["gold-1", "military-A"]}).do("bid 2", "pass", "pass")
    assert told(table, f"pay {name}", 0) == [{"kind": "paid_unseen", "seat": 0, "card": card(name)}]
    for viewer in OTHERS:
        assert told(table, f"pay {name}", viewer) == [{"kind": "paid_unseen", "seat": 0}]


@pytest.mark.rule("K-2.14")
@pytest.mark.parametrize("name", ["gold-1", "military-A"])
def test_a_lost_card_is_named_only_to_its_owner_not_to_the_neighbour(name: str) -> None:
    table = auction(hands={0: ["gold-1", "military-A"]}).do("bid 9", "pass", "pass")
    assert told(table, f"lose {name}", 0)[0] == {"kind": "lost", "seat": 0, "other": 1, "card": card(name)}
    for viewer in OTHERS:
        assert told(table, f"lose {name}", viewer) == [
            {"kind": "lost", "seat": 0, "other": 1},
            {"kind": "auction_again", "card": card("military-C")},
        ]


@pytest.mark.rule("K-1.2", "K-1.5")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_are_told_what_lies_in_the_middle_and_who_takes_it(viewer: int) -> None:
    table = king_table().do("draw gold-1", "keep", "draw gold-2", "bury", "draw gold-3", "offer", "draw military-A")
    assert told(table, "offer", viewer) == [{"kind": "offered", "seat": 0, "card": card("military-A")}]
    table.do("offer")
    assert told(table, "take gold-3", viewer) == [{"kind": "took", "seat": 1, "card": card("gold-3")}]


@pytest.mark.rule("K-S7")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_are_told_who_advises_first(viewer: int) -> None:
    assert told(Table(GAME.new(3)), "first 2", viewer) == [{"kind": "first_adviser", "seat": 2}]


@pytest.mark.rule("K-2.18", "K-2.9", "K-2.12")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_are_told_bids_passes_and_what_is_paid_face_up(viewer: int) -> None:
    table = auction(hands={0: ["gold-3"]}, favour=["gold-1"])
    assert told(table, "bid 2", viewer) == [{"kind": "bid", "seat": 0, "amount": 2}]
    table.do("bid 2")
    assert told(table, "pass", viewer) == [{"kind": "passed", "seat": 1}]
    table.do("pass", "pass")
    assert told(table, "pay gold-3", viewer) == [
        {"kind": "paid", "seat": 0, "card": card("gold-3")},
        {"kind": "won", "seat": 0, "card": card("military-C"), "amount": 2},
    ]


@pytest.mark.rule("K-K1", "K-K3", "K-2.12")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_all_are_told_what_a_king_does(viewer: int) -> None:
    table = auction(lot="king-lower", hands={0: ["gold-1"]}, favour=["gold-1"]).do("bid 1", "pass", "pass")
    assert told(table, "pay gold-1", viewer) == [
        {"kind": "paid", "seat": 0, "card": card("gold-1")},
        {"kind": "won", "seat": 0, "card": card("king-lower"), "amount": 1},
        {"kind": "king", "seat": 0, "card": card("king-lower")},
    ]
    table.do("pay gold-1")
    assert told(table, "lower military", viewer) == [{"kind": "lowered", "seat": 0, "office": 4, "value": 2}]
