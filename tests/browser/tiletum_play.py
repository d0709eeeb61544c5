"""Playing Tiletum in the browser: what to choose so that a game shows the board, and doing it by clicks, taps and keys."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from parlour.games.tiletum.components import ACTIONS, AP_BASE, RESOURCES
from tests.browser.checks import settle, violations
from tests.browser.person import Person
from tests.browser.play import wait_for_turn
from tests.browser.quick import View, shows, view_of
from tests.browser.test_every_page import FOLDER

Choice = dict[str, Any]
"""A legal action."""

DESKTOP = (1440, 1000)
_TARGETS = ".tiletum-board :is([data-action], [aria-haspopup]):visible"
_POPUPS = ".tiletum-board [aria-haspopup]:visible"
_MENU = ".menu:popover-open"
_ACTIONS = "nodes => nodes.filter((node) => node.checkVisibility()).map((node) => Number(node.dataset.action))"
_TAKES = {"B": "tile", "K": "contract", "C": "character"}
_ENDS = {"end turn", "stop", "leave", "decline"}
WANTED = {"die", "turned die", "tile", "move", "piece", "character", "lodge", "contract", "buy", "end turn"}
"""What must happen in a game that shows the board."""
LONGEST = 400
_FAR = 250


# --- what to do ------------------------------------------------------------------------------------------------------------


def kind_of(choice: Choice) -> str:
    """What is done, in a word."""
    notation = str(choice["notation"])
    verb, *rest = notation.split()
    if verb == "die":
        return "turned die" if "to" in rest else "die"
    if verb in ("merchant", "architect"):
        return "move"
    if verb in ("house", "pillar"):
        return "piece"
    if verb == "take":
        return _TAKES[rest[0][0]]
    return notation if notation in _ENDS else verb


def action_of(view: View, die: Choice) -> tuple[str, int]:
    """The action that a die would give, and its points."""
    seen = view["observation"]
    value = int(str(die["notation"]).split()[-1])
    action = seen["actions"][seen["values"].index(value)]
    marker = seen["boards"][view["viewer"]]["bonus_ap"][action] if ACTIONS[action] != "joker" else 0
    return ACTIONS[action], AP_BASE - value + marker


def needed(missing: set[str]) -> set[str]:
    """The actions in which something is done that is still to be seen."""
    found: set[str] = set()
    if missing & {"character", "lodge"}:
        found.add("character")
    if "contract" in missing:
        found.add("contract")
    if missing & {"move", "piece"}:
        found |= {"merchant", "architect"}
    return found


def choose(view: View, seen: set[str], rng: random.Random) -> Choice:
    """What has not been done yet, then what brings something; a turn ends when nothing is left."""
    legal: list[Choice] = view["legal"]
    missing = WANTED - seen
    if view["observation"]["stage"] == "choose_die":
        return choose_die(view, missing, rng)
    performed = [one for one in legal if one["notation"].partition("perform ")[2] in needed(missing)]
    if performed:
        return rng.choice(performed)
    later = {"buy"} if "turned die" in missing else set()
    fresh = [one for one in legal if kind_of(one) in missing - _ENDS - later]
    if fresh:
        return rng.choice(fresh)
    idle = {"exchange", "discard", "buy"}
    if "piece" not in missing and rng.random() < 0.5:
        idle.add("move")
    if len(view["observation"]["boards"][view["viewer"]]["storehouse"]) > (0 if missing - _ENDS else 2):
        idle |= set(_TAKES.values())
    useful = [one for one in legal if kind_of(one) not in _ENDS | idle]
    ends = [one for one in legal if kind_of(one) in _ENDS]
    return rng.choice(useful or ends or legal)


def choose_die(view: View, missing: set[str], rng: random.Random) -> Choice:
    """One that leads to what is missing; gold first, without which no die is turned and nothing bought."""
    dice = [one for one in view["legal"] if kind_of(one) in ("die", "turned die")]
    straight = [one for one in dice if kind_of(one) == "die"]
    turned = [one for one in dice if kind_of(one) == "turned die"]
    gold = 4 if missing & {"turned die", "buy"} else 2 if missing - _ENDS else 0

    def worth(die: Choice) -> tuple[int, float]:
        action, points = action_of(view, die)
        fits = action in needed(missing) or (action == "joker" and bool(needed(missing)))
        return gold * ("gold" in str(die["notation"])) + 3 * (fits and points > 1), points + rng.random()

    wanted = straight if "die" in missing else turned if "turned die" in missing else dice
    return max(wanted or dice, key=worth)


# --- doing it --------------------------------------------------------------------------------------------------------------


def sit_down(person: Person) -> None:
    """A table for two with a bot that plays at random, which no menu offers."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = person.ask("POST", "/api/tables", {"game": "tiletum", "seats": seats})["id"]
    person.go(f"/table/{table}")


