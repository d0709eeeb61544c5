"""Isle of Skye fits late in the game, too, with few and with many, and however the land has grown."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.fit import frames, out_of_sight, too_small
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, come_to

_KINDS = ("discard", "price", "pass", "take", "place")
_LATE = 3
_LONG = 8
"""Tiles in a row: with a free place at both ends they would be too small on a phone, side by side."""
_HIDDEN = (
    "() => { const offer = document.querySelector('[data-frame=offer]'); return offer.scrollHeight - offer.clientHeight; }"
)


def _late(kind: str) -> Callable[[View], bool]:
    return lambda view: view["observation"]["round"] >= _LATE and any(one["move"]["kind"] == kind for one in view["legal"])


def _long(view: View) -> bool:
    xs = [x for _tile, x, _y, _turns in view["observation"]["territories"][view["viewer"]]]
    return bool(view["legal"][0]["move"]["kind"] == "place") and max(xs) - min(xs) + 1 >= _LONG


@pytest.mark.parametrize("players", [2, 5])
def test_on_a_desktop_all_of_it_is_in_sight_and_stays_where_it_is(crowd: Crowd, players: int) -> None:
    ann = crowd.person("Ann", size=(1440, 900))
    places = [_fits(ann, kind, players) for kind in _KINDS]
    assert places == [places[0]] * len(_KINDS)


@pytest.mark.parametrize("players", [2, 5])
def test_on_a_phone_all_of_it_is_in_sight_and_large_enough(crowd: Crowd, players: int) -> None:
    ann = crowd.phone()
    for kind in _KINDS:
        _fits(ann, kind, players)
        assert too_small(ann) == [], kind


def test_on_a_phone_a_long_land_is_shown_where_the_tile_may_lie(crowd: Crowd) -> None:
    ann = crowd.phone()
    come_to(ann, "skye", _long, players=2)
    assert (out_of_sight(ann), too_small(ann)) == ([], [])


def _fits(person: Person, kind: str, players: int) -> dict[str, list[int]]:
    """Nothing is cut off where this is asked; the places of the parts."""
    come_to(person, "skye", _late(kind), players)
    assert out_of_sight(person) == [], kind
    assert person.page.evaluate(_HIDDEN) <= 0, kind
    return frames(person)
