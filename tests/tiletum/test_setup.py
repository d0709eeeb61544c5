"""Set-up: players and marks, the wheel, tiles, fairs, the first player, pieces and starting resources."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import SetupError
from parlour.games.tiletum.components import ACTIONS, FAIRS, HOUSE_NAMES, NONE, SPACES, TILE_ID

from .table import GAME, Table, acting, cathedral, closing, gains, new_table, round_table, space, tile

COUNTS = [2, 3, 4]
TOWN_TILES = ["hamburg", "leipzig", "troyes", "frankfurt", "verona", "venezia", "toulouse", "genova"]
FAIR_TILES = [
    "house_pillar",
    "contract_cathedral",
    "contract",
    "king",
    "contract_crest",
    "house",
    "upper_floor",
    "crest",
    "pillar",
    "filled_building",
    "cathedral",
]
COSTS = ["X1", "X2", "X3", "X4", "X5", "X6", "X7", "X8", "X9"]


def drawing(what: str, players: int = 3, **options: str) -> Table:
    """A new game where chance is about to draw this for the first time."""
    table = Table(GAME.new(players, {"wheel": "1", **options}))
    return table.until(lambda _state: next(iter(table.chance())).startswith(what))


def drawn(players: int, what: str, **options: str) -> list[str]:
    """All that the set-up draws and that begins so, always the first possible."""
    table = Table(GAME.new(players, {"wheel": "1", **options}))
    found: list[str] = []
    while "first 0" not in table.chance():
        move = next(iter(table.chance()))
        found += [move] if move.startswith(what) else []
        table.do(move)
    return found


@pytest.mark.rule("T-S1")
def test_two_to_four_may_play() -> None:
    assert (GAME.min_players, GAME.max_players) == (2, 4)
    assert [GAME.new(players).players for players in COUNTS] == COUNTS


@pytest.mark.rule("T-S1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_no_other_number_may_play(players: int) -> None:
    with pytest.raises(SetupError):
        GAME.new(players)


@pytest.mark.rule("T-S1")
@pytest.mark.parametrize(("players", "bonus", "contract", "character"), [(2, 43, 16, 25), (3, 49, 21, 35), (4, 54, 26, 45)])
def test_marked_tiles_stay_in_the_box(players: int, bonus: int, contract: int, character: int) -> None:
    state = GAME.new(players)
    assert (len(state.bonus_pile), len(state.contract_pile), len(state.character_pile)) == (bonus, contract, character)
    assert {TILE_ID[number][0] for number in state.bonus_pile} == {"B"}
    assert {TILE_ID[number][0] for number in state.contract_pile} == {"K"}
    assert {TILE_ID[number][0] for number in state.character_pile} == {"C"}


@pytest.mark.rule("T-S1")
def test_a_tile_marked_4_is_used_by_four_only_and_one_marked_3_by_three_and_four() -> None:
    marked = {"B07": 4, "B04": 3, "K02": 4, "K10": 3, "C02": 4, "C04": 3}
    for name, players in marked.items():
        piles = {count: GAME.new(count) for count in COUNTS}
        in_play = [n for n, new in piles.items() if tile(name) in new.bonus_pile + new.contract_pile + new.character_pile]
        assert in_play == [count for count in COUNTS if count >= players]


@pytest.mark.rule("T-S1")
@pytest.mark.parametrize(("players", "houses"), [(2, ["venezia.h1"]), (3, ["venezia.h1", "venezia.h2"]), (4, None)])
def test_marked_spaces_are_not_used(players: int, houses: list[str] | None) -> None:
    """Venezia has a house space for all, one marked 3+ and one marked 4."""
    table = acting("merchant", 1, players).at(0, merchant="venezia")
    assert table.legal("house") == [f"house {name}" for name in houses or ["venezia.h1", "venezia.h2", "venezia.h3"]]


@pytest.mark.rule("T-S2")
def test_chance_turns_the_wheel_unless_the_option_gives_it() -> None:
    table = Table(GAME.new(2))
    assert table.chance() == {f"wheel {value}": 1 for value in range(1, 7)}
    assert table.do("wheel 4").state.observe(0).values == [4, 5, 6, 1, 2, 3]
    assert Table(GAME.new(2, {"wheel": "drawn"})).chance() == {f"wheel {value}": 1 for value in range(1, 7)}


@pytest.mark.rule("T-S2")
@pytest.mark.parametrize("value", range(1, 7))
def test_the_option_gives_the_value_at_the_first_action_and_the_others_follow_clockwise(value: int) -> None:
    table = Table(GAME.new(2, {"wheel": str(value)}))
    assert "draw B01" in table.chance()
    assert table.state.observe(0).values == [(value - 1 + step) % 6 + 1 for step in range(6)]


@pytest.mark.rule("T-S2", "T-S3")
@pytest.mark.parametrize("options", [{"wheel": "0"}, {"wheel": "7"}, {"actions": "mixed"}, {"dice": "6"}])
def test_other_options_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        GAME.new(2, options)


@pytest.mark.rule("T-S3")
@pytest.mark.parametrize("options", [{}, {"actions": "printed"}])
def test_the_printed_order_of_the_actions(options: dict[str, str]) -> None:
    around = GAME.new(3, options).observe(0).actions
    assert [ACTIONS[action] for action in around] == ["joker", "king", "merchant", "architect", "character", "contract"]
    assert drawn(3, "segment", **options) == []


@pytest.mark.rule("T-S3")
def test_the_six_action_tiles_may_be_shuffled() -> None:
    table = Table(GAME.new(3, {"wheel": "1", "actions": "shuffled"}))
    left = list(ACTIONS)
    for action in ("king", "contract", "joker", "architect", "merchant", "character"):
        assert table.chance() == {f"segment {name}": 1 for name in left}
        table.do(f"segment {action}")
        left.remove(action)
    around = [ACTIONS[action] for action in table.state.observe(0).actions]
    assert around == ["king", "contract", "joker", "architect", "merchant", "character"]
    assert "draw B01" in table.chance()


@pytest.mark.rule("T-S3", "T-1.2")
def test_with_shuffled_actions_a_die_lies_at_the_action_of_its_sector() -> None:
    """Value 1 is at the first action tile laid, here the king."""
    table = Table(GAME.new(2, {"wheel": "1", "actions": "shuffled"})).do("segment king", "segment merchant")
    table.until(lambda _state: "first 0" in table.chance()).do("first 0").until(lambda state: state.turn == 0)
    table.wheel_tile("king").wheel_tile("merchant").dice("iron 1", "iron 2", "wool 1")
    assert table.do("die iron 1").legal() == ["advance", *table.legal("buy")]
    assert table.ap == 6
    table.do("advance", "end turn").wheel_tile("merchant")
    assert "merchant to paris" in table.do("die iron 2").legal()


@pytest.mark.rule("T-S4", "T-M7")
@pytest.mark.parametrize(("players", "spaces"), [(2, 14), (3, 19), (4, 24)])
def test_a_bonus_tile_for_each_action_one_for_the_king_track_one_for_each_space_of_the_map(players: int, spaces: int) -> None:
    assert len(drawn(players, "draw B")) == 6 + 1 + spaces
    state = new_table(players).state
    assert NONE not in state.tile_at
    assert len(state.tile_at) == 6
    assert state.king_tile != NONE
    assert sum(number != NONE for number in state.map_tiles) == spaces
    assert len(state.bonus_pile) == {2: 43, 3: 49, 4: 54}[players] - 7 - spaces


@pytest.mark.rule("T-S4", "T-R3")
def test_every_bonus_tile_of_the_pile_is_as_likely_as_any_other() -> None:
    table = drawing("draw B")
    assert table.chance() == {f"draw {TILE_ID[number]}": 1 for number in table.state.bonus_pile}
    assert len(table.chance()) == 49
    assert "draw B30" not in table.do("draw B30").chance()
    assert len(table.chance()) == 48


@pytest.mark.rule("T-S5")
@pytest.mark.parametrize(("players", "contracts", "characters"), [(2, 11, 20), (3, 16, 30), (4, 21, 40)])
def test_the_two_offers_have_five_tiles(players: int, contracts: int, characters: int) -> None:
    assert (len(drawn(players, "draw K")), len(drawn(players, "draw C"))) == (5, 5)
    state = new_table(players).state
    assert (len(state.contract_offer), len(state.character_offer)) == (5, 5)
    assert NONE not in state.contract_offer + state.character_offer
    assert (len(state.contract_pile), len(state.character_pile)) == (contracts, characters)


@pytest.mark.rule("T-S6", "T-C3")
@pytest.mark.parametrize(
    ("town", "values"),
    [
        ("koeln", [4, 2, 1]),
        ("paris", [5, 3, 1]),
        ("lyon", [6, 3, 1]),
        ("london", [6, 4, 2]),
        ("bordeaux", [7, 5, 2]),
        ("milano", [7, 4, 2]),
        ("praha", [8, 5, 2]),
        ("wien", [9, 5]),
        ("firenze", [9, 5]),
    ],
)
def test_the_highest_cathedral_tile_lies_on_top(town: str, values: list[int]) -> None:
    """Four players contribute one after the other; each gets the next tile and the same VP of the cost tile (1 for X1)."""
    table = acting("contract", 1, 4).costs(**{town: "X1"})
    got = []
    for seat in range(len(values)):
        table.state.turn = seat
        table.goods(seat, stone=2).pillars(seat, town).do(f"build {town}")
        got.append(gains(table, "cathedrals")[seat] - 1)
    assert got == values
    table.state.turn = 3
    if len(values) == 3:
        table.goods(3, stone=2).pillars(3, town).refuses(f"build {town}")


@pytest.mark.rule("T-S7")
def test_the_nine_cost_tiles_are_dealt_one_to_each_cathedral() -> None:
    table = drawing("cost")
    left = COSTS[:]
    while left:
        assert table.chance() == {f"cost {name}": 1 for name in left}
        table.do(f"cost {left.pop()}")
    assert sorted(table.state.costs) == list(range(9))
    assert table.state.costs[0] == 8


@pytest.mark.rule("T-S7", "T-M6")
def test_at_the_unavailable_cathedral_nothing_is_built() -> None:
    table = acting("architect", 2).costs(praha="X9").at(0, architect="praha").goods(0, stone=9)
    assert table.legal("pillar") == []
    table.refuses("pillar praha")
    table.refuses("build praha")
    assert "pillar praha" in acting("architect", 2).costs(praha="X8").at(0, architect="praha").legal("pillar")


@pytest.mark.rule("T-S8")
def test_three_of_eight_towns_and_four_of_eleven_fair_tiles() -> None:
    table = drawing("town")
    assert table.chance() == {f"town {name}": 1 for name in TOWN_TILES}
    table.do("town verona")
    assert table.chance() == {f"town {name}": 1 for name in TOWN_TILES if name != "verona"}
    table.do("town hamburg", "town troyes")
    assert table.chance() == {f"fair {name}": 1 for name in FAIR_TILES}
    table.do("fair king", "fair crest", "fair house", "fair pillar")
    seen = table.state.observe(2)
    assert [SPACES[number] for number in seen.fair_towns] == ["tiletum", "verona", "hamburg", "troyes"]
    assert [FAIRS[number] for number in seen.fairs] == ["king", "crest", "house", "pillar"]
    assert table.chance() == {f"first {seat}": 1 for seat in range(3)}


@pytest.mark.rule("T-S8")
@pytest.mark.parametrize("players", COUNTS)
def test_the_first_fair_is_in_tiletum_and_all_fairs_are_known_from_the_start(players: int) -> None:
    table = Table(GAME.new(players, {"wheel": "1"}))
    assert SPACES[table.state.fair_towns[0]] == "tiletum"
    table.until(lambda _state: "first 0" in table.chance())
    for viewer in range(-2, players):
        seen = table.state.observe(viewer)
        assert (len(seen.fair_towns), len(set(seen.fair_towns))) == (4, 4)
        assert (len(seen.fairs), len(set(seen.fairs))) == (4, 4)


@pytest.mark.rule("T-S9", "T-C4")
def test_three_of_six_corruption_tokens_come_in_a_round() -> None:
    """Two each of 0, 1 and 2: what was shown in this round cannot come again."""
    table = new_table(2).until(lambda state: state.observe(0).stage == "corruption")
    assert table.chance() == {"corrupt 0": 2, "corrupt 1": 2, "corrupt 2": 2}
    table.do("corrupt 2").until(lambda state: state.observe(0).stage == "corruption")
    assert table.chance() == {"corrupt 0": 2, "corrupt 1": 2, "corrupt 2": 1}
    table.do("corrupt 2").until(lambda state: state.observe(0).stage == "corruption")
    assert table.chance() == {"corrupt 0": 2, "corrupt 1": 2}


@pytest.mark.rule("T-S10")
@pytest.mark.parametrize("players", COUNTS)
def test_chance_names_the_first_player_and_play_goes_clockwise(players: int) -> None:
    for first in range(players):
        table = drawing("first", players)
        assert table.turn == CHANCE
        assert table.chance() == {f"first {seat}": 1 for seat in range(players)}
        table.do(f"first {first}")
        assert table.state.order == tuple((first + step) % players for step in range(players))
        played = []
        for _ in range(players):
            table.until(lambda state: state.observe(0).stage == "choose_die")
            played.append(table.turn)
            table.do(table.legal("die")[0]).until(lambda state: state.turn != played[-1])  # noqa: B023
        assert played == list(table.state.order)


@pytest.mark.rule("T-S11")
@pytest.mark.parametrize("players", COUNTS)
def test_all_start_with_10_vp_at_0_in_one_stack_the_first_player_at_the_bottom(players: int) -> None:
    for first in range(players):
        table = new_table(players, first)
        assert table.points() == [10] * players
        assert table.stacks() == {0: [(first + step) % players for step in range(players)]}


@pytest.mark.rule("T-S12")
@pytest.mark.parametrize("players", COUNTS)
def test_pieces_start_in_tiletum_with_one_house_there_and_two_in_the_supply(players: int) -> None:
    table = new_table(players, first=1)
    for board in table.state.observe(0).boards:
        assert (SPACES[board.merchant], SPACES[board.architect]) == ("tiletum", "tiletum")
        assert (board.houses, board.pillars) == (2, 2)
        assert (board.storehouse, board.contracts, board.dice) == ((), (), ())
        assert set(board.rooms) == set(board.crests) == {NONE}
        assert board.bonus_ap == (0, 0, 0, 0, 0)
    standing = {HOUSE_NAMES[number]: seat for number, seat in enumerate(table.state.houses) if seat != NONE}
    assert sorted(standing) == ["tiletum.h1", "tiletum.h2", "tiletum.h3", "tiletum.h4"][:players]
    assert sorted(standing.values()) == list(range(players))
    assert table.state.pillars == [0] * 9


@pytest.mark.rule("T-S12", "T-C5")
def test_of_eight_houses_five_stand_on_the_roofs_of_the_first_five_buildings() -> None:
    """Filling each of the five brings its house; the sixth has none."""
    table = acting("character", 6)
    assert table.state.house_supply[0] == 2
    for number, (name, where) in enumerate([("C37", "4.1"), ("C28", "5.1")]):
        table.stored(0, name).do(f"lodge {name} {where}")
        assert table.state.house_supply[0] == 3 + number
        table.do(*(["decline"] if table.legal("decline") else []))
    table.stored(0, "C05", "C07").do("lodge C05 2.1").do("lodge C07 2.2")
    assert table.state.house_supply[0] == 5
    full = acting("contract", 1).lodged(0, r1_1="C19", r1_2="C21", r1_3="C26", r2_1="C05", r2_2="C07", r3_1="C16", r3_2="C18")
    assert full.lodged(0, r4_1="C37", r5_1="C28").state.house_supply[0] == 2 + 5


@pytest.mark.rule("T-S12", "T-C5")
def test_of_seven_pillars_five_stand_on_the_first_five_contract_spaces() -> None:
    table = acting("contract", 1).goods(0, iron=30, wool=30)
    supply = []
    for name in ("B41", "B42", "B43", "B44", "B39 iron", "K05"):
        table.stored(0, name.split()[0]).do(f"fulfil {name}")
        supply.append(table.state.pillar_supply[0])
    assert supply == [3, 4, 5, 6, 7, 7]


@pytest.mark.rule("T-S13")
@pytest.mark.parametrize("players", COUNTS)
def test_everybody_has_one_of_each_and_gold_by_turn_order(players: int) -> None:
    for first in range(players):
        table = new_table(players, first)
        for place, gold in enumerate([1, 3, 5, 6][:players]):
            seat = (first + place) % players
            assert table.has(seat) == {"gold": gold, "food": 1, "wool": 1, "stone": 1, "iron": 1}


@pytest.mark.rule("T-S14", "T-1.1")
@pytest.mark.parametrize(("players", "dice"), [(2, 10), (3, 15), (4, 20)])
def test_one_die_of_every_colour_for_each_player_is_in_the_bag(players: int, dice: int) -> None:
    table = new_table(players)
    assert table.state.observe(0).bag == [players] * 5
    assert sum(table.state.bag) == dice
    table.do("roll iron 1").do(*["roll iron 6"] * (players - 1))
    assert not any(move.startswith("roll iron") for move in table.chance())


@pytest.mark.rule("T-S4", "T-S5", "T-S8")
@pytest.mark.parametrize("players", COUNTS)
def test_the_set_up_draws_no_tile_twice(players: int) -> None:
    moves = drawn(players, "")
    assert [move for move, count in Counter(moves).items() if count > 1] == []
    assert len(moves) == 7 + {2: 14, 3: 19, 4: 24}[players] + 5 + 5 + 9 + 3 + 4


@pytest.mark.rule("T-S7")
def test_the_stack_of_the_unavailable_cathedral_leaves_the_game() -> None:
    """A pillar cannot stand there, so nobody ever contributes; the observation names the tile."""
    table = round_table(2).costs(wien="X9")
    assert COSTS[table.state.observe(0).costs[cathedral("wien")]] == "X9"
    table.goods(0, stone=20)
    assert table.legal("build") == []


@pytest.mark.rule("T-S8", "T-5.1")
def test_the_fairs_are_held_in_the_order_of_the_town_tiles() -> None:
    """Round 2 is in Frankfurt, round 3 in Verona, round 4 in Genova, with the tiles in their order."""
    for number, town in [(2, "frankfurt"), (3, "verona"), (4, "genova")]:
        table = closing(3, number).fairs(["frankfurt", "verona", "genova"], ["house"] * 4)
        table.at(0, merchant=town).do("end turn")
        assert gains(table, "fairs") == [number + 2, 0, 0]
        assert table.state.merchants[0] == space(town)


def test_a_position_says_in_which_round_and_turn_it_is_and_what_is_decided() -> None:
    assert "3 players, round 1, turn 1, draw wheel, to act -1, " in repr(GAME.new(3))
    assert "2 players, round 2, turn 1, choose die, to act 1, " in repr(round_table(2, 2, first=1).state)
