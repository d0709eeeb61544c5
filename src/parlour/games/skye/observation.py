"""What one viewer may know: an allow-list. A field that is not written here is not sent to anybody."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, Literal, NamedTuple

import msgspec

from parlour.engine.messages import Message, MessageView, message_view
from parlour.games.skye.components import PLACES, Tiles
from parlour.games.skye.grid import place_of
from parlour.games.skye.island import BUILDING, NONE, OVER, PRICING, STAGE_NAMES, Island, Stage
from parlour.games.skye.messages import goal_message
from parlour.games.skye.pricing import done, for_sale, to_price
from parlour.games.skye.rounds import IncomeParts, incomes
from parlour.games.skye.scoring import counts_gold, goal_points, gold_points, scroll_points
from parlour.games.skye.territory import START, Territory


class Placement(NamedTuple):
    """A tile of a territory: x goes to the east, y to the south, turns are quarters clockwise."""

    tile: int
    x: int
    y: int
    turns: int


class LaidRegion(NamedTuple):
    """A region of a territory: the tile's order number, and which of its regions."""

    number: int
    region: int


class Offer(NamedTuple):
    """A tile for sale."""

    tile: int
    price: int


class EndPoints(NamedTuple):
    """What scrolls and gold give at the end."""

    scrolls: int
    gold: int


class Tie(msgspec.Struct, frozen=True):
    """Two seats with equal points, the better place first, and what separated them."""

    seat: int
    other: int
    by: Literal["gold", "nothing"]


class Source(msgspec.Struct, frozen=True):
    """Where points came from, by seat: a scoring tile with its letter, scrolls, or gold."""

    place: str
    name: MessageView
    points: list[int]
    left: list[MessageView]
    """What each seat has of it at the end, where that is something to have."""


class Result(msgspec.Struct, frozen=True):
    """The end, and how it came about."""

    scores: list[int]
    ranking: list[int]
    sources: list[Source]
    ties: list[Tie]


class Observation(msgspec.Struct, frozen=True):
    """One viewer's knowledge of a position. Tiles are numbers from 0, the castle comes last; -1 stands for none or unknown."""

    viewer: int
    players: int
    stage: Stage
    round: int
    rounds: int
    to_act: tuple[int, ...]
    start: int
    turn: int
    goals: Tiles
    """The scoring tiles at A to D."""
    goal_points: list[list[int]]
    """What each of them would give every seat now, by what the viewer sees."""
    gold: list[int]
    show_gold: bool
    points: list[int]
    earned: list[tuple[int, ...]]
    """Points by seat from A, B, C, D, scrolls and gold."""
    end_points: list[EndPoints]
    """What scrolls and gold would give every seat if the game ended now, by what the viewer sees."""
    next_income: list[IncomeParts]
    """Every seat's income if the next round began now. Nothing in the last round, and
    nothing while all build unseen."""
    territories: list[tuple[Placement, ...]]
    completed: list[list[list[LaidRegion]]]
    """The completed areas of every territory, each by its regions."""
    bag_size: int
    drawn: list[Tiles]
    discard: int
    """The viewer's own discard marker."""
    for_sale: Tiles
    """The viewer's own tiles without it, in the order in which they are priced."""
    prices: tuple[int, ...]
    """The viewer's own prices."""
    to_price: int
    """The viewer's own tile whose price comes next."""
    done: list[bool]
    """Who has finished what all do at once."""
    market: list[tuple[Offer, ...]]
    """What every seat offers."""
    gained: list[Tiles]
    hand: Tiles
    """The viewer's own tiles that are not built yet."""
    chosen: int
    returned: Tiles
    """The viewer's own tiles that fitted nowhere."""
    result: Result | None
    counted: list[list[int]] | None
    """For people: how much every seat has of what the scoring tiles at A to D count. Programs reckon themselves."""


def lands_seen(island: Island, viewer: int) -> list[Territory]:
    """The territories as the viewer sees them: while all build, the others' as they were before."""
    lands = island.territories[:]
    if island.stage == BUILDING:
        for seat in range(island.players):
            if seat != viewer and len(lands[seat].placed) > island.base[seat]:
                lands[seat] = rebuild(lands[seat].placed[: island.base[seat]])
    return lands


def rebuild(placed: tuple[tuple[int, int, int], ...]) -> Territory:
    """The territory of these tiles; the first is the castle."""
    land = START
    for tile, spot, rotation in placed[1:]:
        land = land.place(tile, spot, rotation)
    return land


