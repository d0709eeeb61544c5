"""Every kind of printed number stands in the data file alone: each is changed in a copy, and the engine follows."""

from __future__ import annotations

from pathlib import Path

import pytest

from .copies import changed, named, play_with

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
    play_with(box, COSTS + TRADES + BOARD + EFFECTS + SCORING, tmp_path)


@pytest.mark.rule("T-C6", "T-R1", "T-2.1")
def test_rounds_turns_and_players_follow_the_data(tmp_path: Path) -> None:
    """Three rounds of two turns, for three or four players only."""
    box = changed()
    box["rules"] |= {"rounds": 3, "turns_per_round": 2, "dice_drawn_per_round": {"3": 9, "4": 12}}
    box["fair"]["board_vp_by_round"] = {"1": 1, "2": 2, "3": 3}
    box["fair"]["town_tiles_drawn"] = 2
    box["components"]["fair_order_tiles"] = 3
    box["corruption"]["drawn_per_round"] = box["player_board"]["dice_spaces"] = 2
    checks = """
assert (GAME.min_players, GAME.max_players) == (3, 4)
table = new_table(3).until(lambda state: state.is_over)
seen = table.state.observe(0)
assert (seen.rounds, seen.round, seen.turn_number, len(seen.boards[0].dice)) == (3, 2, 2, 2)
"""
    play_with(box, checks, tmp_path, players=(3, 4))