def my_turn(person: Person) -> View | None:
    """The table when I must decide, and the board shows it; None when the game is over."""
    if wait_for_turn(person) is None:
        return None
    view = view_of(person)
    assert view["to_act"] == [view["viewer"]]
    expect(person.page.locator("main details summary")).to_have_text(person.say("web-all-choices", count=len(view["legal"])))
    expect(person.page.locator(_TARGETS).first).to_be_visible()
    return view


def press(person: Person, target: Locator) -> None:
    """With the finger or with the mouse."""
    if person.phone:
        target.tap()
    else:
        target.click()


def parts(person: Person) -> Iterator[str]:
    """What is on screen, and on a phone every part of the table after that."""
    yield "on screen"
    if person.phone:
        tabs = person.page.locator(".tiletum-board .tabs [role=tab]")
        for number in range(tabs.count()):
            open_part(person, number)
            yield tabs.nth(number).inner_text()


def open_part(person: Person, number: int) -> None:
    tab = person.page.locator(".tiletum-board .tabs [role=tab]").nth(number)
    press(person, tab)
    expect(tab).to_have_attribute("aria-selected", "true")


def open_menu(person: Person, target: Locator) -> Locator:
    press(person, target)
    menu = person.page.locator(_MENU)
    expect(menu).to_be_visible()
    return menu.locator("[data-action]")


def close_menu(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.locator(_MENU)).to_have_count(0)


def turning(person: Person, on: bool) -> None:
    """Whether a die that is pressed now is to be turned first."""
    toggle = person.page.locator(".turning [aria-pressed]")
    if toggle.get_attribute("aria-pressed") != str(on).lower():
        press(person, toggle)
    expect(toggle).to_have_attribute("aria-pressed", str(on).lower())


def die_target(person: Person, view: View, die: Choice) -> Locator:
    """The die on the wheel, whether it is to be turned or not."""
    wheel = person.page.locator(".tiletum-board .tabs [role=tab]").first
    if person.phone and wheel.get_attribute("aria-selected") == "false":
        open_part(person, 0)
    straight = str(die["notation"]).partition(" to ")[0]
    number = next(one["action"] for one in view["legal"] if one["notation"] == straight)
    return person.page.locator(f'.ti-spot.die[data-action="{number}"]').first


def target_of(person: Person, choice: Choice) -> Locator:
    """Where it is done: at a visible target, or behind one that opens a list."""
    page = person.page
    found = page.locator(f'.tiletum-board [data-action="{choice["action"]}"]:visible')
    for _part in parts(person):
        if found.count():
            return found.first
        popups = page.locator(_POPUPS)
        for number in range(popups.count()):
            open_menu(person, popups.nth(number))
            if found.count():
                return found.first
            close_menu(person)
    raise AssertionError(f"the board does not offer '{choice['notation']}'")


def do(person: Person, view: View, choice: Choice) -> None:
    """Do it with the mouse or a finger, and wait until it is done."""
    make(person, view, choice)
    shows(person, view["n"] + 1)


def make(person: Person, view: View, choice: Choice) -> None:
    """Press what is to be pressed for it, one thing after the other."""
    if kind_of(choice) == "turned die":
        die = die_target(person, view, choice)
        turning(person, True)
        press(person, die)
        press(person, person.page.locator(f'.turning [data-action="{choice["action"]}"]'))
    elif kind_of(choice) == "die":
        die = die_target(person, view, choice)
        press(person, die)
        if person.phone:  # the first touch only shows what it would give
            expect(die).to_have_class(re.compile("picked"))
            press(person, die)
    else:
        press(person, target_of(person, choice))


