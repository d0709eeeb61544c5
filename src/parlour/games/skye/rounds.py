"""A round from its income to its scoring, and the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.skye.actions import DRAW, FIRST, GOAL
from parlour.games.skye.components import CASTLE_INCOME, CATCH_UP, DRAWN_TILES, PLACES, SCORED, SCORING_TILES, TILE_COUNT
from parlour.games.skye.island import CHOOSING_GOALS, DRAWING, NOBODY, NONE, OVER, PRICING, SOURCES, Island, without
from parlour.games.skye.scoring import goal_points, gold_points, scroll_points, whisky_income


def choose_first(island: Island, action: int, events: Events) -> None:
    """Chance names the start player."""
    seat = action - FIRST
    if not 0 <= seat < island.players:
        raise island.illegal(action)
    island.start = seat
    island.stage = CHOOSING_GOALS
    if events is not None:
        events.append(Event("first", {"seat": seat}))


def choose_goal(island: Island, action: int, events: Events) -> None:
    """Chance lays the next scoring tile at the next letter."""
    goal = action - GOAL
    if not 0 <= goal < len(SCORING_TILES) or goal in island.goals:
        raise island.illegal(action)
    if events is not None:
        events.append(Event("goal", {"place": PLACES[len(island.goals)], "goal": goal}))
    island.goals = (*island.goals, goal)
    if len(island.goals) == len(PLACES):
        begin_round(island, events)


class IncomeParts(NamedTuple):
    """Gold at the start of a round: for the castle, for whisky, and for being behind."""

    castle: int
    whisky: int
    behind: int


def income(island: Island, seat: int, number: int) -> IncomeParts:
    """What the seat would get now at the start of that round."""
    mine = island.points(seat)
    ahead = sum([1 for other in range(island.players) if island.points(other) > mine])
    return IncomeParts(CASTLE_INCOME, whisky_income(island.territories[seat]), ahead * CATCH_UP[island.players][number])


def begin_round(island: Island, events: Events) -> None:
    """Income for all at once; then the start player draws first."""
    incomes = [income(island, seat, island.round) for seat in range(island.players)]
    if events is not None:
        events.append(Event("round", {"round": island.round + 1}))
    for seat, parts in enumerate(incomes):
        gold = parts.castle + parts.whisky + parts.behind
        island.gold[seat] += gold
        if events is not None:
            events.append(Event("income", {"seat": seat, "gold": gold, "whisky": parts.whisky, "behind": parts.behind}))
    players = island.players
    island.drawn = [()] * players
    island.discards = [NONE] * players
    island.prices = [()] * players
    island.market = [()] * players
    island.gained = [()] * players
    island.hands = [()] * players
    island.chosen = [NONE] * players
    island.returned = [()] * players
    island.stage = DRAWING
    island.turn = island.start


def draw(island: Island, action: int, events: Events) -> None:
    """A tile from the bag, open to all, until every seat has its tiles."""
    tile = action - DRAW
    if not (0 <= tile < TILE_COUNT and tile in island.bag):
        raise island.illegal(action)
    seat = island.turn
    island.bag = without(island.bag, tile)
    island.drawn[seat] = (*island.drawn[seat], tile)
    if events is not None:
        events.append(Event("drew", {"seat": seat, "tile": tile}))
    if len(island.drawn[seat]) == DRAWN_TILES:
        island.turn = (seat + 1) % island.players
        if island.turn == island.start:
            island.stage = PRICING
            island.turn = NOBODY


def end_round(island: Island, events: Events) -> None:
    """Score the round's tiles in the order of their letters; then the start marker moves on, or the game ends."""
    for place in SCORED[island.players][island.round]:
        points = goal_points(island.goals[place], island.territories, island.gold)
        for seat, count in enumerate(points):
            island.earn(seat, place, count)
            if events is not None and count:
                goal = island.goals[place]
                events.append(Event("scored", {"seat": seat, "place": PLACES[place], "goal": goal, "points": count}))
    island.round += 1
    if island.round < island.rounds:
        island.start = (island.start + 1) % island.players
        begin_round(island, events)
    else:
        _end_game(island, events)


def _end_game(island: Island, events: Events) -> None:
    island.round -= 1
    for seat in range(island.players):
        scrolls = scroll_points(island.territories[seat])
        gold = gold_points(island.gold[seat])
        island.earn(seat, SOURCES.index("scrolls"), scrolls)
        island.earn(seat, SOURCES.index("gold"), gold)
        if events is not None:
            events.append(Event("final", {"seat": seat, "scrolls": scrolls, "points": gold}))
    island.stage = OVER
    island.turn = NOBODY
