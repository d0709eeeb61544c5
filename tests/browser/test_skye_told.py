"""What the page of Isle of Skye is told: the numbers of its box, what a choice would do, and why something cannot be done."""

from __future__ import annotations

import random
import re
from itertools import count
from pathlib import Path
from time import time

from playwright.sync_api import Browser, Locator, expect

from parlour.games.skye.components import SCORING_TILES, TILE_IDS
from tests.browser.changed_box import changed_box
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, come_to, move, play_to, shows, view_of
from tests.changed_numbers import Changes
from tests.skye.slow import DATA

_FLOCK, _POINTS, _INCOME, _TILES, _LEAST, _EVERY = 4, 9, 6, 4, 2, 7
_BROCHS = {"points1": 11, "points2": 12, "points3": 13}
_MAJORITY = {"most": 8, "second": 4}


def _changes() -> Changes:
    """One number of each kind: on scoring tiles, scrolls and tiles, of income, drawing and prices."""
    changes: Changes = {"castle.income": _INCOME, "drawing.tiles": _TILES, "drawing.least_price": _LEAST}
    changes["gold_at_the_end.every"] = _EVERY
    for goal in DATA["scoring_tiles"]:
        name = f"scoring_tiles.{goal['id']}"
        changes |= {f"{name}.points": _POINTS} if "points" in goal else {}
        changes |= {f"{name}.tiles": _TILES} if "tiles" in goal else {}
        changes |= {f"{name}.{what}": points for what, points in _MAJORITY.items() if "most" in goal}
        changes |= {f"{name}.by_count.{place}": points for place, points in enumerate(_BROCHS.values()) if "by_count" in goal}
    changes |= {f"scrolls.{scroll['counts']}.every": _EVERY for scroll in DATA["scrolls"]}
    for tile in DATA["tiles"]:
        for number, symbol in enumerate(tile["symbols"]):
            if symbol["type"] == "sheep":
                changes[f"tiles.{tile['id']}.symbols.{number}.count"] = _FLOCK
    return changes


_WITH_SHEEP = {tile["id"] for tile in DATA["tiles"] if any(symbol["type"] == "sheep" for symbol in tile["symbols"])}
_WITH_SCROLL = {
    tile["id"]: symbol["scroll"] for tile in DATA["tiles"] for symbol in tile["symbols"] if symbol["type"] == "scroll"
}


def _theirs(view: View) -> set[int]:
    """The numbers of the tiles that the others have drawn."""
    drawn = view["observation"]["drawn"]
    return {TILE_IDS[tile] for seat, tiles in enumerate(drawn) if seat != view["viewer"] for tile in tiles}


def _shows_both(view: View) -> bool:
    found = _theirs(view)
    return bool(view["observation"]["stage"] == "pricing" and found & _WITH_SHEEP and found & _WITH_SCROLL.keys())


def test_a_changed_number_of_the_box_is_on_the_page(browser: Browser, tmp_path: Path) -> None:
    with changed_box(browser, tmp_path, "skye", _changes()) as crowd:
        ann = crowd.person("Ann")
        ann.go("/rules/skye")
        _goal, turn, win = (ann.page.locator(".figures .picture").nth(number) for number in range(3))
        expect(turn.locator(".figure-row > .tile")).to_have_count(_TILES)
        expect(turn.locator(".figure-row > .tile:not(.gone) .coin")).to_have_count(_TILES - 1)
        expect(ann.page.locator(".figures figcaption").nth(1)).to_contain_text(ann.say("skye-first-turn", drawn=_TILES))
        expect(win.locator(".coin")).to_have_attribute("data-worth", str(_EVERY))
        prices, squares, lines = (ann.page.locator(f'[data-rule="{rule}"] .picture') for rule in ("S-2.2", "S-T1", "S-T13"))
        expect(prices.locator(".row > .tile")).to_have_count(_TILES)
        expect(prices.locator(".row > .tile:not(.gone) .coin")).to_have_count(_TILES - 1)
        expect(squares.locator(".plan text")).to_have_text([str(_POINTS)] * 2)
        expect(lines.locator(".plan text")).to_have_text([str(_POINTS)] * 2)
        expect(lines.locator(".plan .spot")).to_have_count(_TILES + _TILES + 1 + 1)

        view = play_to(ann, "skye", random.Random("changed"), _shows_both)
        goals = ann.page.get_by_role("region", name=ann.say("skye-board-goals"))
        for goal in view["observation"]["goals"]:
            key = "skye-gives-" + SCORING_TILES[goal].replace("_", "-")
            numbers = {"points": _POINTS, "tiles": _TILES, **_MAJORITY, **_BROCHS}
            expect(goals).to_contain_text(ann.say(key, **numbers))
        expect(ann.status()).to_have_text(ann.say("skye-prompt-discard", count=_TILES))
        expect(ann.page.locator(".pricing .own [data-action]")).to_have_count(_TILES)
        assert _columns(ann.page.locator(".screens .tiles").first) == _TILES
        expect(ann.page.locator(".players").get_by_text(f"castle {_INCOME}").first).to_be_visible()
        for number, words in (
            (min(_theirs(view) & _WITH_SHEEP), ann.say("skye-web-has-sheep", count=_FLOCK)),
            (
                scroll := min(_theirs(view) & _WITH_SCROLL.keys()),
                ann.say(f"skye-scroll-{_WITH_SCROLL[scroll]}", points=1, every=_EVERY),
            ),
        ):
            tile = re.compile(rf"^tile {number};.*{re.escape(words)}")
            expect(ann.page.get_by_role("img", name=tile)).to_be_visible()
        move(ann, view, view["legal"][0]["action"])
        expect(ann.page.locator(".setter input")).to_have_attribute("min", str(_LEAST))
        for _ in range(_TILES - 1):
            view = view_of(ann)
            move(ann, view, view["legal"][0]["action"])
        assert _columns(ann.page.locator(".market .stall").first) == _TILES - 1


