"""Isle of Skye in the browser: whole games by clicking, by keys, on a phone, and nothing for axe to find."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from parlour.games.skye.components import MAJORITY, SCORING_TILES, TILE_SYMBOLS
from parlour.games.skye.scoring import MAJORITY_SYMBOLS
from tests.browser.checks import overflow, violations
from tests.browser.person import Crowd, Person
from tests.browser.play import over, wait_for_turn
from tests.browser.quick import View, come_to, shows, view_of

_NAMES = re.compile(r"^(Discard tile|Price \d|Buy |Build tile|Place it )")
_STAGES = {"discard": "discard", "price": "price", "buy": "buy", "build": "take", "place": "place"}
"""The first word of a choice, and what is asked."""
_EDGES = re.compile(r"north (\w+), east (\w+), south (\w+), west (\w+)")


def offered(person: Person) -> Locator:
    """What the board offers: tiles to discard, the price, tiles to buy or build, and spots."""
    return person.page.locator("main .skye-board").get_by_role("button", name=_NAMES, disabled=False)


def stage_of(choice: Locator) -> str:
    """What kind of decision it is, by the first word of a choice."""
    return (choice.get_attribute("aria-label") or choice.inner_text()).split()[0].lower()


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
        seen.add(stage_of(choice))
        choice.click()
    page.wait_for_function("() => document.querySelector('[aria-busy=\"true\"]') === null")


def come_to_stage(person: Person, stage: str) -> None:
    """A table at which this is asked; in a game of one's own chance may never bring it, such as several tiles to build."""
    come_to(person, "skye", lambda view: bool(view["prompt"]["message"]["key"] == f"skye-prompt-{_STAGES[stage]}"))
    expect(offered(person).first).to_be_visible()
    assert stage_of(offered(person).first) == stage


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
    ann.play_now("skye")
    seen = play_to_the_end(ann, random.Random("skye"))
    assert seen >= set(_STAGES) - {"build"}
    expect(ann.status()).to_have_text(re.compile("wins with|share the first place"))
    mine = ann.page.locator("main").get_by_role("listitem").filter(has=ann.page.get_by_role("term")).filter(has_text="Ann")
    expect(mine.get_by_role("term")).to_have_count(6)
    expect(mine.get_by_role("term").nth(4)).to_contain_text(ann.say("skye-board-scrolls"))
    expect(mine.get_by_role("term").nth(5)).to_contain_text(ann.say("skye-board-gold"))
    view = view_of(ann)
    sources = view["observation"]["result"]["sources"]
    points = [str(source["points"][view["viewer"]]) for source in sources]
    expect(mine.get_by_role("definition")).to_have_text(points)
    left = sources[-1]["left"][view["viewer"]]
    expect(mine.get_by_role("term").nth(5)).to_contain_text(ann.tell(left))
    ann.button("web-verify").click()
    expect(ann.page.get_by_role("heading", name=re.compile(r"All is right: \d+ moves checked"))).to_be_visible()


def test_one_of_several_tiles_is_taken_up_and_placed_by_clicking(crowd: Crowd) -> None:
    ann, seen = crowd.person("Ann", moving=True), set[str]()
    come_to_stage(ann, "build")
    decide(ann, random.Random("build"), seen)
    expect(ann.page.locator("[data-spot]").first).to_be_visible()
    decide(ann, random.Random("build"), seen)
    assert seen == {"build", "place"}


@pytest.mark.parametrize(("theme", "size"), [("light", (1440, 1000)), ("dark", (390, 844))])
def test_axe_finds_nothing_at_any_stage(crowd: Crowd, theme: str, size: tuple[int, int]) -> None:
    ann = crowd.person("Ann", size=size, color_scheme=theme)
    for stage in _STAGES:
        come_to_stage(ann, stage)
        expect(ann.page.locator("html")).to_have_attribute("data-theme", theme)
        assert violations(ann) == []
        assert overflow(ann) == 0


