"""A round from its income to its scoring, and the end of the game."""

from __future__ import annotations

from typing import NamedTuple

from parlour.engine.contract import NOBODY, Events
from parlour.engine.events import Event
from parlour.engine.piles import NOWHERE, place_in
from parlour.games.skye.actions import DRAW, FIRST, GOAL
from parlour.games.skye.components import CASTLE_INCOME, CATCH_UP, DRAWN_TILES, PLACES, SCORED, SCORING_TILES
from parlour.games.skye.island import CHOOSING_GOALS, DRAWING, NONE, OVER, PRICING, SOURCES, Island
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


def _income(island: Island, points: list[int], seat: int, number: int) -> tuple[int, int, int]:
    """What the seat would get now at the start of that round, as in `IncomeParts`; everybody's points say who is behind."""
    behind = 0
    for other in points:
        if other > points[seat]:
            behind += CATCH_UP[island.players][number]
    return CASTLE_INCOME, whisky_income(island.territories[seat]), behind


def _standing(island: Island) -> list[int]:
    """Everybody's points."""
    return [island.points(seat) for seat in range(island.players)]


def incomes(island: Island, number: int) -> list[IncomeParts]:
    """What every seat would get now at the start of that round."""
    points = _standing(island)
    return [IncomeParts(*_income(island, points, seat, number)) for seat in range(island.players)]


def begin_round(island: Island, events: Events) -> None:
    """Income for all at once; then the start player draws first."""
    points = _standing(island)
    if events is not None:
        events.append(Event("round", {"round": island.round + 1}))
    for seat in range(island.players):
        castle, whisky, behind = _income(island, points, seat, island.round)
        gold = castle + whisky + behind
        island.gold[seat] += gold
        if events is not None:
            facts = {"seat": seat, "gold": gold, "castle": castle, "whisky": whisky, "behind": behind}
            events.append(Event("income", dict(facts)))
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
    place = place_in(island.bag, tile)
    if place == NOWHERE:
        raise island.illegal(action)
    seat = island.turn
    island.bag = island.bag[:place] + island.bag[place + 1 :]
    island.drawn[seat] = island.drawn[seat] + (tile,)
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
        island.earn(place, points)
        if events is not None:
            goal = island.goals[place]
            for seat, count in enumerate(points):
                if count:
                    events.append(Event("scored", {"seat": seat, "place": PLACES[place], "goal": goal, "points": count}))
    island.round += 1
    if island.round < island.rounds:
        island.start = (island.start + 1) % island.players
        begin_round(island, events)
    else:
        _end_game(island, events)


def _end_game(island: Island, events: Events) -> None:
    island.round -= 1
    scrolls = [scroll_points(land) for land in island.territories]
    gold = [gold_points(left) for left in island.gold]
    island.earn(SOURCES.index("scrolls"), scrolls)
    island.earn(SOURCES.index("gold"), gold)
    if events is not None:
        for seat in range(island.players):
            events.append(Event("final", {"seat": seat, "scrolls": scrolls[seat], "points": gold[seat]}))
    island.stage = OVER
    island.turn = NOBODY
