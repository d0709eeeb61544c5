"""What the engine of Isle of Skye does with every number of its data file, what its previews say, and what is in its box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from parlour.bots.greedy_1.skye_estimate import Estimate
from parlour.engine.messages import Message
from parlour.engine.preview import Preview, preview
from parlour.games.skye.components import SCORING_TILES, SYMBOLS, TILE_COUNT, TILE_SCROLL, TILE_SYMBOLS
from parlour.games.skye.messages import goal_message
from parlour.games.skye.rounds import incomes
from parlour.games.skye.scoring import gold_points, scroll_points
from parlour.games.skye.territory import Territory

from .table import GAME, building, buying, land, position, scored, sketch
from .table import GOALS as TABLE_GOALS

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
        found[f"behind, {players} players"] = _behind(players) if players <= GAME.max_players else None
    found["whisky"] = incomes(position(3, lands=[land("32@0,1")]), 0)[0].whisky
    return found | _first_round() | _foreseen() | _in_the_box()


def _behind(players: int) -> list[list[int]]:
    """The gold for one player ahead in every round, and what everybody is told of it in the round before."""
    state = position(players, points=[1] + [0] * (players - 1))
    gold = [incomes(state, number)[1].behind for number in range(state.rounds)]
    rounds = [position(players, number, points=[1] + [0] * (players - 1)) for number in range(1, state.rounds)]
    return [gold, [each.observe(1).next_income[1].behind for each in rounds]]


def scroll(symbol: int) -> list[int]:
    """How many there are of what the scroll counts, and what it gives; the scroll's area is open."""
    found = _counted(symbol)
    places = ["0,-1", *(f"{10 + number},10" for number in range(len(found) - 1))]
    whole: Territory = sketch(*(f"{tile + 1}@{place}" for tile, place in zip(found, places, strict=True)))
    return [whole.totals[symbol], scroll_points(whole)]


def _counted(symbol: int) -> list[int]:
    """A tile whose scroll counts the symbol, and some with the symbol and no scroll."""
    others = [tile for tile in range(TILE_COUNT) if TILE_SYMBOLS[tile][symbol] and TILE_SCROLL[tile][0] < 0]
    return [next(tile for tile in range(TILE_COUNT) if TILE_SCROLL[tile][0] == symbol), *others[:4]]


def _foreseen() -> dict[str, Any]:
    """What previews say: of tiles that are laid, and of purchases."""
    found: dict[str, Any] = {f"preview: {goal}": _laid(goal, rows) for goal, rows in GOALS.items()}
    found["preview: brochs"] = [_laid("brochs", BROCHS[:count]) for count in range(1, 4)]
    found["preview: most_ships"] = [_laid("most_ships", ["60@1,0"], "69@1,0r1"), _laid("most_ships", ["69@1,0r1"], "60@1,0")]
    found["preview: most_whisky"] = [_laid("most_whisky", ["24@0,-1"], *others) for others in ((), ("31@0,1", "32@0,-1"))]
    found["preview: most_gold"] = _bought("skye-has-goal", (7, 6, 0), 2)
    found["preview: gold at the end"] = _bought("skye-has-gold-points", (10, 0, 0), 5)
    found["preview: whisky"] = _changes(_laying(["32@0,1"]), "skye-has-whisky-income")
    found["preview: scroll in a completed area"] = _changes(_laying(RING), "skye-has-scroll-points")
    return found | {f"preview: scroll for {name}": _scroll_laid(symbol) for symbol, name in enumerate(SYMBOLS)}


def _changes(told: Preview, key: str) -> list[int]:
    """Before and after; nothing where nothing changes."""
    return next(([change.before, change.after] for change in told.changes if change.what.key == key), [])


def _laying(rows: Sequence[str], *theirs: str, goal: str = "sheep") -> Preview:
    """The last of these tiles is laid; the only other land is theirs."""
    *before, last = rows
    number, _, place = last.partition("@")
    spot, _, turns = place.partition("r")
    goals = (goal, *[other for other in TABLE_GOALS if other != goal][:3])
    table = building(position(3, lands=[land(*before), land(*theirs)], goals=goals), [int(number)], [], [])
    return preview(GAME, table.state, 0, GAME.parse(f"place {spot} turn {turns or 0}"))


def _laid(goal: str, rows: Sequence[str], *theirs: str) -> int:
    """What the scoring tile would give with the last of these tiles; 0 if it would give no more than before."""
    what = Message("skye-has-goal", {"goal": goal_message(SCORING_TILES.index(goal))})
    return next((change.after for change in _laying(rows, *theirs, goal=goal).changes if change.what == what), 0)


def _bought(key: str, gold: Sequence[int], price: int) -> list[int]:
    """What changes when the first seat buys from the last at this price."""
    state = position(3, gold=gold, goals=("most_gold", "sheep", "squares", "brochs"))
    return _changes(preview(GAME, buying(state, {}, {}, {1: price}).state, 0, GAME.parse("buy 1")), key)


def _scroll_laid(symbol: int) -> list[int]:
    """What the scroll gives with the tile that has it, in an open area."""
    with_scroll, *others = _counted(symbol)
    lies = sketch(*(f"{tile + 1}@{10 + number},10" for number, tile in enumerate(others)))
    state = building(position(3, lands=[lies]), [with_scroll + 1], [], []).state
    for action in state.legal_actions(0):
        grown = state.clone()
        grown.commit(0, action)
        areas = grown.territories[0].areas()
        if areas.areas[areas.find(areas.scrolls[-1][1])].open:
            return _changes(preview(GAME, state, 0, action), "skye-has-scroll-points")
    raise AssertionError("the scroll's area cannot be left open")


def _in_the_box() -> dict[str, Any]:
    """What the box holds against the rulebook's list; and of every tile, what is drawn on it and what the engine counts."""
    found: dict[str, Any] = {f"counted {row.what}": [row.expected, row.found] for row in GAME.audit().counts}
    found["coins"] = GAME.box().coins
    for tile, printed in enumerate(GAME.box().tiles):
        found[f"tile {printed.number}"] = [[symbol.count for symbol in printed.symbols], list(TILE_SYMBOLS[tile])]
    return found


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
    marked = state.clone()
    marked.apply(0, marked.legal_actions(0)[0])
    dearest = preview(GAME, marked, 0, marked.legal_actions(0)[-1])
    steps = []
    while legal := state.legal_actions(0):
        steps.append([GAME.notation(legal[0]).split()[0], GAME.notation(legal[-1]).split()[-1]])
        state.apply(0, legal[0])
    prices = [step[1] for step in steps if step[0] == "price"]
    return {
        "castle": gold,
        "tiles drawn": draws,
        "highest prices": prices,
        "lowest price": state.prices[0][0],
        "preview: highest price": _changes(dearest, "skye-has-gold"),
    }
