"""Every printed number stands in the data file alone: each is changed in a copy, and engine and previews follow."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from parlour.games.tiletum.data import read
from tests.changed_numbers import Changes, facts_with, number_at, numbers_in
from tests.changed_numbers import changed as with_numbers

from .copies import DATA, changed, named, play_with
from .numbers import LISTED

DRAWN = (".x", ".y", "map.canvas.width", "map.canvas.height")
"""How the paths of numbers end that say where the browser draws something: those are not printed."""
NUMBERS: Changes = {path: number_at(DATA, path) for path in numbers_in(DATA) if not path.endswith(DRAWN)}

TABULAR = (
    "map.",
    "decks.",
    "fair.tiles.",
    "fair.board_vp_by_round.",
    "player_board.buildings.",
    "player_board.contract_spaces.",
    "cathedrals.construction_cost_tiles.",
    "final_scoring.",
)
OTHER_PLAYERS = {2: 3, 3: 4, 4: 2}
TABLES: Changes = {
    # Tiles, spaces and tracks: two neighbours get different amounts more.
    **{
        path: OTHER_PLAYERS[number] if path.endswith("min_players") else number + 1 + place % 2
        for place, (path, number) in enumerate(NUMBERS.items())
        if path not in LISTED and path.startswith(TABULAR)
    },
    **{path: number + 1 for path, number in NUMBERS.items() if path.startswith(("king_track.", "corruption.tokens."))},
    # Only how many pillars may stand somewhere is to be seen, so the spaces stay in their order; 5 is for nobody.
    **{path: number + 1 for path, number in NUMBERS.items() if ".pillars." in path},
    # Everybody needs a space in Tiletum.
    **{f"map.towns.tiletum.houses.tiletum.h{space}.min_players": least for space, least in enumerate((3, 4, 2, 2), 1)},
    # The highest value lies on top.
    **{path: number + 5 - int(path.split(".")[4]) for path, number in NUMBERS.items() if path.startswith("cathedrals.stacks.")},
    "fair.tiles.fair.upper_floor.floors.0": 1,
    "fair.tiles.fair.upper_floor.floors.1": 2,
    **{f"player_board.buildings.{building}.rooms": rooms for building, rooms in enumerate((1, 3, 1, 2, 2))},
}
RULES: Changes = {
    **{path: NUMBERS[path] + 2 for path in LISTED},
    "components.dice_per_color": 9,
    "rules.rounds": 5,
    "fair.tiles_drawn": 5,
    "fair.order_tiles": 5,
    "fair.town_tiles_drawn": 4,
    "fair.board_vp_by_round.5": 9,
    "rules.turns_per_round": 2,
    "corruption.drawn_per_round": 2,
    "player_board.dice_spaces": 2,
    "rules.start_vp": 13,
    "rules.ap": 9,
    "rules.die_shift_gold": 3,
    "rules.gold_to_resource.pay_gold": 4,
    "rules.gold_to_resource.get": 3,
    **{f"rules.start_resources.{name}": count for count, name in enumerate(("iron", "wool", "stone", "food"), 2)},
    **{f"rules.start_gold_by_turn_order.{place}": gold for place, gold in enumerate((2, 5, 7, 9))},
    "rules.dice_in_bag_per_player_and_color": 2,
    **{f"rules.dice_drawn_per_round.{players}": dice for players, dice in ((2, 9), (3, 13), (4, 17))},
    **{f"rules.action_costs.merchant.{what}": ap for ap, what in enumerate(("move", "place_house", "take_bonus_tile"), 2)},
    **{f"rules.action_costs.architect.{what}": ap for ap, what in enumerate(("take_bonus_tile", "move", "place_pillar"), 2)},
    "rules.action_costs.character.discard_whole_offer": 4,
    **{f"rules.action_costs.character.place_on_floor.{floor}": ap for floor, ap in enumerate((2, 4, 5))},
    "rules.action_costs.contract.exchange": 3,
    "rules.action_costs.contract.exchange_give": 2,
    "rules.action_costs.contract.exchange_get": 5,
    "rules.action_costs.contract.first_exchange_of_turn_bonus_any": 4,
    "rules.action_costs.king.step": 2,
    "rules.king_tile_refills.after_rounds.0": 2,
    "rules.king_tile_refills.after_rounds.1": 3,
    **{f"contract_offer.ap_cost_left_to_right.{slot}": ap for slot, ap in enumerate((7, 6, 5, 4, 1))},
    "character_offer.slots": 6,
    "character_offer.ap_cost_each": 3,
    "player_board.storehouse_spaces": 5,
    "player_board.supply_at_start.houses": 4,
    "player_board.supply_at_start.pillars": 3,
    "player_board.supply_at_start.houses_in_tiletum": 0,
}
"""With 9 less the value points, so that the tables of the tests give two more than they are asked for."""
REFUSED = [
    ("rules.rounds", 5, "every round needs a fair"),
    ("fair.tiles_drawn", 5, "every round needs a fair"),
    ("fair.order_tiles", 5, "every round needs a fair"),
    ("fair.town_tiles_drawn", 4, "every round needs a fair"),
    ("rules.turns_per_round", 2, "one token for every turn"),
    ("corruption.drawn_per_round", 2, "one token for every turn"),
    ("player_board.dice_spaces", 2, "one space for the die of every turn"),
    ("rules.king_tile_refills.after_rounds.1", 4, "after a round that another one follows"),
    ("rules.die_shift_gold", 0, "must cost at least 1"),
    ("rules.gold_to_resource.get", 0, "at least 1 resource"),
    ("final_scoring.leftover_resources.per", 0, "at least 1 is needed"),
    ("player_board.supply_at_start.houses_in_tiletum", 2, "nobody has two houses in one town"),
    ("map.towns.tiletum.houses.tiletum.h2.min_players", 3, "2 players need a house space each"),
    ("fair.tiles.fair.upper_floor.floors.1", 4, "from 1 to 3"),
    ("contract_offer.slots", 4, "every slot needs its cost"),
    ("player_board.buildings.5.rooms", 1, "exactly one building has no room to fill"),
    ("player_board.buildings.5.ap_bonus", 1, "a building without characters has no marker"),
    ("player_board.buildings.0.rooms", 4, "every floor needs its cost"),
    ("player_board.buildings.0.rooms", 2, "and no other has one"),
    ("final_scoring.completed_buildings_vp.7", 40, "every number of completed buildings"),
    ("cathedrals.construction_cost_tiles.X9.stone", 6, "it has stone and points, or it is unavailable"),
]
"""What the engine could not follow: the number, and why it is refused."""
ONLY_REFUSED = {"contract_offer.slots", "player_board.buildings.5.rooms", "player_board.buildings.5.ap_bonus"}
for _path in ONLY_REFUSED:
    TABLES.pop(_path, None)


@pytest.mark.rule("T-C6")
def test_engine_and_previews_follow_every_number(tmp_path: Path) -> None:
    """As they are, and with all numbers changed, first of tiles, spaces and tracks, then of the rules."""
    played, with_tables, with_rules = facts_with("tiletum", [{}, TABLES, RULES], tmp_path)
    assert played == {**NUMBERS, "audit": []}
    assert with_tables == {**NUMBERS, **TABLES, "audit": []}
    assert with_rules == {**NUMBERS, **RULES, "audit": sorted(LISTED.values())}


@pytest.mark.parametrize(("path", "number", "reason"), REFUSED)
def test_what_the_engine_cannot_follow_is_refused(path: str, number: int, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        read(json.loads(with_numbers(json.dumps(DATA), {path: number})))


def test_no_number_is_left_out() -> None:
    changes = {**TABLES, **RULES}
    assert NUMBERS.keys() - changes.keys() == ONLY_REFUSED == ONLY_REFUSED & {path for path, _number, _reason in REFUSED}
    assert [path for path in NUMBERS if changes.get(path) == NUMBERS[path]] == []


COSTS = """
table = acting("merchant", 6).at(0, merchant="leipzig").do("house leipzig.h1")
assert table.ap == 4
table = acting("merchant", 6).at(0, merchant="leipzig").do("merchant to praha")
assert table.ap == 5
table = acting("merchant", 6).at(0, merchant="paris")
assert table.do(table.legal("take")[0]).ap == 5
table = acting("architect", 6).at(0, architect="wien").costs(wien="X1").do("pillar wien")
assert table.ap == 4
assert table.do("architect to praha").ap == 2
table = acting("architect", 6).at(0, architect="paris")
assert table.do(table.legal("take")[0]).ap == 5
table = acting("character", 6).stored(0, "C05", "C07").do("lodge C05 1.1")
assert table.ap == 5
assert table.do("lodge C07 1.2").ap == 2
table = acting("character", 6).offer("C05", "C07", "C16", "C37").do("take C16", "draw C41")
assert table.ap == 5
table = acting("character", 6).do("discard offer").until(lambda state: state.to_act() == (0,))
assert table.ap == 5
table = acting("contract", 1, iron=2)
assert table.do("exchange iron wool", "choose gold", "choose food").has(0) == {"wool": 3, "gold": 1, "food": 1}
assert table.ap == 0
assert acting("contract", 1, iron=1).legal("exchange") == []
assert acting("king", 3).do("advance").stacks() == {1: [1, 2], 3: [0]}
assert acting("merchant", 3).stored(0, "B15").do("use B15").stacks() == {1: [1, 2], 2: [0]}
table = acting("contract", 4).offer("K01", "K03", "K04", "K05")
assert table.legal("take") == ["take K03", "take K04", "take K05"]
assert table.do("take K05").ap == 4
"""
"""With 8 less the value points, so that the table of the tests gives one more than it is asked for."""

TRADES = """
assert acting("merchant", 1, gold=3).do("buy iron").has(0) == {"iron": 2}
assert acting("merchant", 1, gold=2).legal("buy") == []
table = round_table().wheel_tile("joker").dice("iron 4", "gold 1").goods(0, gold=3)
assert table.legal("die iron") == ["die iron 4 to 3", "die iron 4", "die iron 4 to 5"]
assert table.goods(0, gold=2).legal("die iron") == ["die iron 4"]
table = acting("merchant", 1, food=4).stored(0, "K18").do("crest lion 6")
assert (table.has(0), table.points()[0]) == ({}, 12 + 8)
assert acting("merchant", 1, food=3).stored(0, "K18").legal("crest lion 6") == []
assert acting("merchant", 1, iron=4).stored(0, "B41").do("fulfil B41").has(0) == {}
"""

BOARD = """
table = new_table(3)
assert table.points() == [12, 12, 12] and table.state.track == [5, 5, 5]
assert table.has(0) == {"gold": 2, "iron": 2, "wool": 1, "stone": 1, "food": 1}
assert (table.state.house_supply, table.state.pillar_supply) == ([3, 3, 3], [3, 3, 3])
assert (len(table.state.contract_offer), len(table.state.character_offer)) == (4, 4)
table = new_table(2)
assert table.state.bag == [4, 4, 4, 4, 4]
assert len(table.until(lambda state: state.observe(0).stage == "corruption").state.dice) == 9
assert acting("character", 6).stored(0, "K03", "K04", "B29").legal("take") == []
table = acting("king", 1, food=4).lodged(0, r4_1="C34").stored(0, "K18").do("crest lion 4", "decline")
assert table.state.observe(0).boards[0].bonus_ap == (0, 0, 0, 2, 0)
"""

EFFECTS = """
assert acting("merchant", 1).stored(0, "B18").do("use B18").ap == 2 + 4
table = acting("king", 1).stored(0, "B03").do("use B03")
assert table.ap == 5
table = acting("king", 1).stored(0, "B31").do("use B31", *["choose iron"] * 4)
assert table.has(0) == {"iron": 4}
assert acting("merchant", 1, iron=5).stored(0, "K05").do("fulfil K05").stacks() == {1: [1, 2], 4: [0]}
table = acting("character", 1).stored(0, "C28").do("lodge C28 1.1")
assert "merchant to frankfurt" in table.legal(), "two steps away"
"""

GREEDY = """
from parlour.bots.greedy_1.tiletum_map import Sites
from parlour.bots.greedy_1.tiletum_purse import purse_of
from parlour.bots.greedy_1.tiletum_turn import Turn
from parlour.games.tiletum.components import ARCHITECT, MERCHANT
from tests.tiletum.table import tile

