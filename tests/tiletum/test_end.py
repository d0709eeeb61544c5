"""The end: houses times pillars, completed buildings, resources, the winner."""

from __future__ import annotations

from itertools import permutations

import pytest

from parlour.engine.contract import SPECTATOR
from parlour.engine.errors import GameOver
from parlour.games.tiletum.observation import Tie
from tests.given import seen

from .table import Table, closing, gains


def ending(players: int = 3) -> Table:
    """The last turn of the game ends now; nobody takes part in the last fair, and nobody has resources."""
    table = closing(players, 4)
    for seat in range(players):
        table.goods(seat)
    return table


@pytest.mark.rule("T-F1")
@pytest.mark.parametrize(("houses", "pillars"), [(1, 0), (1, 1), (1, 2), (2, 2), (3, 1), (3, 2), (3, 0)])
def test_houses_times_pillars(houses: int, pillars: int) -> None:
    """The house in Tiletum is the first."""
    table = ending().houses(0, *["paris.h1", "wien.h1"][: houses - 1]).pillars(0, *["koeln", "lyon"][:pillars])
    assert gains(table.do("end turn"), "houses_pillars") == [houses * pillars, 0, 0]


@pytest.mark.rule("T-F1")
def test_what_is_in_the_supply_does_not_count() -> None:
    table = ending().fulfilled(0, "B41", "B42").lodged(0, r4_1="C37").pillars(0, "koeln")
    assert gains(table.do("end turn"), "houses_pillars") == [1, 0, 0]


@pytest.mark.rule("T-F1")
def test_the_most_that_is_possible() -> None:
    """Eight houses and seven pillars."""
    table = ending().lodged(0, r1_1="C19", r1_2="C21", r1_3="C26", r2_1="C05", r2_2="C07", r3_1="C16", r3_2="C18", r4_1="C37")
    table.lodged(0, r5_1="C28").fulfilled(0, "B39", "B41", "B42", "B43", "B44")
    table.houses(0, "paris.h1", "lyon.h1", "wien.h1", "london.h1", "koeln.h1", "praha.h1", "milano.h1")
    table.pillars(0, "paris", "lyon", "wien", "london", "koeln", "praha", "milano")
    assert gains(table.do("end turn"), "houses_pillars") == [56, 0, 0]


@pytest.mark.rule("T-F2")
@pytest.mark.parametrize(("completed", "vp"), [(0, 0), (1, 0), (2, 0), (3, 5), (4, 10), (5, 20), (6, 30)])
def test_completed_buildings(completed: int, vp: int) -> None:
    """The sixth, which only needs its crest, is one of them."""
    rooms = [
        {"r4_1": "C37"},
        {"r5_1": "C28"},
        {"r3_1": "C16", "r3_2": "C18"},
        {"r2_1": "C05", "r2_2": "C07"},
        {"r1_1": "C19", "r1_2": "C21", "r1_3": "C26"},
    ]
    crests = [("b6", "K18"), ("b4", "K20"), ("b5", "K22"), ("b3", "K24"), ("b2", "K25"), ("b1", "B53")][:completed]
    table = ending().crested(0, **dict(crests))
    for building in rooms[: max(0, completed - 1)]:
        table.lodged(0, **building)
    assert gains(table.do("end turn"), "buildings") == [vp, 0, 0]


@pytest.mark.rule("T-F2")
def test_a_building_needs_both_crest_and_all_characters() -> None:
    """Three are completed: 6, 4 and 5. The first lacks a character, the second its crest."""
    table = ending().lodged(0, r1_1="C19", r1_2="C21", r2_1="C05", r2_2="C07", r4_1="C37", r5_1="C28")
    table.crested(0, b1="K18", b4="K20", b5="K22", b6="K24")
    assert gains(table.do("end turn"), "buildings") == [5, 0, 0]


@pytest.mark.rule("T-F2")
def test_a_crest_in_the_storehouse_completes_nothing() -> None:
    table = ending().lodged(0, r4_1="C37", r5_1="C28").crested(0, b4="K18", b5="K20").stored(0, "K22")
    assert gains(table.do("end turn"), "buildings") == [0, 0, 0]


@pytest.mark.rule("T-F3")
@pytest.mark.parametrize(("count", "vp"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (23, 5)])
@pytest.mark.parametrize("name", ["gold", "food", "wool", "stone", "iron"])
def test_every_four_resources_are_a_vp(name: str, count: int, vp: int) -> None:
    table = ending().goods(0, **{name: count})
    assert gains(table.do("end turn"), "resources") == [vp, 0, 0]


