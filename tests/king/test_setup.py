"""Set-up: players, offices, the cards that leave, and the first adviser."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import SetupError

from .table import FIVE_OFFICES, GAME, Table, all_at, auction, king_table, names

PLAYERS = (2, 3, 4, 5)


@pytest.mark.rule("K-S1")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_five_play(players: int) -> None:
    assert GAME.new(players).players == players


@pytest.mark.rule("K-S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_nobody_else_can_play(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(players)


@pytest.mark.rule("K-S2", "K-S3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_up_to_four_players_use_five_offices_without_livestock(players: int) -> None:
    table = Table(GAME.new(players))
    assert table.primaries() == all_at(3)
    assert not any(name.startswith("livestock") for name in names(table.state.deck))


@pytest.mark.rule("K-S2", "K-S3")
def test_five_players_use_all_six_offices() -> None:
    table = Table(GAME.new(5))
    assert table.primaries() == all_at(3, livestock=3)
    assert sum(name.startswith("livestock") for name in names(table.state.deck)) == 9


@pytest.mark.rule("K-S3")
@pytest.mark.parametrize("players", [3, 4])
def test_secondary_tiles_start_at_1(players: int) -> None:
    assert Table(GAME.new(players)).secondaries() == all_at(1)


@pytest.mark.rule("K-S3")
def test_with_five_players_livestock_has_a_secondary_tile_too() -> None:
    assert Table(GAME.new(5)).secondaries() == all_at(1, livestock=1)


@pytest.mark.rule("K-S4")
def test_two_players_have_no_secondary_tiles() -> None:
    assert Table(GAME.new(2)).secondaries() == {}


@pytest.mark.rule("K-S4")
def test_with_two_players_a_raised_office_gets_no_secondary_tile_either() -> None:
    table = king_table(players=2, offices={"military": 5}).do("draw king-raise", "keep", "raise military")
    assert table.primaries()["military"] == 6
    assert table.secondaries() == {}


@pytest.mark.rule("K-S5")
@pytest.mark.parametrize(("players", "each_gold", "kings"), [(2, 9, 10), (3, 10, 10), (4, 11, 10), (5, 13, 15)])
def test_cards_marked_above_the_player_count_leave(players: int, each_gold: int, kings: int) -> None:
    deck = Counter(names(GAME.new(players).deck))
    assert [deck[f"gold-{value}"] for value in (1, 2, 3)] == [each_gold] * 3
    assert sum(number for name, number in deck.items() if name.startswith("king-")) == kings
    for office in FIVE_OFFICES:
        assert sum(number for name, number in deck.items() if name.startswith(office)) == 9


@pytest.mark.rule("K-S6")
@pytest.mark.parametrize(
    ("players", "played", "unseen", "turns"), [(2, 60, 22, 20), (3, 72, 13, 18), (4, 80, 8, 16), (5, 108, 0, 18)]
)
def test_so_many_cards_are_played_and_so_many_leave_unseen(players: int, played: int, unseen: int, turns: int) -> None:
    table = king_table(players=players)
    assert table.state.left == played
    assert len(table.state.deck) == played + unseen
    table.until(lambda state: state.phase == 2)
    assert table.state.left == 0
    assert len(table.state.deck) == unseen
    assert len(table.state.favour) == turns


@pytest.mark.rule("K-S6")
def test_any_card_may_be_among_those_that_leave() -> None:
    """All 85 cards of three players are as likely as one another to be the first drawn."""
    weights = king_table(players=3).chance()
    assert sum(weights.values()) == 85
    assert (weights["draw gold-1"], weights["draw military-A"], weights["draw king-raise"]) == (10, 1, 2)


@pytest.mark.rule("K-S7")
@pytest.mark.parametrize("players", PLAYERS)
def test_chance_names_the_first_adviser_all_seats_alike(players: int) -> None:
    table = Table(GAME.new(players))
    assert table.turn == CHANCE
    assert table.chance() == {f"first {seat}": 1 for seat in range(players)}


@pytest.mark.rule("K-S7")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_whom_chance_names_advises_first(first: int) -> None:
    assert king_table(first=first).do("draw gold-1").turn == first


@pytest.mark.rule("K-S7")
def test_an_empty_seat_cannot_advise_first() -> None:
    Table(GAME.new(3)).refuses("first 3")


@pytest.mark.rule("K-S7")
def test_before_the_first_adviser_the_rule_is_that_of_the_first_adviser() -> None:
    state = GAME.new(3)
    assert [state.prompt(seat).rule for seat in range(3)] == ["K-S7"] * 3
    assert king_table().state.prompt(0).rule == "K-1.1"


def test_a_position_says_in_which_phase_it_is_and_what_is_decided() -> None:
    assert "3 players, phase 1, choosing first, to act -1, " in repr(GAME.new(3))
    assert "3 players, phase 1, placing, to act 2, " in repr(king_table(first=2).do("draw gold-1").state)
    assert "3 players, phase 2, bidding, to act 1, " in repr(auction(first=1).state)
