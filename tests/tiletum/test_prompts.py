"""What a player is asked, and the rule that opens with the question."""

from __future__ import annotations

import pytest

from parlour.games.tiletum.components import CHARACTER, CONTRACT
from parlour.games.tiletum.state import TiletumState
from parlour.words import LANGUAGES, words
from tests.conformance.plays import positions

from .table import GAME, Table, acting, round_table


def asked(table: Table) -> tuple[str, str]:
    """The key of the question and its rule."""
    prompt = table.state.prompt(table.turn)
    return prompt.message.key.removeprefix("tiletum-prompt-"), prompt.rule


def read(move: str) -> str:
    """A move as its button says it."""
    return words("en").say(GAME.action_message(GAME.parse(move)))


@pytest.mark.rule("T-3.7", "T-H4")
def test_with_only_the_type_helper_to_decide_nobody_is_asked_about_a_tile() -> None:
    """No tile lies at the action, or the seat may not have it; with a tile there the question is about that."""
    table = round_table(4).wheel_tile("merchant").dice("wool 3", "iron 1").goods(0).stored(0, "B23")
    assert asked(table.do("die wool 3")) == ("die-taken-type", "T-3.7")
    table = round_table(4).wheel_tile("merchant", "B46").dice("wool 3", "iron 1").goods(0).stored(0, "B23", "K18")
    assert asked(table.do("die wool 3")) == ("die-taken-type", "T-3.7")
    table = round_table(4).wheel_tile("merchant", "B27").dice("wool 3", "iron 1").goods(0).stored(0, "B23")
    assert asked(table.do("die wool 3")) == ("die-taken", "T-3.5")


