"""The storehouse: four spaces, free to take and bound to keep, one crest of a family, six contracts."""

from __future__ import annotations

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE
from parlour.games.tiletum.components import NONE, TILE_FAMILY

from .table import GAME, Table, acting, closing, round_table, tile

FULL = ("K03", "K04", "B29", "C05")


def on_map(town: str, name: str, action: str = "merchant") -> Table:
    """The merchant or the architect is about to take a bonus tile of this town, which is the named one."""
    table = acting(action, 3).at(0, merchant=town, architect=town)
    (take,) = table.legal("take")
    state = table.state
    spot = next(number for number, held in enumerate(state.map_tiles) if held == tile(take.split()[1]))
    table.stored(1, name)
    state.bonus_pile = tuple(sorted((*state.bonus_pile, state.map_tiles[spot])))
    state.map_tiles[spot] = state.storehouses[1][0]
    state.storehouses[1] = ()
    return table


# --- four spaces ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-B1")
def test_every_kind_of_tile_goes_to_the_storehouse() -> None:
    table = acting("contract", 6).offer("K01", "K05", "K18", "K11", "K13").do("take K11", "take K18")
    assert table.storehouse(0) == ["K11", "K18"]
    assert acting("character", 3).offer("C05", "C07", "C16", "C37", "C41").do("take C16").storehouse(0) == ["C16"]
    assert on_map("nuernberg", "B27").do("take B27").storehouse(0) == ["B27"]


@pytest.mark.rule("T-B1")
@pytest.mark.parametrize("action", ["contract", "character", "merchant", "architect"])
def test_with_four_tiles_none_can_be_taken(action: str) -> None:
    table = acting(action, 6).at(0, merchant="paris", architect="paris")
    assert table.legal("take") != []
    table.stored(0, *FULL[:3])
    assert table.legal("take") != []
    table.stored(0, FULL[3])
    assert table.legal("take") == []


@pytest.mark.rule("T-B1")
def test_the_fourth_tile_fills_it() -> None:
    table = acting("character", 6).stored(0, *FULL[:3]).offer("C07", "C16", "C18", "C37", "C41").do("take C16")
    assert table.legal("draw") == []
    table.until(lambda state: state.turn == 0 and table.turn == 0)
    assert (table.legal("take"), len(table.storehouse(0))) == ([], 4)


@pytest.mark.rule("T-B1")
def test_a_task_or_moving_in_makes_room_again() -> None:
    table = acting("character", 6).stored(0, *FULL).do("use B29")
    assert table.legal("take") != []
    table = acting("character", 6).stored(0, *FULL).do("lodge C05 2.1")
    assert table.legal("take") != []


@pytest.mark.rule("T-B1", "T-T14")
def test_a_helper_keeps_its_space_until_it_is_resolved() -> None:
    """The character action that B06 gives cannot take a tile into the space that B06 still has."""
    table = acting("merchant", 6).stored(0, "K03", "K04", "C05", "B06").do("use B06")
    assert table.legal("take") == []
    assert "discard offer" in table.legal()


@pytest.mark.rule("T-B1")
def test_fulfilled_contracts_crests_below_buildings_and_characters_in_rooms_take_no_space() -> None:
    table = acting("character", 6).fulfilled(0, "B41", "B42").crested(0, b1="K18", b2="K20").lodged(0, r1_1="C37", r1_2="C39")
    table.stored(0, *FULL[:3])
    assert table.legal("take") != []


@pytest.mark.rule("T-B1", "T-T13")
def test_cathedral_tiles_take_no_space() -> None:
    table = acting("contract", 1).costs(wien="X1").pillars(0, "wien").stored(0, *FULL).goods(0, stone=2)
    table.do("build wien")
    assert len(table.storehouse(0)) == 4
    assert table.points()[0] == 10 + 1 + 9


# --- free to take, bound to keep -----------------------------------------------------------------------------------------


@pytest.mark.rule("T-B2")
@pytest.mark.parametrize("action", ["contract", "character", "merchant", "architect"])
def test_nobody_has_to_take_a_tile(action: str) -> None:
    assert "end turn" in acting(action, 6).legal()


@pytest.mark.rule("T-B2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_tile_leaves_the_storehouse_only_when_it_is_used_fulfilled_placed_or_moves_in(players: int) -> None:
    for seed in range(4):
        state, rng = GAME.new(players), Dice(f"storehouse {players} {seed}")
        while not state.is_over:
            (seat,) = state.to_act()
            before = state.storehouses[:]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample_chance(rng))
                assert state.storehouses == before
                continue
            legal = state.legal_actions(seat)
            move = legal[rng.below(len(legal))]
            state.apply(seat, move)
            for owner in range(players):
                gone = set(before[owner]) - set(state.storehouses[owner])
                if gone:
                    assert (owner, len(gone)) == (seat, 1)
                    assert GAME.notation(move).split()[0] in ("use", "fulfil", "crest", "lodge")
        assert state.is_over


@pytest.mark.rule("T-B2")
def test_there_is_no_move_that_throws_a_tile_away() -> None:
    table = acting("contract", 6).stored(0, "K03", "K04", "K07", "C05")
    assert {move.split()[0] for move in table.legal()} == {"end"}
    table = round_table().stored(0, "K03", "K04", "K07", "C05").goods(0)
    assert {move.split()[0] for move in table.legal()} == {"die"}


