"""What is not allowed is refused with a sentence and without a trace."""

from __future__ import annotations

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import IllegalAction, NotationError, NotYourTurn
from parlour.engine.events import Event

from .table import GAME, Table, acting, round_table, stage


def sentence(table: Table, move: str) -> str:
    """What the table says when whoever acts tries this; nothing may change."""
    table.refuses(move)
    with pytest.raises(IllegalAction) as caught:
        table.state.apply(table.turn, GAME.parse(move))
    text = str(caught.value)
    assert text.startswith(f"'{move}' cannot be done now: ")
    return text


def choosing() -> Table:
    return round_table(4).dice("iron 4", "gold 1").goods(0, gold=1)


@pytest.mark.rule("T-T1", "T-3.1")
@pytest.mark.parametrize(
    "move",
    [
        "die iron 3",
        "die iron 4 to 5",
        "die wool 4",
        "end turn",
        "stop",
        "leave",
        "decline",
        "advance",
        "merchant to koeln",
        "pillar koeln",
        "house koeln.h1",
        "take B01",
        "perform king",
        "choose gold",
        "exchange gold iron",
        "discard offer",
        "activate 1",
        "bonus 1.1",
        "lodge C05 1.1",
        "buy food",
        "fulfil B41",
        "fulfil B39 gold",
        "crest lion 6",
        "build koeln",
        "use B29",
        "draw C05",
        "corrupt 1",
        "roll gold 3",
    ],
)
def test_before_the_die(move: str) -> None:
    sentence(choosing(), move)


@pytest.mark.rule("T-A1", "T-AM1")
@pytest.mark.parametrize(
    "move",
    [
        "merchant to tiletum",
        "merchant to wien",
        "architect to koeln",
        "house tiletum.h1",
        "house koeln.h1",
        "pillar koeln",
        "take B29",
        "take C05",
        "take K01",
        "advance",
        "stop",
        "die gold 1",
        "exchange iron gold",
        "discard offer",
        "lodge C05 1.1",
        "perform king",
        "choose iron",
        "decline",
    ],
)
def test_in_the_merchant_action(move: str) -> None:
    table = acting("merchant", 3, 4, iron=1)
    sentence(table, move)
    assert (stage(table), table.ap) == ("act", 3)


@pytest.mark.rule("T-A1")
@pytest.mark.parametrize(
    ("action", "moves"),
    [
        ("architect", ["merchant to koeln", "house koeln.h1", "take C01", "exchange iron gold", "advance"]),
        ("character", ["merchant to koeln", "architect to koeln", "take K01", "exchange iron gold", "advance", "pillar koeln"]),
        ("contract", ["merchant to koeln", "architect to koeln", "take C01", "discard offer", "advance", "exchange iron iron"]),
        ("king", ["merchant to koeln", "architect to koeln", "take C01", "exchange iron gold", "end turn", "stop"]),
    ],
)
def test_each_action_has_its_own_options_only(action: str, moves: list[str]) -> None:
    table = acting(action, 6, 4, iron=1)
    for move in moves:
        if move == "exchange iron iron":
            with pytest.raises(NotationError):
                GAME.parse(move)
        else:
            sentence(table, move)


@pytest.mark.rule("T-AJ1")
@pytest.mark.parametrize("move", ["end turn", "advance", "merchant to koeln", "stop", "leave"])
def test_before_the_joker_is_decided(move: str) -> None:
    assert "Which action do you take" in sentence(acting("joker", 3, 4), move)


@pytest.mark.rule("T-X3")
@pytest.mark.parametrize("move", ["decline", "stop", "end turn", "buy food", "use B29", "merchant to koeln", "leave"])
def test_while_resources_are_chosen(move: str) -> None:
    table = acting("merchant", 3, 4, gold=4).stored(0, "B31", "B29").do("use B31")
    task = move.startswith(("buy", "use"))
    assert ("tasks must wait" if task else "Choose 2 resources") in sentence(table, move)


