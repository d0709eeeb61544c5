"""The planner of For the King (and Me), and the race in which it imagines the rest of a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.bots import make_bot
from parlour.bots.base import ThinkingBot
from parlour.bots.greedy.king_estimate import WEIGHTS as WEIGHTS_OF_GREEDY
from parlour.bots.greedy.king_estimate import Estimate
from parlour.bots.planner.king_race import Race, World
from parlour.bots.planner.king_value import WEIGHTS, KingValue
from parlour.engine.chance import Dice
from parlour.games import find
from parlour.games.king.actions import PASS
from parlour.games.king.components import OFFICE_COUNT, lowest_bid, secondary_tile
from parlour.games.king.court import CHOOSING_FIRST, gold_in, means
from parlour.games.king.scoring import influence, points_of, tie_break
from parlour.games.king.state import KingState
from tests.conformance.plays import positions

PLAYERS = (2, 3, 4, 5)
KING = find("king")


def midway(players: int) -> Iterator[KingState]:
    """Positions where somebody decides."""
    for state in positions(KING, players, seed=5, one_in=9):
        assert isinstance(state, KingState)
        if state.stage != CHOOSING_FIRST and state.turn >= 0:
            yield state


def raced(players: int) -> Iterator[Race]:
    """Such positions, the first legal action done and played out in big steps."""
    values = [KingValue(players, WEIGHTS[players])] * players
    for number, state in enumerate(midway(players)):
        world = World(state, Dice(number))
        world.limits = [1] * players
        after = state.clone()
        after.apply(state.turn, state.legal_actions(state.turn)[0])
        race = Race(after, world, values)
        race.play_out(state.turn, 1)
        yield race


@pytest.mark.parametrize("players", PLAYERS)
def test_a_race_ends_by_the_rules_own_scoring(players: int) -> None:
    for race in raced(players):
        hands = [race.hand(seat) for seat in range(players)]
        secondary = [secondary_tile(tile, players) for tile in race.offices]
        points = race.points()
        assert points == points_of(hands, race.offices, secondary)
        keys = [(-points[seat], tie_break(hands[seat])) for seat in range(players)]
        for seat in range(players):
            share = 1.0 / keys.count(keys[seat]) if keys[seat] == min(keys) else 0.0
            assert race.share(seat, points) == share


@pytest.mark.parametrize("players", PLAYERS)
def test_a_race_keeps_its_books(players: int) -> None:
    """Sums and purses are what the hands hold, and nothing is to come at the end."""
    for race in raced(players):
        for seat in range(players):
            hand = race.hand(seat)
            assert race.gold[seat] == gold_in(hand)
            assert [race.sums[office][seat] for office in range(OFFICE_COUNT)] == [
                influence(hand, office) for office in range(OFFICE_COUNT)
            ]
        assert race.coming == [0] * OFFICE_COUNT
        assert race.lots == 0


def test_a_planner_has_an_opinion_of_every_action() -> None:
    for number, state in enumerate(midway(3)):
        bot = make_bot("planner:2sims", KING, number)
        assert isinstance(bot, ThinkingBot)
        legal = state.legal_actions(state.turn)
        opinions = bot.consider(state.observe(state.turn), legal)
        assert sorted(opinion.action for opinion in opinions) == list(legal)
        assert all(0.0 <= opinion.chance <= 1.0 for opinion in opinions)


def test_who_can_pay_for_no_bid_still_has_a_chance_and_expects_points() -> None:
    """Given an auction in which passing is all that makes sense, then its opinion is thought through like any other."""
    hopes = []
    for number, state in enumerate(midway(2)):
        seen, legal = state.observe(state.turn), state.legal_actions(state.turn)
        if seen.stage == "bidding" and len(legal) > 1 and means(seen.lot, seen.hand) < lowest_bid(seen.bid):
            bot = make_bot("planner:40sims", KING, number)
            assert isinstance(bot, ThinkingBot)
            opinions = bot.consider(seen, legal)
            points = {opinion.action: opinion.points for opinion in opinions}
            assert points[PASS] == max(points.values())
            hopes.append(points[PASS])
    assert sum(hopes) > len(hopes) > 0


def test_greedy_expects_others_to_have_kept_more_than_the_average() -> None:
    state = next(state for state in midway(2) if state.kept[1] > 2 and state.turn == 0)
    seen = state.observe(0)
    weights = WEIGHTS_OF_GREEDY[2]
    sums = Estimate(seen, weights).sums
    plain = Estimate(seen, weights._replace(kept=1.0)).sums
    assert all(sums[office][0] == plain[office][0] for office in range(OFFICE_COUNT))
    assert sum(sums[office][1] for office in range(OFFICE_COUNT)) > sum(plain[office][1] for office in range(OFFICE_COUNT))