def _columns(grid: Locator) -> int:
    """How many tiles lie side by side."""
    expect(grid).to_be_visible()
    return len(str(grid.evaluate("(grid) => getComputedStyle(grid).gridTemplateColumns")).split())


def _hint(person: Person) -> Locator:
    return person.page.locator(".skye-board .hint")


def _why(person: Person, key: str, rule: str, **args: int) -> str:
    return person.say("table-why-not", why=person.say(key, **args), rule=rule)


def test_whatever_cannot_be_done_says_why_with_its_rule(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "skye", lambda view: bool(view["legal"][0]["move"]["kind"] == "price"))
    highest = view["legal"][-1]["move"]["gold"]
    ann.page.locator(".setter input").fill(str(highest))
    ann.page.locator(".setter input").press("Tab")
    ann.page.get_by_role("button", name=ann.say("skye-web-more")).hover()
    expect(_hint(ann)).to_contain_text(_why(ann, "skye-why-price", "S-2.3", highest=highest))

    view = come_to(
        ann, "skye", lambda view: bool(view["observation"]["stage"] == "buying" and view["observation"]["market"][0])
    )
    ann.page.locator(".market .own .offer button").first.hover()
    expect(_hint(ann)).to_contain_text(_why(ann, "skye-why-own-tile", "S-4.1"))

    come_to(ann, "skye", lambda view: bool(view["legal"][0]["move"]["kind"] == "place"))
    ann.page.locator("[data-elsewhere='0,0']").hover()
    expect(_hint(ann)).to_contain_text(_why(ann, "skye-why-taken", "S-5.2"))
    ann.page.locator("[data-elsewhere]").first.hover()  # a corner touches nothing
    expect(_hint(ann)).to_contain_text(_why(ann, "skye-why-not-touching", "S-5.2"))


def _prices(view: View) -> list[int]:
    return [one["move"]["gold"] for one in view["legal"] if one["move"]["kind"] == "price"]


def test_a_price_begins_low_and_goes_on_with_the_last_one(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "skye", lambda view: len(_prices(view)) > 2 and not any(view["observation"]["prices"]))
    field = ann.page.locator(".setter input")
    expect(field).to_have_value(str(min(_prices(view))))
    field.fill("2")
    field.press("Tab")
    field.press("Enter")
    shows(ann, view["n"] + 1)
    expect(field).to_have_value("2")