def _next_incomes(island: Island) -> list[IncomeParts]:
    following = island.round + 1
    if island.stage in (BUILDING, OVER) or following >= island.rounds:
        return [IncomeParts(0, 0, 0)] * island.players
    return incomes(island, following)


_REMEMBERED: Final = 4096


@lru_cache(_REMEMBERED)
def _placement(tile: int, spot: int, turns: int) -> Placement:
    """A tile lies there in every observation that follows."""
    return Placement(tile, *place_of(spot), turns)


@cache
def _laid_region(number: int, region: int) -> LaidRegion:
    return LaidRegion(number, region)


def observe(island: Island, viewer: int) -> Observation:
    """The position as the viewer (a seat or a spectator) may know it."""
    seated = viewer >= 0
    seats = range(island.players)
    lands = lands_seen(island, viewer)
    over = island.stage == OVER
    finished = [done(island, seat) if island.stage == PRICING else not island.hands[seat] for seat in seats]
    return Observation(
        viewer=viewer,
        players=island.players,
        stage=STAGE_NAMES[island.stage],
        round=island.round,
        rounds=island.rounds,
        to_act=island.to_act(),
        start=island.start,
        turn=island.turn,
        goals=island.goals,
        goal_points=[goal_points(goal, lands, island.gold) for goal in island.goals],
        gold=island.gold[:],
        show_gold=island.show_gold,
        points=[island.points(seat) for seat in seats],
        earned=list(island.earned),
        end_points=[
            EndPoints(0, 0) if over else EndPoints(scroll_points(lands[seat]), gold_points(island.gold[seat])) for seat in seats
        ],
        next_income=_next_incomes(island),
        territories=[tuple([_placement(*laid) for laid in land.placed]) for land in lands],
        completed=[[[_laid_region(*region) for region in area] for area in land.completed()] for land in lands],
        bag_size=len(island.bag),
        drawn=island.drawn[:],
        discard=island.discards[viewer] if seated else NONE,
        for_sale=for_sale(island, viewer) if seated and island.discards[viewer] != NONE else (),
        prices=island.prices[viewer] if seated else (),
        to_price=to_price(island, viewer) if seated else NONE,
        done=finished if island.stage in (PRICING, BUILDING) else [False] * island.players,
        market=[tuple([Offer(tile, price) for tile, price in offers]) for offers in island.market],
        gained=island.gained[:],
        hand=island.hands[viewer] if seated else (),
        chosen=island.chosen[viewer] if seated else NONE,
        returned=island.returned[viewer] if seated else (),
        result=_result(island) if over else None,
        counted=None,
    )


def _result(island: Island) -> Result:
    scores, ranking = island.scores(), island.ranking()
    order = sorted(range(island.players), key=lambda seat: ranking[seat])
    ties = [
        Tie(seat, other, "nothing" if ranking[seat] == ranking[other] else "gold")
        for seat, other in pairwise(order)
        if scores[seat] == scores[other]
    ]
    return Result(scores, ranking, _sources(island), ties)


def _sources(island: Island) -> list[Source]:
    """Every point by where it came from, as the end of the game tells it."""
    gold = [Message("skye-board-price", {"gold": amount}) for amount in island.gold]
    told: list[tuple[str, Message, list[Message]]] = [
        *((letter, goal_message(goal), []) for letter, goal in zip(PLACES, island.goals, strict=True)),
        ("", Message("skye-board-scrolls", {}), []),
        ("", Message("skye-board-gold", {}), gold),
    ]
    return [
        Source(place, message_view(name), [points[number] for points in island.earned], [message_view(each) for each in left])
        for number, (place, name, left) in enumerate(told)
    ]


def show(seen: Observation) -> Observation:
    """What people are shown: where the table hides gold, that of the others, and all that follows from it, is unknown."""
    if seen.show_gold or seen.result is not None:
        return seen
    hidden = [NONE] * seen.players
    gold = hidden[:]
    end_points = [EndPoints(points.scrolls, NONE) for points in seen.end_points]
    if seen.viewer >= 0:
        gold[seen.viewer] = seen.gold[seen.viewer]
        end_points[seen.viewer] = seen.end_points[seen.viewer]
    goal_points = [
        hidden[:] if counts_gold(goal) else points for goal, points in zip(seen.goals, seen.goal_points, strict=True)
    ]
    return msgspec.structs.replace(seen, gold=gold, end_points=end_points, goal_points=goal_points)
