"""Isle of Skye in the browser: whole games by clicking, by keys, on a phone, and nothing for axe to find."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.checks import overflow, violations
from tests.browser.person import Crowd, Person
from tests.browser.play import over, wait_for_turn

_NAMES = re.compile(r"^(Discard tile|Price \d|Buy |Build tile|Place at )")


def sit_down_at_skye(person: Person) -> None:
    """One click in the lobby: a table with two bots."""
    title = person.page.get_by_role("heading", name=person.say("skye-title"))
    card = person.page.get_by_role("region", name=person.say("web-games")).get_by_role("article").filter(has=title)
    card.get_by_role("button", name=person.say("web-play-now", bots=2)).click()
    assert person.table


def offered(person: Person) -> Locator:
    """What the board offers: tiles to discard, the price, tiles to buy or build, and spots."""
    return person.page.locator("main .skye-board").get_by_role("button", name=_NAMES, disabled=False)


def decide(person: Person, rng: random.Random, seen: set[str]) -> None:
    """One decision by clicking: a faint spot turns the tile first, and is clicked again."""
    page = person.page
    expect(offered(person).first).to_be_visible()
    spots = page.locator("[data-spot]")
    if spots.count():
        seen.add("place")
        bright = page.locator("[data-spot].fits")
        if not bright.count():
            spots.nth(rng.randrange(spots.count())).click()
        bright.nth(rng.randrange(bright.count())).click()
    else:
        choices = offered(person)
        choice = choices.nth(rng.randrange(choices.count()))
        seen.add((choice.get_attribute("aria-label") or choice.inner_text()).split()[0].lower())
        choice.click()
    page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")


def play_to_the_end(person: Person, rng: random.Random) -> set[str]:
    """A whole game; what kinds of decisions there were."""
    seen: set[str] = set()
    for _ in range(80):
        if wait_for_turn(person) is None:
            return seen
        decide(person, rng, seen)
    raise AssertionError("the game does not end")


def test_a_whole_game_by_clicking(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True)
    sit_down_at_skye(ann)
    seen = play_to_the_end(ann, random.Random("skye"))
    assert {"discard", "price", "buy", "build", "place"} <= seen
    expect(ann.status()).to_have_text(re.compile("wins with|share the first place"))
    mine = ann.page.locator("main").get_by_role("listitem").filter(has=ann.page.get_by_role("term")).filter(has_text="Ann")
    expect(mine.get_by_role("term")).to_have_count(6)
    expect(mine.get_by_role("term").nth(4)).to_contain_text(ann.say("skye-board-scrolls"))
    expect(mine.get_by_role("term").nth(5)).to_contain_text(ann.say("skye-board-gold"))
    ann.button("web-verify").click()
    expect(ann.page.get_by_role("heading", name=re.compile(r"All is right: \d+ moves checked"))).to_be_visible()


@pytest.mark.parametrize(("theme", "size"), [("light", (1440, 1000)), ("dark", (390, 844))])
def test_axe_finds_nothing_at_any_stage(crowd: Crowd, theme: str, size: tuple[int, int]) -> None:
    ann = crowd.person("Ann")
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.go(f"/?theme={theme}")
    sit_down_at_skye(ann)
    rng, checked = random.Random(theme), set[str]()
    for _ in range(16):
        if wait_for_turn(ann) is None:
            break
        expect(offered(ann).first).to_be_visible()
        stage = "place" if ann.page.locator("[data-spot]").count() else offered(ann).first.inner_text()[:4]
        if stage not in checked:
            checked.add(stage)
            assert violations(ann) == []
            assert overflow(ann) == 0
        decide(ann, rng, set())
    assert "place" in checked
    assert len(checked) >= 3


def test_a_tile_is_turned_by_key_and_button_and_placed_by_keyboard(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    sit_down_at_skye(ann)
    rng = random.Random("keys")
    while not ann.page.locator("[data-spot]").count():
        assert wait_for_turn(ann) is not None
        if not ann.page.locator("[data-spot]").count():
            decide(ann, rng, set())
    tray = ann.page.get_by_role("region", name=ann.say("skye-board-new-tiles"))
    shown = tray.get_by_role("button", name=re.compile("north")).or_(tray.get_by_role("img", name=re.compile("north"))).first
    before = shown.get_attribute("aria-label")
    turn = ann.button("skye-web-turn-right")
    if turn.is_enabled():
        turn.click()
        expect(shown).not_to_have_attribute("aria-label", str(before))
        ann.page.keyboard.press("Shift+R")
        expect(shown).to_have_attribute("aria-label", str(before))
    placed = ann.page.locator("[data-spot]")
    spot = placed.first
    faint = "fits" not in str(spot.get_attribute("class")).split()
    name = str(spot.get_attribute("data-spot"))
    spot.focus()
    if faint:
        ann.page.keyboard.press(" ")
        expect(ann.page.locator(f'[data-spot="{name}"].fits')).to_be_visible()
    ann.page.keyboard.press(" ")
    expect(ann.page.locator(f'[data-spot="{name}"]')).to_have_count(0)
    assert not over(ann)
