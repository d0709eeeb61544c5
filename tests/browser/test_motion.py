"""What happens is seen: pieces travel, gains float up, and what others did is marked; whoever is in a hurry goes on."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, expect

from parlour.games.skye.components import TILE_IDS
from tests.browser.happen import about_to, last_own_move
from tests.browser.person import Crowd, Person
from tests.browser.play import wait_for_turn
from tests.browser.quick import View, choice, come_to, end_of, move, shows, view_of

_WATCH = """() => {
    window.travels = [];
    window.gains = [];
    const own = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const animation = own.call(this, frames, timing);
        const at = Number(document.querySelector('main').dataset.n);
        if (this.dataset.piece && this.getAnimations().includes(animation)) window.travels.push({ at });
        if (this.matches('.motion-gain')) window.gains.push(this.textContent);
        return animation;
    };
}"""
_ENDS = """() => {
    window.ends = [];
    const own = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        const animation = own.call(this, frames, timing);
        if (this.matches('[data-mover]')) {
            animation.currentTime = timing.duration + timing.delay;
            const { x, y, width, height } = this.getBoundingClientRect();
            window.ends.push({ marker: this.matches('.marker'), piece: this, x: x + width / 2, y: y + height / 2 });
            animation.currentTime = 0;
        }
        return animation;
    };
}"""
_WAITS = """async ([table, after]) => {
    for (;;) {
        const { n, to_act } = await (await fetch(`/api/tables/${table}`)).json();
        if (n > after && to_act.join() === '0') return n;
        await new Promise((again) => setTimeout(again, 100));
    }
}"""
_MARK = "main [data-since-mine]"


def _settings(person: Person, **wanted: object) -> None:
    person.page.add_init_script(f"localStorage.setItem('parlour-settings', {json.dumps(json.dumps(wanted))})")


def _buying(person: Person) -> tuple[View, Locator]:
    """Somebody buys a tile, and others go on."""
    view = come_to(person, "skye", lambda view: any(one["move"]["kind"] == "buy" for one in view["legal"]))
    buy = next(one["notation"] for one in view["legal"] if one["move"]["kind"] == "buy")
    person.page.evaluate(_WATCH)
    return view, choice(person, buy, view)


def test_a_tile_travels_and_gold_floats_up(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    view, tile = _buying(ann)
    tile.click()
    ann.page.wait_for_function("() => window.gains.some((gain) => /^−[0-9]+$/.test(gain))")
    ann.page.wait_for_function("n => window.travels.some(({ at }) => at > n)", arg=view["n"])
    assert wait_for_turn(ann)
    expect(ann.page.locator(".motion > *")).to_have_count(0)


def test_the_discard_marker_comes_from_its_owner(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    view = come_to(ann, "skye", lambda view: view["legal"][0]["move"]["kind"] == "discard")
    ann.page.evaluate(_ENDS)
    choice(ann, view["legal"][0]["notation"], view).click()
    ann.page.wait_for_function("() => window.ends.some(({ marker }) => marker)")


def _go_to(person: Person, place: str, view: View, action: int, count: int, what: str = "*") -> None:
    """So many pieces of that kind travel there when this is done."""
    box = person.page.locator(f'[data-place="{place}"]').bounding_box()
    assert box is not None
    person.page.evaluate(_ENDS)
    move(person, view, action)
    person.page.wait_for_function(
        """([x, y, count, what]) => window.ends.filter((end) => end.piece.matches(what))
            .filter((end) => Math.hypot(end.x - x, end.y - y) < 5).length === count""",
        arg=[box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, count, what],
    )


def test_what_is_discarded_goes_into_the_bag(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    view, action = about_to(ann, "skye", "revealed")
    _go_to(ann, "bag", view, action, view["observation"]["players"])


def test_gold_on_what_nobody_bought_goes_to_nobody(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True, size=(1440, 900))
    view, action = about_to(ann, "skye", "kept")
    unsold = {tile for offers in view["observation"]["market"] for tile, _price in offers}
    bought = {TILE_IDS.index(one["move"]["tile"]) for one in view["legal"] if one["action"] == action and "tile" in one["move"]}
    _go_to(ann, "bag", view, action, len(unsold - bought))


def test_characters_that_are_discarded_go_back_to_their_pile(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True, size=(1440, 900))
    view, action = about_to(ann, "tiletum", "discarded_offer")
    _go_to(ann, "pile-characters", view, action, sum(tile >= 0 for tile in view["observation"]["character_offer"]))


def test_a_king_tile_that_is_discarded_goes_to_the_supply(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True, size=(1440, 900))
    view, action = about_to(ann, "tiletum", "king_tile_discarded")
    _go_to(ann, "bag", view, action, 1, "div.tile")


def test_what_bots_did_travels_and_is_marked_until_i_act(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    view, tile = _buying(ann)
    tile.click()
    mine = view["n"] + 1
    ann.page.wait_for_function("n => window.travels.some(({ at }) => at > n)", arg=mine)
    assert wait_for_turn(ann)
    expect(ann.page.locator(_MARK)).not_to_have_count(0)
    ann.page.locator("main .board [data-action]:visible").first.click()
    expect(ann.page.locator(_MARK)).to_have_count(0)


def test_a_key_shows_the_newest_at_once(crowd: Crowd) -> None:
    ann, newest = _behind(crowd)
    expect(ann.page.locator("main")).not_to_have_attribute("data-n", str(newest))
    assert not ann.page.evaluate("() => document.title.startsWith('●')"), "the choices come with the last one"
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("main")).to_have_attribute("data-n", str(newest))
    expect(ann.page.locator("main .board [data-action]:visible")).not_to_have_count(0)


def _behind(crowd: Crowd) -> tuple[Person, int]:
    """It is this person's turn, as the number tells, but the page is still showing what both bots did before."""
    ann = crowd.person("Ann", moving=True)
    _settings(ann, speed="slow")
    view = come_to(ann, "king", _last_to_take)
    choice(ann, view["legal"][0]["notation"], view).click()
    return ann, _my_turn(ann, view["n"])