@pytest.mark.rule("T-F3")
def test_all_kinds_are_counted_together() -> None:
    """Three of each kind: 15 are 3 VP, though no kind has four."""
    table = ending().goods(0, gold=3, food=3, wool=3, stone=3, iron=3).goods(1, gold=1, food=1, wool=1, stone=1)
    assert gains(table.do("end turn"), "resources") == [3, 1, 0]


@pytest.mark.rule("T-F3")
def test_tiles_in_the_storehouse_are_worth_nothing() -> None:
    table = ending().stored(0, "K01", "B27", "B29", "C37")
    before = table.points()[0]
    assert table.do("end turn").points()[0] == before + 4, "the 4 VP of the leader are all"


@pytest.mark.rule("T-F4")
@pytest.mark.parametrize("vp", list(permutations([20, 31, 25])))
def test_most_vp_win(vp: tuple[int, int, int]) -> None:
    table = ending().vp(*vp).track((-1, [0, 1, 2])).do("end turn")
    ranked = [vp[0] - 1 + 4, vp[1] - 1, vp[2] - 1]
    assert table.state.scores() == ranked
    assert table.state.ranking() == [1 + sum(other > mine for other in ranked) for mine in ranked]


@pytest.mark.rule("T-F4", "T-4.5")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_a_tie_goes_to_the_player_earlier_in_turn_order(order: tuple[int, ...]) -> None:
    """All have the same after the leader's 4 VP; the stack decides."""
    table = ending().track((1, order))
    table.vp(*[20 - 4 * (seat == order[0]) for seat in range(3)]).do("end turn")
    assert table.state.scores() == [21, 21, 21]
    assert table.state.ranking() == [order.index(seat) + 1 for seat in range(3)]


@pytest.mark.rule("T-F4")
def test_the_order_that_decides_is_the_one_set_by_the_last_king_phase() -> None:
    """In round 4 seat 0 played first; the track puts it last."""
    table = ending(2).track((0, [0]), (1, [1])).vp(20, 15)
    assert table.state.order == (0, 1)
    table.do("end turn")
    assert table.state.scores() == [20, 20]
    assert (table.state.order, table.state.ranking()) == ((1, 0), [2, 1])


@pytest.mark.rule("T-F4")
def test_the_turn_order_does_not_help_who_has_fewer() -> None:
    table = ending(2).track((0, [1, 0])).vp(20, 15).do("end turn")
    assert (table.state.scores(), table.state.ranking()) == ([20, 19], [1, 2])


@pytest.mark.rule("T-F4")
def test_among_two_tied_for_second_place_the_order_decides_too() -> None:
    table = ending(4).track((0, [3, 1, 2, 0])).vp(30, 20, 20, 16).do("end turn")
    assert table.state.scores() == [30, 20, 20, 20]
    assert table.state.ranking() == [1, 3, 4, 2]
    result = table.state.observe(SPECTATOR).result
    assert result is not None
    assert result.order == [0, 3, 1, 2]
    assert result.ties == [Tie(3, 1, "order"), Tie(1, 2, "order")]


@pytest.mark.rule("T-F1", "T-F2", "T-F3", "T-F4")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_all_see_the_final_scoring(viewer: int) -> None:
    table = ending(2).pillars(1, "koeln").goods(0, gold=9)
    events = table.happen("end turn")
    finals = seen(events, kind="final")
    assert finals == [
        {"kind": "final", "seat": 0, "product": 0, "buildings": 0, "resources": 2},
        {"kind": "final", "seat": 1, "product": 1, "buildings": 0, "resources": 0},
    ]
    result = table.state.observe(viewer).result
    assert result is not None
    assert (result.scores, result.ranking) == ([10 + 4 + 2, 10 + 1], [1, 2])
    sources = {source.name: source.points for source in result.sources}
    assert [sources[name] for name in ("start", "king", "houses_pillars", "resources")] == [[10, 10], [4, 0], [0, 1], [2, 0]]
    assert [sum(points) for points in zip(*sources.values(), strict=True)] == result.scores
    assert [source.name for source in result.sources if source.final] == ["houses_pillars", "buildings", "resources"]


@pytest.mark.rule("T-F4", "T-R1")
def test_after_the_end_nothing_can_be_done() -> None:
    table = ending(2).do("end turn")
    assert (table.state.is_over, table.state.to_act()) == (True, ())
    for seat in (0, 1):
        assert table.state.legal_actions(seat) == ()
        with pytest.raises(GameOver):
            table.state.apply(seat, 0)
