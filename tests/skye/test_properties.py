"""The territory that is kept up step by step is the one that is worked out from scratch, in thousands of random territories."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import TypeAlias

import pytest

from parlour.games.skye.components import MOUNTAIN, PASTURE, SCORING_TILES, WATER
from parlour.games.skye.grid import place_of, spot_of
from parlour.games.skye.scoring import goal_points, joined_whisky, scroll_points
from parlour.games.skye.territory import START, Territory

from .slow import TILES, Laid, Slow, turned

MAJORITIES = ("most_whisky", "most_ships", "most_gold")
ALONE = [goal for goal in SCORING_TILES if goal not in MAJORITIES]
TERRAIN = {PASTURE: "pasture", MOUNTAIN: "mountain", WATER: "water"}
CASTLE = Laid(0, 0, 0, 0)
SAME_AFTER_HALF_A_TURN = {24, 31, 41, 60, 67}
SEEDS = range(100)

Territories: TypeAlias = list[tuple[Territory, Slow]]


def walk(seed: int, crowded: bool) -> Iterator[tuple[Territory, list[Laid]]]:
    """A territory as it grows by random tiles at random legal places, up to 18; crowded ones leave few gaps."""
    rng = Random(seed)
    land, laid = START, [CASTLE]
    yield land, laid
    pile = rng.sample(range(1, 74), 73)
    while pile and len(laid) < 19:
        number = pile.pop()
        free = Slow(laid).fits(number)
        if number in SAME_AFTER_HALF_A_TURN:
            free = [row for row in free if row[2] < 2]
        if crowded:
            best = max((touching(laid, x, y) for x, y, _ in free), default=0)
            free = [row for row in free if touching(laid, row[0], row[1]) == best]
        if free:
            x, y, turns = rng.choice(free)
            land = land.place(number - 1, spot_of(x, y), turns)
            laid = [*laid, Laid(number, x, y, turns)]
            yield land, laid


def touching(laid: list[Laid], x: int, y: int) -> int:
    """How many tiles lie beside this spot."""
    return sum(abs(row.x - x) + abs(row.y - y) == 1 for row in laid)


@pytest.fixture(scope="module", params=[False, True], ids=["sprawling", "crowded"])
def territories(request: pytest.FixtureRequest) -> Territories:
    """Thousands of territories of every size."""
    return [(land, Slow(laid)) for seed in SEEDS for land, laid in walk(seed, bool(request.param))]


def places_of(land: Territory, bits: int) -> frozenset[tuple[int, int]]:
    """The places of the tiles that are named as bits by their order."""
    return frozenset(place_of(spot) for number, (_tile, spot, _turns) in enumerate(land.placed) if bits >> number & 1)


@pytest.mark.rule("S-5.5")
def test_the_random_territories_are_of_every_size(territories: Territories) -> None:
    assert {len(slow.grid) for _, slow in territories} == set(range(1, 20))
    assert len(territories) > 1800
    for land, slow in territories:
        assert [(tile, *place_of(spot), turns) for tile, spot, turns in land.placed] == [
            ((row.number - 1) % 74, row.x, row.y, row.turns) for row in slow.grid.values()
        ]


def test_the_random_territories_have_some_of_everything(territories: Territories) -> None:
    """Large completed areas of every terrain, scrolls in completed areas, every scoring tile, whisky at the end of a road."""
    zones = [zone for _, slow in territories for zone in slow.zones if zone.completed]
    assert {zone.terrain for zone in zones if len(zone.tiles) >= 3} == set(TERRAIN.values())
    assert len({kind for zone in zones for kind in zone.scrolls}) >= 5
    assert all(any(slow.goal(goal) for _, slow in territories) for goal in ALONE)
    assert max(slow.whisky_income() for _, slow in territories) >= 4


@pytest.mark.rule("S-A1", "S-A2", "S-A3")
def test_areas(territories: Territories) -> None:
    for land, slow in territories:
        quick = [
            (TERRAIN[area.terrain], places_of(land, area.tiles), area.open == 0, area.brochs, area.ships, area.lighthouses)
            for area in land.roots()
        ]
        obvious = [
            (zone.terrain, zone.tiles, zone.completed, *(zone.symbols[kind] for kind in ("broch", "ship", "lighthouse")))
            for zone in slow.zones
        ]
        assert Counter(quick) == Counter(obvious), slow.grid


@pytest.mark.rule("S-1.2", "S-1.4")
def test_roads_to_the_castle_and_the_whisky_they_join(territories: Territories) -> None:
    for land, slow in territories:
        assert places_of(land, land.joined_tiles()) == slow.joined, slow.grid
        assert joined_whisky(land) == slow.whisky_income(), slow.grid


@pytest.mark.parametrize("goal", ALONE)
def test_scoring_tiles(territories: Territories, goal: str) -> None:
    number = SCORING_TILES.index(goal)
    for land, slow in territories:
        assert goal_points(number, [land, START], [0, 0])[0] == slow.goal(goal), slow.grid


@pytest.mark.rule("S-E1", "S-E2")
def test_scrolls(territories: Territories) -> None:
    for land, slow in territories:
        assert scroll_points(land) == slow.scrolls(), slow.grid


@pytest.mark.rule("S-T7", "S-T8")
@pytest.mark.parametrize(("goal", "kind"), [("most_whisky", "whisky"), ("most_ships", "ship")])
def test_majorities_of_two(territories: Territories, goal: str, kind: str) -> None:
    number = SCORING_TILES.index(goal)
    for (land, slow), (land2, slow2) in pairwise(territories):
        mine, theirs = slow.count(kind), slow2.count(kind)
        expected = [(5 if one >= other else 2) if one else 0 for one, other in ((mine, theirs), (theirs, mine))]
        assert goal_points(number, [land, land2], [0, 0]) == expected


@pytest.mark.rule("S-5.2", "S-5.3", "S-5.4", "S-5.6")
def test_where_a_tile_fits(territories: Territories) -> None:
    rng = Random(1)
    for land, slow in rng.sample(territories, 250):
        for number in rng.sample(range(1, 74), 12):
            free = slow.fits(number)
            offered = free if number not in SAME_AFTER_HALF_A_TURN else [row for row in free if row[2] < 2]
            assert [(*place_of(spot), turns) for spot, turns in land.fits(number - 1)] == sorted(
                offered, key=lambda row: (row[1], row[0], row[2])
            )
            assert land.fits_somewhere(number - 1) == bool(free)
            for x in range(-4, 5):
                for turns in range(4):
                    assert land.may_lie(number - 1, spot_of(x, x // 2), turns) == ((x, x // 2, turns) in offered)


@pytest.mark.rule("S-5.6")
@pytest.mark.parametrize("number", range(1, 74))
def test_a_half_turn_is_left_out_only_where_it_changes_nothing(number: int) -> None:
    """A tile turned by half looks the same if its regions and roads, with what lies in them, are at the same edges."""
    tile = TILES[number]

    def look(turns: int) -> list[tuple[str, ...]]:
        regions = []
        for index, region in enumerate(tile["regions"]):
            inside = sorted(f"{row['type']} {row['count']}" for row in tile["symbols"] if row["region"] == index)
            regions.append((region["terrain"], "".join(sorted(turned(region["edges"], turns))), *inside))
        return sorted(regions) + sorted(("road", "".join(sorted(turned(road, turns)))) for road in tile["roads"])

    assert (look(0) == look(2)) == (number in SAME_AFTER_HALF_A_TURN)
    assert look(0) != look(1)