def _last_to_take(view: View) -> bool:
    seen = view["observation"]
    return bool(seen["stage"] == "taking" and seen["adviser"] == 1 and seen["left"] > 0)


def _my_turn(person: Person, after: int) -> int:
    """Wait until the house waits for this person; the number of the last entry by then."""
    return int(person.page.evaluate(_WAITS, [person.table, after]))


def test_a_press_on_the_board_goes_on_and_does_nothing_else(crowd: Crowd) -> None:
    ann, newest = _behind(crowd)
    ann.page.locator("main .board").click(position={"x": 2, "y": 2})
    shows(ann, newest)
    assert wait_for_turn(ann)
    assert view_of(ann)["n"] == newest


def test_at_once_nothing_waits_and_nothing_travels(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    _settings(ann, speed="at-once")
    _, tile = _buying(ann)
    tile.click()
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "off")
    assert wait_for_turn(ann)
    expect(ann.page.locator(_MARK)).not_to_have_count(0)
    assert ann.page.evaluate("() => window.travels.length + window.gains.length") == 0


def test_a_replay_travels_step_by_step(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    table = end_of("skye", ann)
    ann.go(f"/replay/{table}?at=0")
    expect(ann.page.get_by_role("region", name=ann.say("skye-board-goals"))).to_be_visible()
    ann.page.evaluate(_WATCH)
    for step in range(1, 40):
        ann.page.keyboard.press("ArrowRight")
        expect(ann.page.get_by_text(f"{step} / ")).to_be_visible()
        if ann.page.evaluate("() => window.travels.length > 0"):
            return
    raise AssertionError("nothing travelled")


def test_sounds_are_made_here_and_only_when_they_are_wanted(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.page.add_init_script("""
        window.heard = 0;
        const Own = AudioContext;
        window.AudioContext = class extends Own { constructor() { super(); window.heard += 1; } };
    """)
    _, tile = _buying(ann)
    assert ann.page.evaluate("() => window.heard") == 0
    tile.click()
    ann.page.wait_for_function("() => window.heard === 1")
    ann.settings().get_by_label(ann.say("web-settings-sounds")).uncheck()
    ann.close_settings()
    ann.page.reload()
    assert wait_for_turn(ann)
    ann.page.locator("main .board [data-action]:visible").first.click()
    shows(ann, last_own_move(ann))
    assert ann.page.evaluate("() => window.heard") == 0