def test_a_price_beyond_the_limits_says_why(crowd: Crowd) -> None:
    """By clicking on, by pointing, by the keyboard, and by typing it."""
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "skye", lambda view: bool(_prices(view)))
    lowest, highest = min(_prices(view)), max(_prices(view))
    too_low = _why(ann, "skye-why-price-least", "S-2.2", least=lowest)
    too_high = _why(ann, "skye-why-price", "S-2.3", highest=highest)
    field = ann.page.locator(".setter input")
    for name, limit, by, why in (
        (ann.say("skye-web-less"), lowest, 1, too_low),
        (ann.say("skye-web-more"), highest, -1, too_high),
    ):
        button = ann.page.get_by_role("button", name=name)
        field.fill(str(limit + by))
        field.press("Tab")
        button.click()
        expect(field).to_have_value(str(limit))
        expect(_hint(ann)).not_to_contain_text(why)
        button.press("Enter")
        expect(_hint(ann)).to_contain_text(why)
        expect(field).to_have_value(str(limit))
        expect(button).to_be_disabled()
        ann.page.locator(".quick-coin").first.click()
        ann.page.mouse.move(1, 1)
        expect(_hint(ann)).not_to_contain_text(why)
        field.fill(str(limit - by))
        field.press("Enter")
        expect(_hint(ann)).to_contain_text(why)
        expect(field).to_have_value(str(limit))
        ann.page.locator(".quick-coin").first.click()
        expect(_hint(ann)).not_to_contain_text(why)
        field.fill(str(limit))
        field.press("Tab")
        button.hover()
        expect(_hint(ann)).to_contain_text(why)
        ann.page.mouse.move(1, 1)
    field.fill("999")  # whatever there is in the box, one has no more than this
    field.press("Enter")
    expect(_hint(ann)).to_contain_text(too_high)
    assert ann.page.locator(".setter").is_visible()


def test_a_tile_that_is_dragged_where_it_cannot_lie_says_why(crowd: Crowd) -> None:
    """While it is over the place, and when it was let go there; not any more when it is carried on."""
    ann = crowd.person("Ann", arrived=False)
    come_to(ann, "skye", lambda view: bool(view["legal"][0]["move"]["kind"] == "place"))
    mouse, held = ann.page.mouse, ann.page.locator(".tray .held")
    taken = _why(ann, "skye-why-taken", "S-5.2")
    apart = _why(ann, "skye-why-not-touching", "S-5.2")

    def over(place: Locator) -> None:
        box = place.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)

    over(held)
    mouse.down()
    over(ann.page.locator("[data-elsewhere='0,0']"))
    expect(_hint(ann)).to_contain_text(taken)
    over(ann.page.locator("[data-spot]").first)
    expect(_hint(ann).locator(".told")).to_be_visible()
    expect(_hint(ann)).not_to_contain_text(taken)
    over(ann.page.locator("[data-elsewhere]").first)
    expect(_hint(ann)).to_contain_text(apart)
    mouse.up()
    expect(_hint(ann)).to_contain_text(apart)
    expect(held).to_be_visible()
    held.hover()  # when it has come back
    expect(_hint(ann)).not_to_contain_text(apart)


def test_a_finger_that_drags_a_tile_where_it_cannot_lie_is_told_why(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann", arrived=False)
    come_to(ann, "skye", lambda view: bool(view["legal"][0]["move"]["kind"] == "place"))
    finger = ann.page.context.new_cdp_session(ann.page)
    moments = count(time() - 10)

    def touch(kind: str, place: Locator | None = None) -> None:
        """A second after the one before: who lifts a finger at once throws the tile, and the next tap only stops it."""
        box = place.bounding_box() if place else None
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}] if box else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at, "timestamp": next(moments)})

    held, castle = ann.page.locator(".tray .held"), ann.page.locator("[data-elsewhere='0,0']")
    held.scroll_into_view_if_needed()
    touch("touchStart", held)
    touch("touchMove", castle)
    expect(_hint(ann)).to_contain_text(_why(ann, "skye-why-taken", "S-5.2"))
    touch("touchEnd")
    expect(_hint(ann)).to_contain_text(_why(ann, "skye-why-taken", "S-5.2"))
    expect(held).to_be_visible()
    ann.page.locator("[data-spot]").first.tap()
    expect(_hint(ann)).not_to_contain_text(_why(ann, "skye-why-taken", "S-5.2"))
    expect(_hint(ann).locator(".told")).to_be_visible()


def test_the_ghost_shows_what_the_engine_says(crowd: Crowd) -> None:
    """Every change of a scoring tile, majorities too, stands at that tile while the spot is looked at."""
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "skye", lambda view: bool(view["legal"][0]["move"]["kind"] == "place"))
    spot = ann.page.locator("[data-spot].fits").first
    spot.hover()
    expect(_hint(ann).locator(".told")).to_be_visible()
    said = _hint(ann).inner_text()
    for goal in view["observation"]["goals"]:
        name = ann.say("skye-goal-" + SCORING_TILES[goal].replace("_", "-"))
        told = re.search(re.escape(ann.say("skye-has-goal", goal=name)) + r": \d+ → (\d+)", said, re.IGNORECASE)
        article = ann.page.locator(".goals article").filter(has=ann.page.get_by_role("heading", name=name))
        expect(article.locator(".after")).to_have_count(1 if told else 0)
        if told:
            expect(article.locator(".after")).to_have_text(f"→ {told[1]}")
