"""Resources travel: from where they are got to whoever gets them, and from there to where they are spent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from parlour.games.tiletum.components import RESOURCES
from tests.browser.happen import about_to
from tests.browser.person import Crowd, Person
from tests.browser.play import wait_for_turn
from tests.browser.quick import View, come_to, move, view_of
from tests.browser.tiletum_play import kind_of

_WATCH = """() => {
    window.coins = [];
    window.left = [];
    const own = Element.prototype.animate;
    const boxes = () => [...document.querySelectorAll('[data-place], [data-piece], [data-coin]')].map((one) => {
        const { left, right, top, bottom, width } = one.getBoundingClientRect();
        const { place, piece, coin } = one.dataset;
        const holds = ({ x, y }) => width > 0 && left <= x && x <= right && top <= y && y <= bottom;
        return { holds, names: [place, piece, coin].filter(Boolean) };
    });
    const before = boxes();
    const places = (point) => [...before, ...boxes()].filter(({ holds }) => holds(point)).flatMap(({ names }) => names);
    Element.prototype.animate = function (frames, timing) {
        if (timing.id === 'travel' && this.closest('.motion')) {
            const picture = this.querySelector('use')?.getAttribute('href').replace('#ti-', '');
            const { x, y, width, height } = this.getBoundingClientRect();
            const at = ({ translate }) => {
                const [right, down] = translate.split(' ').map(parseFloat);
                return places({ x: x + width / 2 + right, y: y + height / 2 + down });
            };
            const coin = { picture, from: at(frames[0]), to: at(frames.at(-1)) };
            if (this.childElementCount === 1 && this.firstElementChild.matches('use')) window.coins.push(coin);
            else window.left.push(this.textContent.trim());
        }
        return own.call(this, frames, timing);
    };
}"""
_MOST = 6
"""So many of a kind travel at once, at most."""

Coin = dict[str, Any]


def _settings(person: Person, **wanted: object) -> None:
    person.page.add_init_script(f"localStorage.setItem('parlour-settings', {json.dumps(json.dumps(wanted))})")


def _do(person: Person, view: View, action: int) -> dict[str, int]:
    """Do it while somebody watches; what that brings of every resource."""
    person.page.evaluate(_WATCH)
    move(person, view, action)
    before, after = (
        told["observation"]["boards"][view["viewer"]]["goods"] for told in (view, person.page.evaluate(_SHOWN, person.table))
    )
    return {name: after[kind] - before[kind] for kind, name in enumerate(RESOURCES) if after[kind] != before[kind]}


_SHOWN = """async (table) => await (await fetch(`/api/tables/${table}`)).json()"""


def _coins(person: Person, least: int = 1) -> list[Coin]:
    person.page.wait_for_function("least => window.coins.length >= least", arg=least)
    found: list[Coin] = person.page.evaluate("() => window.coins")
    return found


def _travel(person: Person, changes: dict[str, int], spot: str, seat: int = 0) -> None:
    """As many as were got came from the spot, and as many as were spent went there."""
    coins = _coins(person, sum(min(_MOST, abs(change)) for change in changes.values()))
    for name, change in changes.items():
        here, there = ("to", "from") if change > 0 else ("from", "to")
        mine = [coin for coin in coins if coin["picture"] == name]
        assert len(mine) == min(_MOST, abs(change)), (name, change, coins)
        for coin in mine:
            assert f"{name}-{seat}" in coin[here], coin
            assert spot in coin[there], (spot, coin)


def test_a_die_brings_its_resources_from_its_place_at_the_wheel(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=(1440, 900), moving=True)
    view, action = about_to(ann, "tiletum", "die", "gained")
    face = int(next(one["notation"] for one in view["legal"] if one["action"] == action).split()[-1])
    _travel(ann, _do(ann, view, action), f"sector-{view['observation']['values'].index(face)}")


def test_a_die_whose_tile_was_left_brings_them_then(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=(1440, 900), moving=True)
    view = come_to(ann, "tiletum", lambda view: any(kind_of(one) == "leave" for one in view["legal"]))
    leave = next(one["action"] for one in view["legal"] if kind_of(one) == "leave")
    _, face = view["observation"]["boards"][0]["dice"][-1]
    _travel(ann, _do(ann, view, leave), f"sector-{view['observation']['values'].index(face)}")


def test_what_a_contract_costs_goes_there(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=(1440, 900), moving=True)
    view, action = about_to(ann, "tiletum", "fulfilled")
    tile = next(one["move"]["tile"] for one in view["legal"] if one["action"] == action)
    _travel(ann, _do(ann, view, action), f"tile-{tile}")


def test_what_is_bought_comes_from_the_supply_and_gold_goes_there(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=(1440, 900), moving=True)
    view, action = about_to(ann, "tiletum", "bought")
    changes = _do(ann, view, action)
    assert changes["gold"] < 0 < max(changes.values())
    _travel(ann, changes, "bag")


def test_stone_goes_to_the_cathedral_and_its_tile_to_whoever_gave_it(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=(1440, 900), moving=True)
    view, action = about_to(ann, "tiletum", "built")
    space = next(one["move"]["space"] for one in view["legal"] if one["action"] == action)
    top = ann.page.locator(f'[data-place="cathedral-{space}"] [data-piece^="cathedral-"]').text_content()
    changes = _do(ann, view, action)
    assert list(changes) == ["stone"]
    _travel(ann, changes, f"cathedral-{space}")
    ann.page.wait_for_function("top => window.left.includes(top)", arg=(top or "").strip())


def test_what_others_get_goes_to_their_cards(crowd: Crowd) -> None:
    ann = crowd.person("Ann", size=(1440, 900), moving=True)
    view, action = about_to(ann, "tiletum", "ended")
    _do(ann, view, action)
    ann.page.wait_for_function("() => window.coins.some(({ to }) => to.includes('panel-1') || to.includes('panel-2'))")
    assert wait_for_turn(ann)
    theirs = [coin for coin in _coins(ann) if {"panel-1", "panel-2"} & set(coin["to"])]
    assert any(place.startswith("sector-") for coin in theirs for place in coin["from"]), theirs


def test_on_a_phone_they_travel_to_what_is_seen_of_it(crowd: Crowd) -> None:
    ann = crowd.phone(moving=True)
    view, action = about_to(ann, "tiletum", "die", "gained")
    face = int(next(one["notation"] for one in view["legal"] if one["action"] == action).split()[-1])
    _travel(ann, _do(ann, view, action), f"sector-{view['observation']['values'].index(face)}")


@pytest.mark.parametrize("still", [False, True])
def test_at_once_and_with_reduced_motion_nothing_travels(crowd: Crowd, still: bool) -> None:
    ann = crowd.person("Ann", moving=not still)
    _settings(ann, speed="normal" if still else "at-once")
    view, action = about_to(ann, "tiletum", "die", "gained")
    assert _do(ann, view, action)
    assert view_of(ann)["n"] > view["n"]
    assert ann.page.evaluate("() => window.coins.length + window.left.length") == 0