table = acting("character", 6).stored(0, "C32").do("lodge C32 1.1")
assert Turn(table.state, 0, False).points[MERCHANT] == 2 + 3, "a step and a house"
table = acting("character", 6).stored(0, "C23").do("lodge C23 1.1")
assert Turn(table.state, 0, False).points[ARCHITECT] == 2 + 3, "a step and a pillar"
sites = Sites(tuple(table.state.pillars), tuple(table.state.stacks), tuple(table.state.costs))
assert purse_of((6, 0, 0, 0, 0), (tile("B41"),), (-1,) * 6, 0, 0, sites, 0, 5, False).contracts == 1, "4 iron for 6 gold"
assert purse_of((5, 0, 0, 0, 0), (tile("B41"),), (-1,) * 6, 0, 0, sites, 0, 5, False).contracts < 1
"""

SCORING = """
table = closing(3, 2).fairs(tiles=["king", "house", "crest", "pillar"]).at(0, merchant="frankfurt").do("end turn")
assert gains(table, "fairs") == [2 + 7, 0, 0]
table.until(lambda state: state.observe(0).stage == "choose_die")
assert table.state.king_tile == -1, "not refilled after round 2"
assert gains(closing(3, 4).do("end turn"), "king") == [9, 0, 0]
table = acting("merchant", 1, iron=7).pillars(0, "wien", "paris").crested(0, b6="K18")
assert table.state.scores()[0] == 12 + 2 * 2 + 7 + 2 * 2
"""


@pytest.mark.rule("T-C6")
def test_costs_trades_boards_effects_and_scores_follow_the_data(tmp_path: Path) -> None:
    box = changed()
    rules, board = box["rules"], box["player_board"]
    rules |= {"start_vp": 12, "ap": 8, "die_shift_gold": 3, "start_gold_by_turn_order": [2, 4, 6, 7]}
    rules["gold_to_resource"] = {"pay_gold": 3, "get": 2}
    rules["start_resources"]["iron"] = 2
    rules["dice_in_bag_per_player_and_color"] = 2
    rules["dice_drawn_per_round"]["2"] = 9
    box["components"] |= {"dice": 40, "dice_per_color": 8}
    rules["king_tile_refills"]["after_rounds"] = [1]
    rules["action_costs"] = {
        "merchant": {"move": 2, "place_house": 3, "take_bonus_tile": 2},
        "architect": {"move": 2, "place_pillar": 3, "take_bonus_tile": 2},
        "character": {"discard_whole_offer": 2, "place_on_floor": [2, 3, 4]},
        "contract": {"exchange": 2, "exchange_give": 2, "exchange_get": 3, "first_exchange_of_turn_bonus_any": 2},
        "king": {"step": 2},
    }
    box["character_offer"] |= {"slots": 4, "ap_cost_each": 2}
    box["contract_offer"] |= {"slots": 4, "ap_cost_left_to_right": [6, 2, 2, 1]}
    box["king_track"] |= {"start_index": 5, "last_round_leader_vp": 9}
    named(box["fair"]["tiles"], "fair.house")["vp"] = 7
    board["storehouse_spaces"] = 3
    board["supply_at_start"] |= {"houses": 3, "pillars": 3}
    box["components"]["per_player"] |= {"houses": 9, "pillars": 8}
    board["buildings"][3]["ap_bonus"] = 2
    board["buildings"][5] |= {"crest_food": 4, "crest_bonus": {"vp": 8}}
    box["final_scoring"]["houses_times_pillars"]["vp_per_product"] = 2
    box["final_scoring"]["completed_buildings_vp"]["1"] = 7
    box["final_scoring"]["leftover_resources"] |= {"per": 3, "vp": 2}
    bonus, contracts = box["decks"]["bonus"]["tiles"], box["decks"]["contract"]["tiles"]
    named(bonus, "B18")["effect"] = {"add_ap": 4}
    named(bonus, "B03")["effect"]["action"]["ap"] = 5
    named(bonus, "B31")["effect"] = {"any": 4}
    named(bonus, "B41")["cost"] = {"iron": 4}
    named(contracts, "K05")["bonus"] = {"king": 3}
    named(box["decks"]["character"]["tiles"], "C28")["bonus"] = {"move": {"merchant": 2}}
    play_with(box, COSTS + TRADES + BOARD + EFFECTS + GREEDY + SCORING, tmp_path)


@pytest.mark.rule("T-C6", "T-R1", "T-2.1")
def test_rounds_turns_and_players_follow_the_data(tmp_path: Path) -> None:
    """Three rounds of two turns, for three or four players only."""
    box = changed()
    box["rules"] |= {"rounds": 3, "turns_per_round": 2, "dice_drawn_per_round": {"3": 9, "4": 12}}
    box["fair"]["board_vp_by_round"] = {"1": 1, "2": 2, "3": 3}
    box["fair"] |= {"town_tiles_drawn": 2, "tiles_drawn": 3, "order_tiles": 3}
    box["components"]["fair_order_tiles"] = 3
    box["corruption"]["drawn_per_round"] = box["player_board"]["dice_spaces"] = 2
    checks = """
assert (GAME.min_players, GAME.max_players) == (3, 4)
table = new_table(3).until(lambda state: state.is_over)
seen = table.state.observe(0)
assert (seen.rounds, seen.round, seen.turn_number, len(seen.boards[0].dice)) == (3, 2, 2, 2)
"""
    play_with(box, checks, tmp_path, players=(3, 4))
