"""The box that a client draws from: the numbers of the data, and the words of the engine."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import games
from parlour.games.tiletum.box import Part
from parlour.games.tiletum.components import ACTIONS, DISTANCE, SPACES, TILE_COUNT
from parlour.games.tiletum.game import TiletumGame
from parlour.games.tiletum.moves import NUMBERING, Die, House, Take, Walk
from parlour.games.tiletum.observation import Player

from .copies import changed, named, play_with
from .table import acting

GAME = TiletumGame()
BOX = GAME.box()


def test_the_names_of_the_box_are_those_of_the_moves() -> None:
    moves = [NUMBERING.moves[action] for action in range(GAME.num_actions)]
    assert {move.tile for move in moves if isinstance(move, Take)} == {tile.id for tile in BOX.tiles}
    assert {move.space for move in moves if isinstance(move, House)} == {house.id for house in BOX.houses}
    assert {move.space for move in moves if isinstance(move, Walk)} == {space.id for space in BOX.spaces}
    assert {move.piece for move in moves if isinstance(move, Walk)} <= set(Player.__struct_fields__)
    assert {move.turned for move in moves if isinstance(move, Die)} == set(BOX.faces)


def test_the_box_names_the_tasks() -> None:
    assert BOX.tasks == ["buy", "fulfil", "crest", "build", "use"]


def test_the_box_tells_which_piece_walks_in_an_action() -> None:
    """What may be walked in every action is walked by that piece, and by no other."""
    for action in ACTIONS[: ACTIONS.index("joker")]:
        moves = [NUMBERING.moves[legal] for legal in acting(action, 6).state.legal_actions(0)]
        pieces = {move.piece for move in moves if isinstance(move, Walk)}
        assert pieces == ({BOX.walkers[action]} if action in BOX.walkers else set())


def test_a_way_leads_nearer_with_every_step() -> None:
    for goal in range(len(SPACES)):
        for start in range(len(SPACES)):
            assert DISTANCE[BOX.ways[start][goal]][goal] == max(0, DISTANCE[start][goal] - 1)


def test_every_tile_says_what_it_is() -> None:
    assert len(BOX.tiles) == TILE_COUNT
    assert all(tile.words.key.startswith("tiletum-") for tile in BOX.tiles)
    tile = {tile.id: tile for tile in BOX.tiles}["K01"]
    assert (tile.kind, tile.cost, tile.points) == ("contract", [Part("same", "", 5)], 6)


@pytest.mark.rule("T-C6")
def test_the_box_follows_the_data(tmp_path: Path) -> None:
    """One number of every kind."""
    box = changed()
    box["rules"] |= {"turns_per_round": 2, "die_shift_gold": 3, "ap": 8}
    box["corruption"]["drawn_per_round"] = box["player_board"]["dice_spaces"] = 2
    box["fair"]["board_vp_by_round"]["2"] = 20
    box["rules"]["gold_to_resource"]["pay_gold"] = 4
    box["rules"]["action_costs"]["character"]["place_on_floor"] = [2, 4, 6]
    box["rules"]["action_costs"]["contract"]["first_exchange_of_turn_bonus_any"] = 2
    box["contract_offer"]["ap_cost_left_to_right"] = [9, 8, 7, 6, 5]
    box["character_offer"]["ap_cost_each"] = 5
    box["king_track"]["spaces"][0]["vp"] = -99
    box["player_board"]["buildings"][1]["crest_food"] = 11
    box["player_board"]["contract_spaces"][5]["vp"] = 12
    box["cathedrals"]["construction_cost_tiles"][0] |= {"stone": 13, "vp": 14}
    named(box["decks"]["bonus"]["tiles"], "B29")["effect"] = {"vp": 15, "gain": {"iron": 16}}
    play_with(
        box,
        """
box = GAME.box()
assert box.corruption == 2
assert (box.turns, box.die_shift_gold, box.trade_gold, box.exchange_bonus) == (2, 3, 4, 2)
assert [room.ap for room in box.buildings[0].rooms] == [2, 4, 6]
assert (box.contract_ap, box.character_ap) == ([9, 8, 7, 6, 5], 5)
assert (box.track[0], box.buildings[1].food, box.contract_spaces[5].points) == (-99, 11, 12)
assert (box.costs[0].stone, box.costs[0].points) == (13, 14)
effect = {tile.id: tile.effect for tile in box.tiles}["B29"]
assert {(part.does, part.what, part.count) for part in effect.parts} == {("vp", "", 15), ("gain", "iron", 16)}
seen = round_table(2).fairs(tiles=["king", "house", "crest", "pillar"]).state.observe(0)
assert seen.fair_each[1] == 20 + DATA_OF_HOUSE
assert [gives.points + gives.resources for gives in seen.boards[0].die_gives] == [8] * 6
""".replace("DATA_OF_HOUSE", str(named(box["fair"]["tiles"], "fair.house")["vp"])),
        tmp_path,
    )


@pytest.mark.rule("T-3.6")
def test_an_observation_tells_what_a_die_would_give_with_the_bonus_markers() -> None:
    """Building 4 has a marker of one point; a merchant in it puts that on the action of merchants."""
    before = acting("king", 1, food=8).lodged(0, r4_1="C34").stored(0, "K18")
    points = before.state.observe(1).boards[0].die_gives
    after = before.do("crest lion 4", "decline").state.observe(1)
    merchant = after.actions.index(ACTIONS.index("merchant"))
    more = [new.points - old.points for new, old in zip(after.boards[0].die_gives, points, strict=True)]
    assert more == [int(place == merchant) for place in range(len(more))]
    assert after.boards[1].die_gives == points


def test_an_observation_tells_what_is_left() -> None:
    """The house of a full building has come from its roof, the top tile of a cathedral is taken."""
    table = acting("architect", 1, stone=9).at(0, architect="koeln").pillars(0, "koeln").costs(koeln="X1")
    seen = table.state.observe(0)
    assert seen.boards[0].roofs == (True, True, True, True, True, False)
    number = BOX.cathedrals.index(SPACES.index("koeln"))
    before = seen.cathedral_tiles[number]
    assert len(before) > 1
    seen = table.do("build koeln").state.observe(0)
    assert seen.cathedral_tiles[number] == before[1:]
    assert acting("character", 2).lodged(0, r4_1="C34").state.observe(0).boards[0].roofs[3] is False


def test_the_game_brings_its_box() -> None:
    assert games.find("tiletum").box() == BOX
