"""Without a mouse: Tab and Enter, digits, u, r and ?, and the focus where the next decision is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import settle
from tests.browser.person import Crowd, Person, play_together
from tests.browser.play import offers, targets, wait_for_turn
from tests.browser.quick import View, come_to, move, shows, sit_down_at, view_of

_FAR = 60
_DOWN = 40
"""Pixels that a page can be scrolled, though the table has the height of the window: the list of choices lies below it."""
_BOTTOM = "node => node.getBoundingClientRect().bottom"
_FOCUSED = """document.activeElement?.dataset.action ?? document.activeElement?.dataset.spot
    ?? (document.activeElement?.matches('[data-choice]') ? 'a list' : '')"""


def test_the_list_of_keys_has_those_of_the_board(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    turn = ann.say("skye-web-keys-turn")
    for game, count in (("king", 0), ("skye", 1)):
        sit_down_at(ann, game)
        expect(ann.settings().get_by_text(ann.say("web-keys-undo"), exact=True)).to_be_visible()
        expect(ann.settings().get_by_text(turn, exact=True)).to_have_count(count)


def test_from_the_lobby_into_the_game(crowd: Crowd) -> None:
    ann = crowd.person()
    _tab_to(ann, ann.game_card().get_by_role("button", name=ann.say("web-play-now", bots=2)))
    ann.page.keyboard.press("Enter")
    assert ann.table
    assert wait_for_turn(ann)
    expect(ann.page.get_by_role("article")).to_have_count(0)
    ann.page.keyboard.press("?")
    rule = view_of(ann)["prompt"]["rule"]
    article = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("link", name=rule, exact=True))
    expect(article).to_be_in_viewport()
    expect(ann.page.get_by_role("tab", name=ann.say("web-rules"))).to_have_attribute("aria-selected", "true")

    moves = view_of(ann)["move"]
    expect(targets(ann).first).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")
    assert view_of(ann)["move"] > moves


def test_numbers_play_and_u_takes_back(crowd: Crowd) -> None:
    """The first choice each time; a bid, or the first step of a king, can be taken back."""
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    play_together(ann, bob)
    for _ in range(200):
        person = wait_for_turn(ann, bob)
        assert person is not None
        expect(targets(person).first).to_be_visible()  # the board follows the title by a moment
        stage = offers(person)[0].stage
        before, log = person.status().inner_text(), person.log()
        person.page.keyboard.press("2" if stage == "bidding" else "1")
        person.page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")
        if person.button("web-undo").is_enabled():
            break
    else:
        raise AssertionError("nothing could be taken back")
    person.page.keyboard.press("u")
    assert wait_for_turn(person) is person
    expect(person.button("web-undo")).to_be_disabled()
    expect(person.status()).to_have_text(before)
    assert person.log()[: len(log)] == log
    assert person.log()[-1].endswith(" takes a move back")
    assert sum(" draws " in line for line in log) > 0


@pytest.mark.parametrize("digit", ["3", "0"])
def test_a_digit_bids_that_much_and_nothing_passes(crowd: Crowd, digit: str) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", lambda view: view["observation"]["stage"] == "bidding" and view["observation"]["bid"] < 3)
    before = len(ann.log())
    ann.page.keyboard.press(digit)
    shows(ann, view["n"] + 1)
    assert ann.log()[before] == ("Ann bids 3" if digit == "3" else "Ann passes")


def test_a_digit_is_a_price(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "skye", lambda view: any(one["notation"] == "price 2" for one in view["legal"]))
    ann.page.keyboard.press("2")
    shows(ann, view["n"] + 1)
    assert view_of(ann)["observation"]["prices"][len(view["observation"]["prices"])] == 2


def test_r_turns_the_tile_and_never_takes_back(crowd: Crowd) -> None:
    """Shift and u take back the whole turn; r is no other word for it."""
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "skye", lambda view: view["undoable"] > 0)
    for key in ("r", "Shift+R"):
        ann.page.keyboard.press(key)
    ann.page.keyboard.press("Shift+U")
    expect(ann.button("web-undo")).to_be_disabled()
    lines = ann.page.get_by_role("log", name=ann.say("web-log")).get_by_role("listitem")
    expect(lines.filter(has_text=re.compile(r" takes a move back\s*$"))).to_have_count(1)
    assert view_of(ann)["move"] == view["move"] - view["undoable"]
    told = ["".join(key.split()) for key in ann.settings().get_by_role("term").all_inner_texts()]
    assert told == ["1…9", "0", "U", "ShiftU", "R", "Enter", "Esc", "?", "H"]


@pytest.mark.parametrize("size", [(1280, 900), (1024, 768)])
def test_the_rule_of_the_moment_opens_in_sight_and_the_page_stays_where_it_is(crowd: Crowd, size: tuple[int, int]) -> None:
    ann = crowd.person("Ann", size=size)
    sit_down_at(ann, "skye")
    _my_turn(ann)
    expect(ann.page.locator(".skye-board [data-action]").first).to_be_visible()
    settle(ann)
    ann.page.evaluate("down => scrollTo(0, down)", _DOWN)
    ann.page.keyboard.press("?")
    article = ann.page.get_by_role("article").filter(has=ann.page.get_by_role("link", name=view_of(ann)["prompt"]["rule"]))
    expect(article.first).to_be_in_viewport()
    settle(ann)
    assert ann.page.evaluate("() => scrollY") == _DOWN
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("main .over")).to_have_count(0)
    assert ann.page.evaluate("() => scrollY") == _DOWN


@pytest.mark.parametrize("game", ["king", "skye", "tiletum"])
def test_the_focus_goes_to_the_next_decision(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann")
    sit_down_at(ann, game, by_keyboard=True)
    for _ in range(5):
        view = _my_turn(ann)
        ann.page.wait_for_function(f"() => ({_FOCUSED}) !== ''")
        focused = ann.page.locator(":focus")
        expect(focused).to_be_in_viewport()
        bar = ann.page.get_by_role("region", name=ann.say("web-status"))
        assert focused.evaluate(_BOTTOM) > bar.evaluate(_BOTTOM)
        assert not _passes(ann, view) or len(view["legal"]) == 1
        opens = focused.get_attribute("aria-haspopup") is not None
        ann.page.keyboard.press("Enter")
        if opens:  # a list, whose first choice is in focus then
            expect(ann.page.locator(".menu:popover-open button").first).to_be_focused()
            ann.page.keyboard.press("Enter")
        if game == "skye" and view["observation"]["stage"] == "building":
            ann.page.keyboard.press("Enter")  # the first may only turn the tile
        shows(ann, view["n"] + 1)


def test_whoever_writes_keeps_the_focus(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    sit_down_at(ann, "king")
    view = _my_turn(ann)
    ann.tab("web-chat")
    field = ann.page.get_by_role("textbox", name=ann.say("web-chat-say"))
    field.press_sequentially("well")
    _until_asked_again(ann, view)
    expect(field).to_be_focused()
    field.press_sequentially(", 2 u r")
    expect(field).to_have_value("well, 2 u r")


def test_whoever_reads_beside_the_board_keeps_the_focus(crowd: Crowd) -> None:
    """The next question does not take somebody by the arm who goes along the tabs or reads the rules."""
    ann = crowd.person("Ann")
    sit_down_at(ann, "king")
    for key in ("web-log", "web-rules"):
        view = _my_turn(ann)
        tab = ann.page.get_by_role("tab", name=ann.say(key))
        tab.press("Enter")
        _until_asked_again(ann, view)
        expect(tab).to_be_focused()


def test_settings_stay_open_when_the_next_question_comes(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    sit_down_at(ann, "king")
    view = _my_turn(ann)
    settings = ann.settings()
    _until_asked_again(ann, view)
    expect(settings).to_be_visible()


def test_somebody_with_a_mouse_is_led_to_the_board_and_told_nothing(crowd: Crowd) -> None:
    """The Tab key leads from there to the first choice; no choice is lit that nobody points at."""
    ann = crowd.person("Ann", arrived=False)
    come_to(ann, "king", lambda view: view["observation"]["stage"] == "placing")
    expect(ann.page.get_by_role("group", name=ann.say("web-board"), exact=True)).to_be_focused()
    expect(ann.page.locator(".king-board .hint")).to_have_text(ann.say("king-web-how-place"))
    ann.page.keyboard.press("Tab")
    expect(targets(ann).first).to_be_focused()


def _my_turn(person: Person) -> View:
    assert wait_for_turn(person) is not None
    view = view_of(person)
    shows(person, view["n"])
    return view


def _until_asked_again(person: Person, view: View) -> None:
    """Somebody decides without the page, and the page asks the next question."""
    move(person, view, view["legal"][0]["action"])
    _my_turn(person)
    expect(targets(person).first).to_be_visible()
    settle(person)


def _passes(person: Person, view: View) -> bool:
    here = person.page.evaluate("() => Number(document.activeElement.dataset.action ?? -1)")
    return any(one["action"] == here and one["notation"] in ("pass", "end turn") for one in view["legal"])


def _tab_to(person: Person, target: Locator) -> None:
    expect(target).to_be_visible()
    for _ in range(_FAR):
        person.page.keyboard.press("Tab")
        if target.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError("the Tab key does not lead there")
