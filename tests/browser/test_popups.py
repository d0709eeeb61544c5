"""What lies over the page: pop-ups, dialogs, tabs and words at a thing, by mouse, keys and finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import Crowd, Person
from tests.browser.quick import come_to, sit_down_at

_FAR = 40
_LONG_MS = 2_000
_INSIDE = "() => document.activeElement === document.body || document.activeElement.closest('dialog') !== null"


def test_a_popup_goes_with_escape_and_gives_the_focus_back(crowd: Crowd) -> None:
    ann = crowd.person()
    panel = ann.settings()
    panel.get_by_role("combobox").first.focus()
    ann.page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    expect(ann.button("web-settings")).to_be_focused()
    expect(ann.button("web-settings")).to_have_attribute("aria-expanded", "false")


def test_a_popup_goes_when_something_else_is_meant(crowd: Crowd) -> None:
    ann = crowd.person()
    opener = ann.button("web-settings")
    panel = ann.settings()
    panel.get_by_role("checkbox").first.click()
    expect(panel).to_be_visible()
    ann.page.mouse.click(5, 400)
    expect(panel).to_be_hidden()
    opener.click()
    expect(panel).to_be_visible()
    opener.click()
    expect(panel).to_be_hidden()
    opener.click()
    ann.page.get_by_label(ann.say("web-name"), exact=True).focus()
    expect(panel).to_be_hidden()


def test_a_popup_goes_with_the_thing_it_belongs_to(crowd: Crowd) -> None:
    ann = crowd.person()
    panel = ann.settings()
    expect(panel).to_be_visible()
    ann.button("web-settings").evaluate("opener => opener.remove()")
    expect(panel).to_be_hidden()


@pytest.mark.parametrize("size", [(390, 844), (1440, 900), (500, 320)])
def test_a_popup_lies_within_the_window(crowd: Crowd, size: tuple[int, int]) -> None:
    ann = crowd.person(size=size)
    box = ann.settings().bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]


def test_a_dialog_keeps_the_focus_and_escape_gives_it_back(crowd: Crowd) -> None:
    ann = crowd.person()
    opener = ann.game_card().get_by_role("button", name=ann.say("web-set-up"))
    opener.click()
    form = ann.page.get_by_role("dialog", name=ann.say("web-new-table"))
    expect(form).to_be_visible()
    for _ in range(_FAR):
        ann.page.keyboard.press("Tab")
        assert ann.page.evaluate(_INSIDE)
    ann.page.keyboard.press("Escape")
    expect(form).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    form.get_by_role("button", name=ann.say("web-cancel")).click()
    expect(form).to_have_count(0)


def test_keys_go_along_the_tabs(crowd: Crowd) -> None:
    ann = crowd.person()
    ann.play_now()
    tabs = ann.page.get_by_role("tablist", name=ann.say("web-drawer")).get_by_role("tab")
    tabs.first.click()
    for key, number in (("ArrowRight", 1), ("End", 2), ("ArrowRight", 0), ("ArrowLeft", 2), ("Home", 0)):
        ann.page.keyboard.press(key)
        expect(tabs.nth(number)).to_be_focused()
        expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
        label = tabs.nth(number).inner_text()
        expect(ann.page.get_by_role("tabpanel", name=label)).to_be_visible()
    assert [tabs.nth(number).get_attribute("tabindex") for number in range(3)] == ["0", "-1", "-1"]


def test_a_thing_says_what_it_is_where_it_is(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    nearer = _nearer(ann)
    words = ann.page.get_by_role("tooltip")
    nearer.hover()
    expect(words).to_have_text(ann.say("skye-web-zoom-in"))
    thing, said = nearer.bounding_box(), words.bounding_box()
    assert thing is not None
    assert said is not None
    assert abs(said["y"] - (thing["y"] + thing["height"])) < 10
    ann.page.mouse.move(1, 1)
    expect(words).to_have_count(0)
    ann.page.keyboard.press("Shift")  # the keyboard is at work again
    nearer.focus()
    expect(words).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(words).to_have_count(0)
    expect(nearer).to_be_focused()


@pytest.mark.parametrize("part", [".goals article", ".zoom button"], ids=["a hint of the board", "a thing that speaks"])
def test_a_mouse_that_rests_while_the_page_changes_asks_nothing(crowd: Crowd, part: str) -> None:
    """Something comes to lie under it, and it says what it is when the mouse moves."""
    ann = crowd.person("Ann")
    come_to(ann, "skye", lambda view: bool(view["to_act"] == [view["viewer"]]))  # nobody else moves, which would end the hint
    page = ann.page
    thing = page.locator(part).first
    expect(thing).to_be_visible()
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.clock.install()
    page.get_by_role("banner").get_by_role("link").first.click()
    expect(ann.game_card("skye")).to_be_visible()
    page.mouse.move(x, y)
    page.go_back()
    expect(thing).to_be_visible()
    page.wait_for_function("part => document.querySelector(part).matches(':hover')", arg=part)
    page.clock.run_for(_LONG_MS)
    words = page.get_by_role("tooltip")
    expect(words).to_have_count(0)
    page.mouse.move(x + 2, y)
    page.clock.run_for(_LONG_MS)
    expect(words).to_be_visible()


def test_what_a_thing_says_follows_the_language(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    nearer = _nearer(ann)
    words = ann.page.get_by_role("tooltip")
    nearer.hover()
    expect(words).to_have_text(ann.say("skye-web-zoom-in"))
    ann.switch_to("uk")
    expect(words).to_have_text(ann.say("skye-web-zoom-in"))


def test_a_finger_that_rests_asks_and_does_nothing_else(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    nearer = _nearer(ann)
    nearer.scroll_into_view_if_needed()
    box = nearer.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = ann.page.context.new_cdp_session(ann.page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    words = ann.page.get_by_role("tooltip")
    expect(words).to_have_text(ann.say("skye-web-zoom-in"))
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(words).to_be_visible()
    farther = ann.page.get_by_role("button", name=ann.say("skye-web-zoom-out"))
    expect(farther).to_be_disabled()
    nearer.tap()
    expect(words).to_have_count(0)
    expect(farther).to_be_enabled()


def _nearer(person: Person) -> Locator:
    sit_down_at(person, "skye")
    button = person.page.get_by_role("button", name=person.say("skye-web-zoom-in"))
    expect(button).to_be_visible()
    return button
