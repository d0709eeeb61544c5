"""What is easily done by mistake is asked about once, and can be left undone; a switch turns the questions off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from parlour.words import LANGUAGES
from tests.browser.checks import violations
from tests.browser.lesson_play import do
from tests.browser.person import Crowd
from tests.browser.quick import View, choice, come_to, shows, view_of

_CUT_OFF = """() => {
    const parts = [...document.querySelectorAll('.bar p, .bar .button')];
    const cut = parts.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight);
    return cut.map((one) => one.textContent.trim());
}"""

_APART = """() => {
    const [words, question] = ['[role=tooltip]', '.bar p'].map((one) => document.querySelector(one)?.getBoundingClientRect());
    return !words || words.top >= question.bottom || words.left >= question.right;
}"""


def _slip(view: View, notation: str) -> dict[str, Any] | None:
    """Among the first choices, which every board has a button for."""
    return next((one for one in view["legal"][:4] if "slip" in one and one["notation"].startswith(notation)), None)


def _walks(view: View) -> bool:
    """The map below has choices, which no words may hide."""
    return any(one["move"]["kind"] == "walk" for one in view["legal"])


def _asks(notation: str, stage: str) -> Callable[[View], bool]:
    return lambda view: view["observation"]["stage"] == stage and _slip(view, notation) is not None


@pytest.mark.parametrize(("game", "stage", "notation"), [("tiletum", "act", "end turn"), ("king", "bidding", "bid")])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_slip_is_asked_about_once(crowd: Crowd, game: str, stage: str, notation: str, phone: bool) -> None:
    ann = crowd.phone(wary=True) if phone else crowd.person("Ann", wary=True)
    view = come_to(ann, game, _asks(notation, stage))
    slip = _slip(view, notation)
    assert slip is not None
    before = ann.status().inner_text()
    target = choice(ann, str(slip["notation"]), view)
    target.click()
    expect(ann.status()).to_contain_text(ann.tell(slip["slip"]))
    assert violations(ann) == []
    ann.button("web-cancel").click()
    expect(ann.status()).to_have_text(before)
    assert view_of(ann)["n"] == view["n"], "nothing was done"
    target.click()
    ann.button("web-confirm").click()
    shows(ann, view["n"] + 1)
    expect(ann.button("web-confirm")).to_have_count(0)


def test_the_question_is_read_beside_what_the_choice_says_of_itself(crowd: Crowd) -> None:
    ann = crowd.person("Ann", wary=True, size=(1440, 900))
    view = come_to(ann, "tiletum", lambda view: _asks("end turn", "act")(view) and _walks(view))
    target = choice(ann, "end turn", view)
    target.hover()
    expect(ann.page.get_by_role("tooltip")).to_be_visible()
    target.click()
    expect(ann.button("web-confirm")).to_be_visible()
    ann.page.wait_for_function(_APART)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_place_that_is_asked_about_is_marked_on_the_board(crowd: Crowd, language: str, phone: bool) -> None:
    """Nobody knows places by numbers: the question is about this one, and the tile lies there as it would."""
    ann = crowd.phone(wary=True, language=language) if phone else crowd.person("Ann", wary=True, language=language)
    view = come_to(ann, "skye", _asks("place", "building"))
    slip = _slip(view, "place")
    assert slip is not None
    x, y, turns = (slip["move"][name] for name in ("x", "y", "turns"))
    do(ann, "skye", slip)
    expect(ann.status()).to_have_text(
        ann.say("web-slip", choice=ann.say("skye-do-place-here"), slip=ann.tell(slip["slip"])), use_inner_text=True
    )
    assert ann.page.evaluate(_CUT_OFF) == []
    if not phone:
        ann.button("web-cancel").hover()
    expect(ann.page.locator("[data-ghost]")).to_have_attribute("data-ghost", f"{x},{y}")
    ann.button("web-confirm").click()
    shows(ann, view["n"] + 1)
    placed = view_of(ann)["observation"]["territories"][view["viewer"]][-1]
    assert placed == [view["observation"]["chosen"], x, y, turns]


def test_the_questions_can_be_switched_off(crowd: Crowd) -> None:
    ann = crowd.person("Ann", wary=True)
    switch = ann.settings().get_by_label(ann.say("web-settings-slips"))
    expect(switch).to_be_checked()
    switch.uncheck()
    ann.close_settings()
    view = come_to(ann, "tiletum", _asks("end turn", "act"))
    choice(ann, "end turn", view).click()
    shows(ann, view["n"] + 1)
    expect(ann.button("web-confirm")).to_have_count(0)