def reachable(person: Person, view: View) -> set[int]:
    """Every action that some target on the board does."""
    page = person.page
    found: set[int] = set()
    for part in parts(person):
        if part == "on screen" and person.phone:
            continue
        found |= set(page.locator(".tiletum-board [data-action]").evaluate_all(_ACTIONS))
        popups = page.locator(_POPUPS)
        for number in range(popups.count()):
            found |= set(open_menu(person, popups.nth(number)).evaluate_all(_ACTIONS))
            close_menu(person)
        if page.locator(".turning [aria-pressed]:visible").count():
            turning(person, True)
            for die in {
                str(one["notation"]).partition(" to ")[0]: one for one in view["legal"] if "die" in kind_of(one)
            }.values():
                target = die_target(person, view, die)
                press(person, target)
                expect(target).to_have_class(re.compile("picked"))
                found |= set(page.locator(".turning [data-action]").evaluate_all(_ACTIONS))
            turning(person, False)
    return found


def question(view: View) -> str:
    """What kind of prompt this is."""
    return f"{view['prompt']['message']['key']} {view['observation']['action']}"


def barriers(person: Person) -> list[str]:
    """What axe finds from the top of the page: what is scrolled under a bar counts as too small there."""
    person.page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    return violations(person)


def picture(person: Person, name: str) -> bool:
    FOLDER.mkdir(exist_ok=True)
    settle(person)
    person.page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    person.page.screenshot(path=FOLDER / f"tiletum-{name}.jpeg", full_page=True, type="jpeg", quality=70)
    return True


def restful(view: View) -> Choice:
    """What ends the turn soonest."""
    legal: list[Choice] = view["legal"]
    return min(legal, key=lambda one: (kind_of(one) not in _ENDS, kind_of(one) in ("buy", "use", "fulfil", "crest", "build")))


def dice_for(view: View, actions: set[str], points: int = 1) -> list[Choice]:
    """The dice that lead to one of these actions with at least so many points."""
    dice = [one for one in view["legal"] if kind_of(one) == "die"]
    return [one for one in dice if action_of(view, one)[0] in actions and action_of(view, one)[1] >= points]


def act_with(person: Person, actions: set[str], points: int) -> tuple[View, View]:
    """Take a die for one of these actions, in a later turn if there is none now; the table before it and in its action."""
    for _ in range(LONGEST):
        view = my_turn(person)
        assert view is not None, f"a whole game without {actions}"
        performed = [one for one in view["legal"] if one["notation"].partition("perform ")[2] in actions]
        if view["observation"]["stage"] == "choose_die":
            start, dice = view, dice_for(view, actions | {"joker"}, points)
            do(person, view, (dice or dice_for(view, set(ACTIONS)))[0])
        elif view["observation"]["stage"] == "act" and dice:
            return start, view
        else:
            do(person, view, performed[0] if performed else restful(view))
    raise AssertionError("the game does not end")


def tab_to(person: Person, *targets: str) -> None:
    """Press the Tab key until one of these is in focus."""
    for _ in range(_FAR):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("targets => document.activeElement.matches(targets)", ", ".join(targets)):
            return
    raise AssertionError(f"the Tab key does not lead to {targets}")


def by_keys(person: Person, view: View, choices: list[Choice], key: str) -> None:
    """The first of these to which the Tab key leads, done by a key."""
    tab_to(person, *[f'.tiletum-board [data-action="{one["action"]}"]' for one in choices])
    person.page.keyboard.press(key)
    shows(person, view["n"] + 1)


def exchange_by_keys(person: Person, view: View) -> None:
    """Open the list, close it, open it again, and choose the last of it."""
    page, menu = person.page, person.page.locator(_MENU)
    tab_to(person, "[data-exchange]")
    opener = page.locator(f'[data-exchange="{page.evaluate("() => document.activeElement.dataset.exchange")}"]')
    page.keyboard.press("Enter")
    expect(menu.get_by_role("button").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(opener).to_be_focused()
    page.keyboard.press(" ")
    expect(menu.get_by_role("button").first).to_be_focused()
    number = menu.locator("[data-action]").evaluate_all(_ACTIONS)[-1]
    by_keys(person, view, [{"action": number}], "Enter")
    goods, after = view["observation"]["boards"][view["viewer"]]["goods"], view_of(person)["observation"]
    given, got = (
        RESOURCES.index(name) for one in view["legal"] if one["action"] == number for name in one["notation"].split()[1:]
    )
    assert after["boards"][view["viewer"]]["goods"][given] == goods[given] - 1
    assert after["boards"][view["viewer"]]["goods"][got] > goods[got]