@pytest.mark.rule("T-T1", "T-X4")
@pytest.mark.parametrize("move", ["stop", "end turn", "buy food", "use B29", "architect to koeln", "merchant to wien"])
def test_half_way_through_a_bonus(move: str) -> None:
    table = acting("character", 3, 4, gold=4).stored(0, "C30", "B29").do("lodge C30 1.1")
    sentence(table, move)


@pytest.mark.rule("T-L8")
@pytest.mark.parametrize("move", ["bonus 1.2", "bonus 2.1", "activate 1", "stop", "end turn", "use B29", "buy food"])
def test_in_an_activation(move: str) -> None:
    """A room that is empty, one of another building, a second building, tasks."""
    table = acting("merchant", 3, 4, gold=4).stored(0, "B37", "B29").lodged(0, r1_1="C34", r1_3="C35", r2_1="C05")
    table.do("use B37", "activate 1")
    sentence(table, move)
    table.do("bonus 1.1")
    sentence(table, "bonus 1.1")


@pytest.mark.rule("T-X2")
@pytest.mark.parametrize("move", ["end turn", "use B20", "decline", "architect to koeln", "merchant to wien"])
def test_in_a_sub_action(move: str) -> None:
    table = acting("architect", 3, 4).stored(0, "B05", "B20").do("use B05")
    sentence(table, move)


@pytest.mark.rule("T-T2", "T-T3", "T-T5", "T-T12", "T-T14")
def test_tasks_that_cannot_be_paid() -> None:
    table = acting("merchant", 3, 4, gold=1, food=1, stone=1, iron=1).costs(koeln="X1").pillars(0, "koeln")
    table.stored(0, "B41", "K18", "B23")
    for move in ("buy food", "fulfil B41", "crest lion 6", "build koeln", "use B23"):
        assert "you lack" in sentence(table, move) or move == "use B23"


@pytest.mark.rule("T-T3", "T-T5", "T-T14")
def test_tiles_that_are_not_in_the_own_storehouse() -> None:
    table = acting("merchant", 3, 4, gold=1, food=9, iron=9).stored(1, "B41", "K18", "B29").lodged(1, r4_1="C05")
    for move in ("fulfil B41", "crest lion 6", "use B29", "lodge C05 5.1"):
        sentence(table, move)


@pytest.mark.rule("T-T1")
def test_nobody_else_acts_in_this_turn() -> None:
    table = acting("merchant", 3, 4, gold=2).goods(1, gold=9)
    key, events = table.state.key(), list[Event]()
    for seat in (1, 2, 3, CHANCE):
        for move in ("buy food", "end turn", "merchant to koeln"):
            with pytest.raises(NotYourTurn) as caught:
                table.state.apply(seat, GAME.parse(move), events)
            assert "has nothing to decide now" in str(caught.value)
    assert (table.state.key(), events) == (key, [])
    assert table.state.legal_actions(1) == ()


@pytest.mark.rule("T-AH1")
def test_nobody_acts_while_a_tile_is_drawn_and_chance_draws_only_what_is_there() -> None:
    table = acting("character", 3, 4).offer("C05", "C10").do("take C05")
    key = table.state.key()
    with pytest.raises(NotYourTurn):
        table.state.apply(0, GAME.parse("end turn"))
    for move in ("draw C05", "draw C10", "draw K01", "draw B01", "corrupt 1", "end turn"):
        with pytest.raises(IllegalAction):
            table.state.apply(CHANCE, GAME.parse(move))
    assert table.state.key() == key


@pytest.mark.rule("T-A1")
@pytest.mark.parametrize("number", [-1, GAME.num_actions, 10**6])
def test_numbers_that_are_no_actions(number: int) -> None:
    table = acting("merchant", 3, 4)
    key = table.state.key()
    with pytest.raises(IllegalAction):
        table.state.apply(0, number)
    assert table.state.key() == key


@pytest.mark.rule("T-A1")
@pytest.mark.parametrize(
    "text", ["", "merchant to rome", "house koeln.h9", "lodge C05 6.1", "lodge C05 2.3", "buy gold", "crest lion 7"]
)
def test_words_that_name_no_action(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        GAME.parse(text)
    assert "names no action of this game" in str(caught.value)