def test_a_tile_is_turned_by_key_and_button_and_placed_by_keyboard(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.play_now("skye")
    take_up_a_tile_that_turns(ann)
    shown, turn = held(ann), ann.button("skye-web-turn-right")
    before = str(shown.get_attribute("aria-label"))
    turn.click()
    expect(shown).not_to_have_attribute("aria-label", before)
    ann.page.keyboard.press("Shift+R")
    expect(shown).to_have_attribute("aria-label", before)
    name = tab_to_a_spot(ann)
    fitting = ann.page.locator(f'[data-spot="{name}"].fits')
    if not fitting.count():
        ann.page.keyboard.press(" ")
        expect(fitting).to_be_visible()
    ann.page.keyboard.press(" ")
    expect(ann.page.locator(f'[data-spot="{name}"]')).to_have_count(0)
    assert not over(ann)


def test_a_tile_stays_turned_and_a_spot_chosen_whatever_others_do(crowd: Crowd) -> None:
    """Everybody builds at once, people come and talk: all that is news, but it is not my tile's."""
    ann, eve = crowd.phone(name="Ann"), crowd.person("Eve")
    ann.play_now("skye")
    take_up_a_tile_that_turns(ann)
    shown, before = held(ann), str(held(ann).get_attribute("aria-label"))
    ann.button("skye-web-turn-right").tap()
    expect(shown).not_to_have_attribute("aria-label", before)
    turned = str(shown.get_attribute("aria-label"))
    eve.go(f"/table/{ann.table}")
    eve.tab("web-chat")
    talk(eve, ann, 1)
    expect(shown).to_have_attribute("aria-label", turned)
    spot = ann.page.locator("[data-spot].fits").first
    name = str(spot.get_attribute("data-spot"))
    spot.tap()
    expect(ann.button("skye-web-place-here")).to_be_enabled()
    talk(eve, ann, 2)
    expect(ann.button("skye-web-place-here")).to_be_enabled()
    expect(shown).to_have_attribute("aria-label", turned)
    ann.button("skye-web-place-here").tap()
    expect(ann.page.locator(f'[data-spot="{name}"]')).to_have_count(0)


def held(person: Person) -> Locator:
    """The tile that is being built, as the tray shows it."""
    return person.page.get_by_role("region", name=person.say("skye-board-new-tiles")).get_by_role("img", name=_EDGES)


def take_up_a_tile_that_turns(person: Person) -> None:
    """Play on until a tile is in hand that fits in several ways, and whose words tell them apart."""
    rng = random.Random("turn")
    while True:
        assert wait_for_turn(person) is not None
        expect(offered(person).first).to_be_visible()
        if person.page.locator("[data-spot]").count():
            person.page.mouse.move(1, 1)  # over a spot the pointer shows the tile as it fits there
            expect(person.button("skye-web-place-here")).to_be_disabled()
            edges = _EDGES.search(str(held(person).get_attribute("aria-label")))
            assert edges is not None
            if edges.group(1, 2) != edges.group(3, 4) and person.button("skye-web-turn-right").is_enabled():
                return
        decide(person, rng, set())


def tab_to_a_spot(person: Person) -> str:
    """The name of the first spot to which the Tab key leads."""
    for _ in range(60):
        person.page.keyboard.press("Tab")
        name = person.page.evaluate("() => document.activeElement.getAttribute('data-spot')")
        if name is not None:
            return str(name)
    raise AssertionError("the Tab key leads to no spot")


def talk(person: Person, listener: Person, number: int) -> None:
    """Say something, and wait until the listener's phone tells of so many things unread."""
    person.page.get_by_role("textbox", name=person.say("web-chat-say")).fill(f"Remark {number}")
    person.button("web-chat-send").click()
    views = listener.page.get_by_role("tablist", name=listener.say("web-views"))
    expect(views.get_by_role("tab", name=re.compile(listener.say("web-chat")))).to_contain_text(str(number))


# --- what a tile would bring ---------------------------------------------------------------------------------------------


class Majority(NamedTuple):
    """A scoring tile that the tile in hand wins for sure."""

    place: int
    name: str
    before: int
    after: int


def test_the_preview_of_a_tile_knows_majorities_and_is_what_it_then_gives(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    view, won = come_to_a_majority(ann)
    spot = ann.page.locator("[data-spot].fits").first
    told = ann.page.locator(".skye-board .hint")
    change = ann.say(
        "preview-change",
        what=ann.say("skye-has-goal", goal=ann.say(f"skye-goal-{won.name}")),
        before=won.before,
        after=won.after,
    )
    height = told.bounding_box()
    spot.hover()
    expect(told).to_contain_text(change)
    assert told.bounding_box() == height
    spot.click()
    shows(ann, view["n"] + 1)
    points = view_of(ann)["observation"]["goal_points"]
    assert points[won.place][0] == won.after
    now = ann.page.get_by_role("list", name=ann.say("skye-web-now")).nth(won.place)
    expect(now.get_by_role("listitem").first).to_have_text(re.compile(rf"\b{won.after}$"))


def come_to_a_majority(person: Person) -> tuple[View, Majority]:
    """A table where a tile is in hand that wins one."""
    view = come_to(person, "skye", lambda view: any(majorities(view)))
    return view, next(majorities(view))


def compared(seen: dict[str, Any]) -> list[tuple[int, str]]:
    """The places of the scoring tiles that compare symbols, and their names."""
    names = [SCORING_TILES[goal] for goal in seen["goals"]]
    return [(place, name) for place, name in enumerate(names) if name in MAJORITY_SYMBOLS]


def majorities(view: View) -> Iterator[Majority]:
    """By the tiles that all can see; what the others build now is shown, and counts, after the last tile of all."""
    seen = view["observation"]
    if view["legal"][0]["move"]["kind"] != "place":
        return
    for place, name in compared(seen):
        symbol = MAJORITY_SYMBOLS[name]
        built = [sum(TILE_SYMBOLS[tile][symbol] for tile, *_ in land) for land in seen["territories"]]
        more = [sum(TILE_SYMBOLS[tile][symbol] for tile in pile) for pile in seen["gained"]]
        shown = len(seen["hand"]) == 1
        most = max(had + new * shown for had, new in zip(built[1:], more[1:], strict=True))
        before, after = seen["goal_points"][place][0], MAJORITY[name][0]
        if before != after and built[0] + TILE_SYMBOLS[seen["chosen"]][symbol] > most:
            yield Majority(place, name.replace("_", "-"), before, after)
