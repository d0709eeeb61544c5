"""What the engine of Isle of Skye does with every number of its data file."""

from __future__ import annotations

from typing import Any

from parlour.bots.greedy.skye_estimate import Estimate
from parlour.games.skye.components import SYMBOLS, TILE_COUNT, TILE_SCROLL, TILE_SYMBOLS
from parlour.games.skye.rounds import income
from parlour.games.skye.scoring import gold_points, scroll_points
from parlour.games.skye.territory import Territory

from .table import GAME, land, position, scored, sketch

RING = ("24@0,-1", "17@1,-1", "48@1,-2r2", "41@0,-2", "47@-1,-2", "63@-1,-1")
"""One completed water of six tiles with a ship and three lighthouses, one of them with a scroll."""
ONE_LINE = ("24@0,-1", "31@0,1")
GOALS = {
    "squares": ("24@0,-1", "53@1,0", "17@1,-1"),
    "completed_areas": ("29@1,0r2",),
    "sheep": ("17@0,-1",),
    "large_areas": ("60@1,0", "29@2,0r2"),
    "building_sets": ("4@0,-1r2", "41@1,0"),
    "farm_animals": ("29@1,0r2",),
    "connected_cattle": ("31@0,-1",),
    "ship_and_lighthouse": ("61@1,0",),
    "vertical_lines": ONE_LINE,
    "connected_tiles": ("24@0,-1",),
    "largest_water": RING,
    "completed_mountains": ("19@-1,0",),
}
BROCHS = ("5@-1,0", "8@-2,0", "9@-3,0", "6@-1,1r1")


def facts() -> dict[str, Any]:
    """Everything that hangs on a number."""
    found: dict[str, Any] = {"players": [GAME.min_players, GAME.max_players]}
    found |= {goal: scored(goal, land(*rows), players=3)[0] for goal, rows in GOALS.items()}
    found["brochs"] = [scored("brochs", land(*BROCHS[:count]), players=3)[0] for count in range(1, 5)]
    found["most_gold"] = scored("most_gold", gold=(3, 2, 1))
    found["most_ships"] = scored("most_ships", land("60@1,0"), land("69@1,0r1"), players=3)
    found["most_whisky"] = scored("most_whisky", land("31@0,1", "32@0,-1"), land("24@0,-1"), players=3)
    found |= {f"scroll for {name}": scroll(symbol) for symbol, name in enumerate(SYMBOLS)}
    found["scroll in a completed area"] = scroll_points(land(*RING))
    found["gold at the end"] = gold_points(10)
    found["greedy: a gold in the last round"] = Estimate(position(3, 6).observe(0)).gold
    for players in (3, 5):
        state = position(players, points=[1] + [0] * (players - 1), lands=[land("32@0,1")])
        found[f"behind, {players} players"] = [income(state, 1, number)[2] for number in range(state.rounds)]
    found["whisky"] = income(state, 0, 0)[1]
    return found | _first_round()


def scroll(symbol: int) -> list[int]:
    """How many there are of what the scroll counts, and what it gives; the scroll's area is open."""
    with_scroll = next(tile for tile in range(TILE_COUNT) if TILE_SCROLL[tile][0] == symbol)
    others = [tile for tile in range(TILE_COUNT) if TILE_SYMBOLS[tile][symbol] and TILE_SCROLL[tile][0] < 0][:4]
    places = ["0,-1", *(f"{10 + number},10" for number in range(len(others)))]
    whole: Territory = sketch(*(f"{tile + 1}@{place}" for tile, place in zip([with_scroll, *others], places, strict=True)))
    return [whole.totals[symbol], scroll_points(whole)]


def _first_round() -> dict[str, Any]:
    """Income, drawing and pricing of a new game of three."""
    state = GAME.new(3)
    for move in ("first 0", "goal squares", "goal sheep", "goal brochs", "goal most_gold"):
        state.apply(-1, GAME.parse(move))
    gold = state.gold[0]
    draws = 0
    while state.to_act() == (-1,):
        state.apply(-1, state.chance_outcomes()[0][0])
        draws += 1
    steps = []
    while legal := state.legal_actions(0):
        steps.append([GAME.notation(legal[0]).split()[0], GAME.notation(legal[-1]).split()[-1]])
        state.apply(0, legal[0])
    prices = [step[1] for step in steps if step[0] == "price"]
    return {"castle": gold, "tiles drawn": draws, "highest prices": prices, "lowest price": state.prices[0][0]}