# --- one crest of a family -----------------------------------------------------------------------------------------------


@pytest.mark.rule("T-B3")
@pytest.mark.parametrize("where", ["storehouse", "board"])
def test_no_second_crest_of_a_family_from_the_offer(where: str) -> None:
    table = acting("contract", 6).offer("K01", "K05", "K18", "K20", "K13")
    assert {"take K18", "take K20"} < set(table.legal("take"))
    table = table.stored(0, "B46") if where == "storehouse" else table.crested(0, b4="B46")
    assert "take K18" not in table.legal()
    assert "take K20" in table.legal()
    table.refuses("take K18")


@pytest.mark.rule("T-B3")
@pytest.mark.parametrize("action", ["merchant", "architect"])
@pytest.mark.parametrize("where", ["storehouse", "board"])
def test_nor_from_the_map(action: str, where: str) -> None:
    table = on_map("nuernberg", "B46", action)
    assert table.legal("take") == ["take B46"]
    table = table.stored(0, "K18") if where == "storehouse" else table.crested(0, b6="K18")
    assert table.legal("take") == []


@pytest.mark.rule("T-B3")
@pytest.mark.parametrize("where", ["storehouse", "board"])
def test_nor_from_the_wheel(where: str) -> None:
    table = round_table().goods(0).wheel_tile("merchant", "B46").dice("wool 3", "iron 1")
    table = table.stored(0, "K18") if where == "storehouse" else table.crested(0, b6="K18")
    table.do("die wool 3")
    assert "take B46" not in table.legal()


@pytest.mark.rule("T-B3")
def test_two_of_a_family_in_the_offer_only_one_can_be_taken() -> None:
    table = acting("contract", 6).offer("K01", "K05", "K18", "K19", "K13").do("take K18")
    assert "take K19" not in table.legal()
    assert "take K13" in table.legal()


@pytest.mark.rule("T-B3")
def test_the_crests_of_others_do_not_matter() -> None:
    table = acting("contract", 6).offer("K01", "K05", "K18", "K20", "K13").stored(1, "B46").crested(2, b1="K19")
    assert "take K18" in table.legal()


# --- six contracts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("T-B4")
@pytest.mark.parametrize(
    ("fulfilled", "stored", "allowed"),
    [(0, 3, True), (4, 1, True), (5, 0, True), (6, 0, False), (5, 1, True), (5, 3, True), (3, 3, True), (6, 1, False)],
)
def test_a_contract_only_while_a_contract_space_is_empty(fulfilled: int, stored: int, allowed: bool) -> None:
    table = acting("contract", 6).offer("K18", "K20", "K08", "K11", "K22")
    table.fulfilled(0, *["B39", "B40", "B41", "B42", "B43", "B44"][:fulfilled]).stored(0, *["K01", "K03", "K04"][:stored])
    assert ("take K08" in table.legal()) is allowed
    assert ("take K11" in table.legal()) is allowed
    assert {"take K18", "take K20", "take K22"} <= set(table.legal()), "crests are no contracts"


@pytest.mark.rule("T-B4", "T-T3")
def test_a_contract_too_many_stays_in_the_storehouse() -> None:
    table = acting("contract", 6, iron=9).fulfilled(0, "B39", "B40", "B42", "B43", "B44").stored(0, "B41", "K04")
    assert table.legal("fulfil") == ["fulfil B41", "fulfil K04"]
    table.do("fulfil B41")
    table.refuses("fulfil K04")
    assert table.storehouse(0) == ["K04"]


@pytest.mark.rule("T-B4")
def test_nor_from_the_map_the_wheel_or_the_king_track() -> None:
    six = ("B39", "B40", "B41", "B42", "B43", "K01")
    table = on_map("nuernberg", "B44")
    assert table.legal("take") == ["take B44"]
    assert table.fulfilled(0, *six).legal("take") == []
    table = round_table().goods(0).wheel_tile("merchant", "B44").dice("wool 3", "iron 1").fulfilled(0, *six).do("die wool 3")
    assert "take B44" not in table.legal()
    assert closing(3, 2).king_tile("B44").fulfilled(0, *six).do("end turn").turn == CHANCE


@pytest.mark.rule("T-B1", "T-B3", "T-B4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_limits_hold_in_random_games(players: int) -> None:
    for seed in range(6):
        state, rng = GAME.new(players), Dice(f"limits {players} {seed}")
        while not state.is_over:
            (seat,) = state.to_act()
            legal = state.legal_actions(seat)
            state.apply(seat, state.sample_chance(rng) if seat == CHANCE else legal[rng.below(len(legal))])
            for owner in range(players):
                held, using = state.storehouses[owner], state.using if owner == state.turn else ()
                assert len(held) + len(using) <= 4
                crests = [
                    *[TILE_FAMILY[tile] for tile in held],
                    *[TILE_FAMILY[tile] for tile in state.crests[6 * owner : 6 * owner + 6] if tile != NONE],
                ]
                crests = [family for family in crests if family != NONE]
                assert len(crests) == len(set(crests))
                assert len(state.contracts[owner]) <= 6