@pytest.mark.rule("T-3.5", "T-B1")
def test_with_a_full_storehouse_the_question_is_how_to_make_room() -> None:
    """Nobody is asked to take what cannot be taken; once there is room, the tile is offered."""
    table = round_table(4).wheel_tile("merchant", "B27").dice("wool 3", "iron 1").goods(0).stored(0, "K03", "K04", "C05", "B29")
    assert asked(table.do("die wool 3")) == ("die-taken-full", "T-3.5")
    assert table.legal() == ["leave", "use B29"]
    assert asked(table.do("use B29")) == ("die-taken", "T-3.5")
    assert table.legal() == ["leave", "take B27"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_is_asked_to_take_a_tile_only_where_it_may(players: int) -> None:
    for state in (state for seed in range(1000, 1008) for state in positions(GAME, players, seed)):
        for seat in state.to_act():
            taking = [action for action in state.legal_actions(seat) if GAME.notation(action).startswith("take ")]
            key = state.prompt(seat).message.key
            assert taking or key not in ("tiletum-prompt-die-taken", "tiletum-prompt-king-tile")
            assert not (taking and key == "tiletum-prompt-die-taken-full")


@pytest.mark.rule("T-H6", "T-T10", "T-AK4", "T-P4")
def test_a_free_resource_opens_the_rule_that_gives_it() -> None:
    assert asked(acting("king", 1, 4).stored(0, "B31").do("use B31")) == ("any", "T-H6")
    assert asked(acting("king", 1, 4, food=3).stored(0, "K18").do("crest lion 5")) == ("any", "T-T10")
    assert asked(acting("contract", 1, 4, iron=1).do("exchange iron wool")) == ("any", "T-AK4")
    table = acting("character", 1, 4).stored(0, "C01").do("lodge C01 1.1")
    assert asked(table) == ("parts", "T-X7")
    assert asked(table.do("perform contract")) == ("any", "T-P4")


@pytest.mark.rule("T-T6", "T-T7", "T-T8", "T-T9")
@pytest.mark.parametrize(
    ("building", "key", "rule"),
    [
        (1, "anywhere-house", "T-T6"),
        (2, "anywhere-pillar", "T-T7"),
        (3, "travel-merchant", "T-T8"),
        (4, "travel-architect", "T-T9"),
    ],
)
def test_a_crest_opens_the_rule_of_its_building(building: int, key: str, rule: str) -> None:
    assert asked(acting("king", 1, 4, food=6).stored(0, "K18").do(f"crest lion {building}")) == (key, rule)


@pytest.mark.rule("T-P7", "T-P8", "T-P9", "T-P10", "T-K4")
def test_steps_and_placements_open_the_rule_that_gives_them() -> None:
    """Also when a part of them is done; and a contract's step in the middle of a character action."""
    table = acting("character", 3, 4, wool=5).stored(0, "C13", "C28", "C32", "K08").at(0, merchant="leipzig")
    assert asked(table.do("lodge C13 1.1")) == ("roam", "T-P7")
    assert asked(table.do("merchant to praha")) == ("roam", "T-P7")
    assert asked(table.do("decline", "lodge C28 2.1")) == ("roam", "T-P8")
    assert asked(table.do("decline", "fulfil K08")) == ("roam", "T-K4")
    table = acting("character", 3, 4).stored(0, "C32", "C33").at(0, merchant="leipzig").do("lodge C32 1.1")
    assert asked(table) == ("roam", "T-P9")
    assert asked(table.do("merchant to praha")) == ("roam", "T-P9")
    assert asked(table.do("decline", "lodge C33 1.2")) == ("roam", "T-P10")


@pytest.mark.rule("T-X2", "T-3.10")
def test_a_sub_action_without_points_is_not_the_end_of_the_turn() -> None:
    table = acting("merchant", 1, 4, gold=2).stored(0, "B01").do("use B01", "perform merchant", "merchant to koeln")
    assert asked(table) == ("sub-action-done", "T-X2")
    assert asked(table.do("stop", "merchant to frankfurt")) == ("act-done", "T-3.10")


def offered(table: Table, language: str = "en") -> list[str]:
    """What may be taken, as its buttons say it."""
    taking = [action for action in table.state.legal_actions(table.turn) if GAME.notation(action).startswith("take ")]
    shown = GAME.show(table.state.observe(table.turn))
    return [words(language).say(GAME.choice_message(shown, action)) for action in taking]


@pytest.mark.rule("T-AK1", "T-AH1")
def test_equal_tiles_of_an_offer_are_told_apart_by_price_and_by_space() -> None:
    """Which of two equal contracts is taken decides where the others move, even if both cost the same."""
    table = acting("contract", 6).offer("K18", "K01", "K19", "K05", "K11")
    assert {f"Take for {price} AP: Crest of the Lion" for price in (2, 3)} <= set(offered(table))
    table = acting("contract", 6).offer("K01", "K05", "K18", "K11", "K19")
    assert {f"Take for 2 AP from space {space}: Crest of the Lion" for space in (3, 5)} <= set(offered(table))
    table = acting("character", 3).offer("C05", "C39", "C16", "C37", "C40")
    assert len(set(offered(table))) == 5


@pytest.mark.rule("T-AM3", "T-3.5")
def test_a_tile_of_a_town_says_its_price_and_that_of_the_wheel_is_free() -> None:
    (said,) = offered(acting("merchant", 3).at(0, merchant="nuernberg"))
    assert said.startswith("Take for 1 AP: ")
    table = round_table(4).wheel_tile("merchant", "B27").dice("wool 3", "iron 1").goods(0).do("die wool 3")
    assert offered(table) == [read("take B27")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_tiles_of_an_offer_read_alike(players: int, language: str) -> None:
    for state in (state for seed in range(6) for state in positions(GAME, players, seed)):
        assert isinstance(state, TiletumState)
        if not state.is_over and state.observe(0).action in (CONTRACT, CHARACTER):
            said = offered(Table(state), language)
            assert len(set(said)) == len(said)


@pytest.mark.rule("T-M3")
def test_two_house_spaces_of_a_town_can_be_told_apart() -> None:
    assert read("house antwerpen.h1") != read("house antwerpen.h2")
    assert (read("house koeln.h1"), read("house antwerpen.h2")[:26]) == ("House in Köln", "House in Antwerpen, space ")
    houses = [action for action in range(GAME.num_actions) if GAME.notation(action).startswith("house ")]
    assert len({words("en").say(GAME.action_message(action)) for action in houses}) == len(houses)
