"""Components: the cards and tiles of the box."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.games.king.components import CARD_VALUE

from .table import GAME, all_at, card, king_table, names

BOX = Counter(names(GAME.new(5).deck))
OFFICES = ("diplomacy", "entertainment", "livestock", "architecture", "military", "provisions")


def count(family: str) -> int:
    """How many cards of the box have a name that begins so."""
    return sum(number for name, number in BOX.items() if name.startswith(family))


@pytest.mark.rule("K-C1")
def test_the_box_has_54_government_15_king_and_39_gold_cards() -> None:
    assert BOX.total() == 108
    assert sum(count(f"{office}-") for office in OFFICES) == 54
    assert count("king-") == 15
    assert count("gold-") == 39


@pytest.mark.rule("K-C1")
@pytest.mark.parametrize("office", OFFICES)
def test_an_office_has_one_card_for_each_letter(office: str) -> None:
    assert [BOX[f"{office}-{letter}"] for letter in "ABCDEFGHI"] == [1] * 9
    assert count(f"{office}-") == 9


@pytest.mark.rule("K-C1")
def test_government_cards_are_worth_1_to_4() -> None:
    government = [name for name in BOX if not name.startswith(("gold-", "king-"))]
    assert {CARD_VALUE[card(name)] for name in government} == {1, 2, 3, 4}


@pytest.mark.rule("K-C1")
def test_gold_cards_are_worth_1_2_or_3_thirteen_of_each() -> None:
    assert {name: number for name, number in BOX.items() if name.startswith("gold-")} == {
        "gold-1": 13,
        "gold-2": 13,
        "gold-3": 13,
    }
    assert [CARD_VALUE[card(f"gold-{value}")] for value in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.rule("K-C1", "K-K3")
def test_king_cards_have_six_effects() -> None:
    assert {name: number for name, number in BOX.items() if name.startswith("king-")} == {
        "king-raise-or-lower": 2,
        "king-raise": 3,
        "king-lower": 3,
        "king-raise-two": 3,
        "king-lower-two": 3,
        "king-raise-and-lower": 1,
    }


@pytest.mark.rule("K-C2")
def test_36_office_tiles_and_five_noble_tiles() -> None:
    counts = {row.what: (row.expected, row.found) for row in GAME.audit().counts}
    assert counts["office tiles"] == (36, 36)
    assert counts["noble tiles"] == (5, 5)
    assert GAME.max_players == 5


@pytest.mark.rule("K-C2")
@pytest.mark.parametrize("value", range(1, 6))
def test_an_office_has_a_tile_for_each_value_from_1_to_6(value: int) -> None:
    table = king_table(offices=all_at(6, military=value)).do("draw king-raise", "keep", "raise military")
    assert table.primaries()["military"] == value + 1


@pytest.mark.rule("K-C1", "K-C2", "K-S6")
def test_the_audit_counts_what_the_rulebook_lists() -> None:
    audit = GAME.audit()
    assert audit.ok
    assert {row.what: row.expected for row in audit.counts} == {
        "government cards": 54,
        "king cards": 15,
        "gold cards": 39,
        "cards": 108,
        "office tiles": 36,
        "noble tiles": 5,
        "cards in play with 2 players": 60,
        "cards in play with 3 players": 72,
        "cards in play with 4 players": 80,
        "cards in play with 5 players": 108,
    }
