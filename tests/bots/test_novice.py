"""The novice's mistakes are those of people: never absurd, seldom where something pays at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.arena.match import play_match
from parlour.bots import make_bot
from parlour.bots.novice import Novice, _Choice, _sensible
from parlour.engine.chance import derived_seed
from parlour.engine.contract import Game
from parlour.games import find
from tests.conformance.plays import every_game, positions


def novices(count: int) -> Iterator[Novice]:
    for seed in range(count):
        bot = make_bot("novice", find("king"), seed)
        assert isinstance(bot, Novice)
        yield bot


def test_what_pays_at_once_is_seen_and_what_does_not_is_overlooked_now_and_then() -> None:
    choices = [_Choice(0, 0.0, 0, 0), _Choice(1, 1.0, 3, 0), _Choice(2, 2.0, 0, 0)]
    seen = [{choice.action for choice in bot._seen(choices, 100.0)} for bot in novices(200)]
    assert all(1 in actions for actions in seen)
    assert 20 < sum(0 not in actions for actions in seen) < 90


def test_what_is_better_by_much_is_seldom_overlooked() -> None:
    choices = [_Choice(0, 0.0, 0, 0), _Choice(1, 9.0, 0, 0), _Choice(2, 9.0, 0, 0)]
    seen = [{choice.action for choice in bot._seen(choices, 0.5)} for bot in novices(200)]
    assert sum(0 not in actions for actions in seen) < 15


def test_nobody_overlooks_one_of_two() -> None:
    choices = [_Choice(0, 0.0, 0, 0), _Choice(1, 1.0, 0, 0)]
    assert all(bot._seen(choices, 1.0) == choices for bot in novices(50))


def test_nobody_gives_more_for_what_is_no_better() -> None:
    kept = _sensible([_Choice(0, 0.0, 0, 3), _Choice(1, 0.0, 0, 5), _Choice(2, 1.0, 0, 2), _Choice(3, 2.0, 0, 0)])
    assert [choice.action for choice in kept] == [0, 2, 3]


@every_game
def test_it_takes_one_of_the_most_sensible_choices(game: Game) -> None:
    """By the opinion of whoever advises it, never one of the many that are worse."""
    for number, state in enumerate(positions(game, 2, seed=3, one_in=25)):
        for seat in state.to_act():
            if seat >= 0 and len(legal := state.legal_actions(seat)) > 1:
                adviser = make_bot("novice", game, number)
                assert isinstance(adviser, Novice)
                sensible = [opinion.action for opinion in adviser.adviser.consider(state.observe(seat), legal)][:12]
                assert make_bot("novice", game, number).choose(state.observe(seat), legal) in sensible


@pytest.mark.parametrize("game", ["king", "skye"])
def test_it_beats_whoever_plays_at_random(game: str) -> None:
    rules, won = find(game), 0
    for number in range(6):
        bots = [make_bot("novice" if seat == number % 2 else "random", rules, f"{number}:{seat}") for seat in range(2)]
        won += play_match(rules, bots, derived_seed("novice", number)).state.ranking()[number % 2] == 1
    assert won >= 5
