"""A table that fits: whatever can be chosen is in sight, large enough for a finger, and nothing jumps."""

from __future__ import annotations

import random

import pytest

from parlour.games import GAMES
from tests.browser.fit import frames, out_of_sight, too_small
from tests.browser.person import Crowd, Person, play_together
from tests.browser.play import step, wait_for_turn
from tests.browser.quick import each_question, within_each_phase

_ALL = 99
_DESKTOP = (1440, 900)
_LARGE = (1920, 1080)


@pytest.mark.parametrize("size", [_DESKTOP, _LARGE], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_on_a_desktop_every_choice_is_in_sight(crowd: Crowd, game: str, size: tuple[int, int]) -> None:
    ann = crowd.person("Ann", size=size)
    wrong = {asked: hidden for asked in each_question(ann, game, _ALL) if (hidden := out_of_sight(ann))}
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_every_choice_is_one_tab_away_and_large_enough(crowd: Crowd, game: str) -> None:
    ann = crowd.phone()
    wrong = {asked: bad for asked in each_question(ann, game, _ALL) if (bad := [*out_of_sight(ann), *too_small(ann)])}
    assert wrong == {}


@pytest.mark.parametrize("game", GAMES)
def test_frames_keep_their_place_while_a_phase_lasts(crowd: Crowd, game: str) -> None:
    ann = crowd.person(size=_DESKTOP)  # whoever has no name of their own is called something long
    for phase in within_each_phase(ann, game):
        places = {asked: frames(ann) for asked in phase}
        first = next(iter(places.values()))
        assert all(place == first for place in places.values()), places


def test_panels_and_drawer_keep_their_place_when_the_turn_goes_on(crowd: Crowd) -> None:
    ann, bob = crowd.person(size=_DESKTOP), crowd.person("Bob")
    play_together(ann, bob)
    rng = random.Random("turns")
    places: dict[Person, dict[str, list[int]]] = {}
    while len(places) < 2:
        acting = wait_for_turn(ann, bob)
        assert acting is not None
        places[acting] = {name: place for name, place in frames(ann).items() if name.startswith(("panel", "drawer"))}
        step(acting, rng)
    assert len(places[ann]) == 3
    assert places[ann] == places[bob]
