"""Words about what is pointed at: they belong to that thing and to this position."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.checks import settle
from tests.browser.person import Crowd, Person
from tests.browser.quick import View, choice, come_to, move, shows, view_of


def _hint(person: Person) -> Locator:
    return person.page.locator(".king-board .hint")


def _opening(view: View) -> bool:
    seen = view["observation"]
    return bool(seen["stage"] == "bidding" and seen["bid"] == 0)


def test_words_go_when_the_position_changes_and_come_back_when_the_pointer_moves(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", _opening)
    words = ann.say("king-web-hint-pass")
    choice(ann, "pass", view).hover()
    expect(_hint(ann)).to_contain_text(words)
    for _ in range(12):  # until the auction comes back to her, or the next one begins
        move(ann, view, view["legal"][1 if view["observation"]["bid"] < 2 else 0]["action"])
        settle(ann)
        expect(_hint(ann)).not_to_contain_text(words)
        ann.page.wait_for_function("() => document.title.startsWith('●')")
        view = view_of(ann)
        shows(ann, view["n"])
        if any(one["notation"] == "pass" for one in view["legal"]):
            break
    settle(ann)
    expect(_hint(ann)).not_to_contain_text(words)
    box = choice(ann, "pass", view).bounding_box()
    assert box is not None
    ann.page.mouse.move(box["x"] + 3, box["y"] + 3)
    expect(_hint(ann)).to_contain_text(words)


def test_words_go_with_the_thing(crowd: Crowd) -> None:
    """What is taken off the page says nothing any more, though no pointer has left it."""
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", _opening)
    target = choice(ann, "pass", view)
    target.hover()
    expect(_hint(ann)).to_contain_text(ann.say("king-web-hint-pass"))
    target.evaluate("node => node.remove()")
    expect(_hint(ann)).not_to_contain_text(ann.say("king-web-hint-pass"))


def test_what_others_say_leaves_the_words_as_they_are(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    view = come_to(ann, "king", _opening)
    choice(ann, "pass", view).hover()
    eve = crowd.person("Eve")
    eve.go(f"/table/{ann.table}")
    eve.tab("web-chat")
    eve.page.get_by_role("textbox", name=eve.say("web-chat-say")).fill("Good luck")
    eve.button("web-chat-send").click()
    shows(ann, view["n"] + 1)
    settle(ann)
    expect(_hint(ann)).to_contain_text(ann.say("king-web-hint-pass"))
