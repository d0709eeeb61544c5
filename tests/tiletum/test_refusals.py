"""Whoever tries what cannot be done is told why, by the rule that says so: one case for every reason."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE
from parlour.engine.errors import IllegalAction
from parlour.engine.preview import why_not
from parlour.words import catalogue, words

from .table import GAME, Table, acting, cathedral, closing, round_table

Given = Callable[[], Table]


def told(table: Table, move: str) -> tuple[str, str, str]:
    """The key of the reason, its rule, and the English sentence; the error of `apply` gives the same."""
    table.state.legal = ()
    reason = why_not(GAME, table.state, table.turn, GAME.typed(GAME.parse(move)))
    assert reason is not None
    with pytest.raises(IllegalAction) as caught:
        table.state.apply(table.turn, GAME.parse(move))
    assert caught.value.reason == reason
    said = words("en").say(reason.message)
    assert str(caught.value) == f"'{move}' cannot be done now: {said}"
    return reason.message.key.removeprefix("tiletum-why-"), reason.rule, said


def merchant(**resources: int) -> Table:
    return acting("merchant", 3, 4, **resources)


FOUR = ("B30", "B31", "B32", "B33")
SIX = ("B39", "B40", "B41", "B42", "B43", "B44")


CASES: list[tuple[str, Given, str, str, str]] = [
    # the die
    ("no-such-die", lambda: round_table(4).dice("iron 4", "gold 1"), "die wool 4", "T-3.2", "no such die is left at the wheel"),
    (
        "lacks",
        lambda: round_table(4).dice("iron 4", "gold 1").goods(0, gold=3),
        "die iron 4 to 2",
        "T-3.3",
        "you lack 1 gold",
    ),
    ("other-bonus-tile", lambda: at_tile("B29"), "take B20", "T-3.5", "that is not the bonus tile of this action"),
    ("storehouse-full", lambda: at_tile("B29").stored(0, *FOUR), "take B29", "T-B1", "your storehouse is full"),
    # the map
    ("too-far", merchant, "merchant to wien", "T-M2", "that is 5 steps away, and you have 3"),
    ("already-there", merchant, "merchant to tiletum", "T-M2", "the piece is there already"),
    ("other-action", merchant, "architect to koeln", "T-A1", "that belongs to another action"),
    ("merchant-elsewhere", merchant, "house koeln.h1", "T-AM2", "your merchant is not in that town"),
    (
        "no-house",
        lambda: supplied(merchant().at(0, merchant="koeln"), houses=0),
        "house koeln.h1",
        "T-A2",
        "you have no house in your supply",
    ),
    ("second-house", merchant, "house tiletum.h2", "T-M3", "you have a house in this town already"),
    (
        "house-space-taken",
        lambda: merchant().houses(1, "koeln.h1").at(0, merchant="koeln"),
        "house koeln.h1",
        "T-M3",
        "a house stands there already",
    ),
    (
        "space-not-used",
        lambda: acting("merchant", 3, 2).at(0, merchant="paris"),
        "house paris.h2",
        "T-M3",
        "that space is not used with so few players",
    ),
    (
        "points",
        lambda: acting("merchant", 1, 4).do("merchant to koeln"),
        "house koeln.h1",
        "T-3.8",
        "it costs 1 AP, and you have 0",
    ),
    ("tile-elsewhere", merchant, "take B29", "T-AM3", "that tile does not lie in the town where your piece is"),
    ("tile-elsewhere", lambda: acting("architect", 3, 4), "take B29", "T-AA3", "that tile does not lie in the town where"),
    ("architect-elsewhere", lambda: acting("architect", 3, 4), "pillar koeln", "T-AA2", "your architect is not in that town"),
    ("no-pillar", lambda: supplied(at_koeln(), pillars=0), "pillar koeln", "T-A2", "you have no pillar in your supply"),
    ("second-pillar", lambda: at_koeln().pillars(0, "koeln"), "pillar koeln", "T-M6", "you have a pillar at this cathedral"),
    (
        "pillar-spaces-taken",
        lambda: at_koeln().pillars(1, "koeln").pillars(2, "koeln").pillars(3, "koeln"),
        "pillar koeln",
        "T-M6",
        "all pillar spaces of this cathedral are taken",
    ),
    (
        "cathedral-unavailable",
        lambda: at_koeln().costs(koeln="X9"),
        "pillar koeln",
        "T-M6",
        "this cathedral is not built in this game",
    ),
    # characters
    ("not-offered", lambda: characters().offer("C10"), "take C05", "T-AH1", "that tile is not in the offer"),
    ("storehouse-full", lambda: characters().stored(0, *FOUR), "take C05", "T-B1", "your storehouse is full"),
    ("offer-empty", lambda: characters().offer(), "discard offer", "T-AH2", "there are no characters to replace"),
    ("not-stored", lambda: acting("character", 3, 4), "lodge C05 1.1", "T-AH3", "that tile is not in your storehouse"),
    (
        "room-taken",
        lambda: acting("character", 3, 4).stored(0, "C05").lodged(0, r1_1="C01"),
        "lodge C05 1.1",
        "T-AH3",
        "that room is taken",
    ),
    (
        "other-kind-there",
        lambda: acting("character", 3, 4).stored(0, "C05").lodged(0, r1_1="C10"),
        "lodge C05 1.2",
        "T-AH4",
        "characters of another kind live in that building",
    ),
    (
        "kind-lives-elsewhere",
        lambda: acting("character", 3, 4).stored(0, "C05").lodged(0, r1_1="C01"),
        "lodge C05 2.1",
        "T-AH4",
        "characters of this kind already live in another building",
    ),
    ("points", lambda: acting("character", 2, 4).stored(0, "C05"), "lodge C05 1.3", "T-3.8", "it costs 3 AP, and you have 2"),
    # contracts
    ("not-offered", lambda: contracts().offer("K01"), "take K02", "T-AK1", "that tile is not in the offer"),
    ("points", lambda: acting("contract", 2, 4).offer("K01"), "take K01", "T-3.8", "it costs 3 AP, and you have 2"),
    ("six-contracts", lambda: contracts().fulfilled(0, *SIX), "take K01", "T-B4", "all your contract spaces are taken"),
    (
        "second-crest",
        lambda: contracts().offer("K18").crested(0, b1="K19"),
        "take K18",
        "T-B3",
        "you already have a crest of this family",
    ),
    ("lacks", lambda: acting("contract", 3, 4, wool=1), "exchange iron gold", "T-AK3", "you lack 1 iron"),
    # the king
    (
        "steps-first",
        lambda: acting("king", 3, 4),
        "end turn",
        "T-AR1",
        "the steps on the king track must be made first",
    ),
    ("points", lambda: acting("king", 3, 4).do("advance"), "advance", "T-3.8", "it costs 1 AP, and you have 0"),
    (
        "other-king-tile",
        lambda: closing(4).king_tile("B29").do("end turn").until(lambda state: state.turn != -1),
        "take B20",
        "T-4.2",
        "only the tile beside the king track can be taken now",
    ),
    # tasks
    ("lacks", lambda: merchant(gold=1), "buy food", "T-T2", "you lack 1 gold"),
    ("not-stored", lambda: merchant(iron=9), "fulfil B41", "T-T3", "that tile is not in your storehouse"),
    ("lacks", lambda: merchant(wool=1, iron=1).stored(0, "K15"), "fulfil K15", "T-T3", "you lack 3 wool, 3 iron"),
    ("lacks", lambda: merchant(wool=2, iron=3).stored(0, "K11"), "fulfil K11 wool", "T-T3", "you lack 1 wool"),
    (
        "no-contract-space",
        lambda: merchant(wool=9).stored(0, "K07").fulfilled(0, *SIX),
        "fulfil K07",
        "T-T3",
        "you have no free space for a fulfilled contract",
    ),
    ("not-stored", lambda: merchant(food=9), "crest lion 6", "T-T5", "that tile is not in your storehouse"),
    (
        "crest-there",
        lambda: merchant(food=9).stored(0, "K18").crested(0, b6="B49"),
        "crest lion 6",
        "T-T5",
        "a crest lies below that building already",
    ),
    ("lacks", lambda: merchant(food=1).stored(0, "K18"), "crest lion 6", "T-T5", "you lack 1 food"),
    ("no-own-pillar", lambda: merchant(stone=9), "build koeln", "T-T12", "you have no pillar at this cathedral"),
    (
        "built-already",
        lambda: merchant(stone=9).pillars(0, "koeln").contributed(0, "koeln"),
        "build koeln",
        "T-T12",
        "you have contributed to this cathedral already",
    ),
    ("lacks", lambda: merchant(stone=1).costs(koeln="X1").pillars(0, "koeln"), "build koeln", "T-T12", "you lack 1 stone"),
    ("stack-empty", lambda: emptied(merchant(stone=9)), "build koeln", "T-T13", "no tile of this cathedral is left"),
    ("not-stored", merchant, "use B29", "T-T14", "that tile is not in your storehouse"),
    ("helper-not-now", lambda: merchant().stored(0, "B23"), "use B23", "T-3.7", "this helper has nothing to work on now"),
    (
        "helper-not-now",
        lambda: round_table(4).stored(0, "B20"),
        "use B20",
        "T-H3",
        "this helper has nothing to work on now",
    ),
    ("no-tasks-now", lambda: choosing(), "buy food", "T-T1", "tasks must wait until this effect is done"),
    # bonuses
    ("not-the-end", lambda: choosing(), "end turn", "T-3.10", "your turn cannot end yet: "),
    ("not-the-end", lambda: acting("joker", 3, 4), "end turn", "T-3.10", "your turn cannot end yet: Which action do you take"),
    ("uninhabited", lambda: activating(), "activate 3", "T-L7", "nobody lives in that building"),
    ("no-bonus-there", lambda: activating().do("activate 1"), "bonus 1.2", "T-L8", "only characters of building 1 whose turn"),
    ("too-far", lambda: walking(), "merchant to wien", "T-M2", "that is 5 steps away, and you have 2"),
    ("too-far", lambda: walking(), "architect to koeln", "T-M2", "that is 1 step away, and you have 0"),
    ("second-house", lambda: anywhere(), "house tiletum.h2", "T-M3", "you have a house in this town already"),
    ("why-not-now", merchant, "choose iron", "T-AM1", "Now something else is decided: "),
]


def at_tile(name: str) -> Table:
    """The die of an action where this tile lies has been taken."""
    return round_table(4).wheel_tile("joker", name).dice("iron 1", "gold 1").do("die iron 1")


def at_koeln() -> Table:
    return acting("architect", 3, 4).costs(koeln="X1").at(0, architect="koeln")


def characters() -> Table:
    return acting("character", 3, 4).offer("C05", "C10")


def contracts() -> Table:
    return acting("contract", 6, 4).offer("K01")


def supplied(table: Table, houses: int | None = None, pillars: int | None = None) -> Table:
    """The supply of seat 0 is this."""
    if houses is not None:
        table.state.house_supply[0] = houses
    if pillars is not None:
        table.state.pillar_supply[0] = pillars
    return table


def emptied(table: Table) -> Table:
    """Seat 0 has a pillar in Köln, where no cathedral tile is left."""
    table.costs(koeln="X1").pillars(0, "koeln")
    table.state.stacks[cathedral("koeln")] = 3
    return table


def choosing() -> Table:
    return merchant(gold=4).stored(0, "B31").do("use B31")


def activating() -> Table:
    return merchant().stored(0, "B37").lodged(0, r1_1="C34", r1_3="C35", r2_1="C05").do("use B37")


def walking() -> Table:
    return acting("character", 3, 4).stored(0, "C30").do("lodge C30 1.1")


def anywhere() -> Table:
    """The crest of the first building: a house in any town."""
    return merchant(food=9).stored(0, "K18").do("crest lion 1")


@pytest.mark.rule(
    "T-3.10",
    "T-3.2",
    "T-3.3",
    "T-3.5",
    "T-3.7",
    "T-3.8",
    "T-4.2",
    "T-A1",
    "T-A2",
    "T-AA2",
    "T-AA3",
    "T-AH1",
    "T-AH2",
    "T-AH3",
    "T-AH4",
    "T-AK1",
    "T-AK3",
    "T-AM1",
    "T-AM2",
    "T-AM3",
    "T-AR1",
    "T-B1",
    "T-B3",
    "T-B4",
    "T-H3",
    "T-L7",
    "T-L8",
    "T-M2",
    "T-M3",
    "T-M6",
    "T-T1",
    "T-T12",
    "T-T13",
    "T-T14",
    "T-T2",
    "T-T3",
    "T-T5",
)
@pytest.mark.parametrize(("key", "given", "move", "rule", "said"), CASES, ids=[f"{row[0]}: {row[2]}" for row in CASES])
def test_the_reason(key: str, given: Given, move: str, rule: str, said: str) -> None:
    found, named, sentence = told(given(), move)
    assert (found, named) == (key, rule)
    assert sentence.startswith(said)


def test_every_reason_has_a_case() -> None:
    keys = re.findall(r"^tiletum-why-(\S+) =", catalogue("tiletum", "en"), re.MULTILINE)
    assert set(keys) == {row[0] for row in CASES} - {"why-not-now"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_tried_in_a_random_game_has_a_reason(players: int) -> None:
    """Every action at some positions: it is legal, or refused with a reason that can be said."""
    state, rng = GAME.new(players), Dice(f"tried {players}")
    while not state.is_over:
        (seat,) = state.to_act()
        legal = state.legal_actions(seat)
        if seat != CHANCE and rng.below(40) == 0:
            for action in set(range(GAME.num_actions)) - set(legal):
                with pytest.raises(IllegalAction) as caught:
                    state.apply(seat, action)
                assert caught.value.reason is not None
        state.apply(seat, state.sample_chance(rng) if seat == CHANCE else legal[rng.below(len(legal))])
