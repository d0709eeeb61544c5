"""Tiletum in the browser: a whole game by clicking, a round with a thumb, turns by keys, in four languages."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from parlour.games.tiletum.components import ACTIONS, SOURCES
from parlour.words import LANGUAGES
from tests.browser.checks import overflow, small_targets, wrong_words
from tests.browser.person import Crowd, Person
from tests.browser.quick import end_of, view_of
from tests.browser.tiletum_play import (
    DESKTOP,
    LONGEST,
    WANTED,
    barriers,
    by_keys,
    choose,
    dice_for,
    do,
    exchange_by_keys,
    kind_of,
    my_turn,
    open_part,
    parts,
    picture,
    question,
    reachable,
    restful,
    sit_down,
)


def test_a_whole_game_by_clicking_offers_all_that_is_legal_and_nothing_for_axe(crowd: Crowd) -> None:
    ann = crowd.person("Ann", moving=True, size=DESKTOP, color_scheme="light")
    rng, seen = random.Random("tiletum"), set[str]()
    asked, pictured = set[str](), False
    for _table in range(3):  # once in a thousand games nobody has the gold for everything
        ann.go()
        sit_down(ann)
        for _ in range(LONGEST):
            view = my_turn(ann)
            if view is None:
                break
            if question(view) not in asked:
                assert reachable(ann, view) == {one["action"] for one in view["legal"]}, question(view)
                assert barriers(ann) == [], question(view)
                assert overflow(ann) == 0
                if view["prompt"]["message"]["key"] == "tiletum-prompt-act" and not pictured:
                    pictured = picture(ann, "light-1440")
                asked.add(question(view))
            choice = choose(view, seen, rng)
            do(ann, view, choice)
            seen.add(kind_of(choice))
        else:
            raise AssertionError("the game does not end")
        if seen >= WANTED:
            break
    assert seen >= WANTED
    expect(ann.status()).to_have_text(re.compile("wins with|share the first place"))
    end = view_of(ann)
    total = ann.page.get_by_role("rowheader", name=ann.say("tiletum-web-total"))
    result = ann.page.locator("main").get_by_role("table").filter(has=total)
    expect(result.get_by_role("rowheader")).to_have_count(len(SOURCES) + 1)
    ranked = sorted(range(2), key=lambda seat: end["observation"]["result"]["ranking"][seat])
    rows = result.get_by_role("row").evaluate_all(
        "rows => rows.map((row) => [...row.querySelectorAll('td')].map((one) => one.innerText))"
    )
    earned = [[str(end["observation"]["boards"][seat]["earned"][source]) for seat in ranked] for source in range(len(SOURCES))]
    assert rows[1:] == [*earned, [str(end["scores"][seat]) for seat in ranked]]
    assert barriers(ann) == []
    ann.button("web-verify").click()
    expect(ann.page.get_by_role("heading", name=re.compile(r"All is right: \d+ moves checked"))).to_be_visible()


def test_a_round_on_a_phone_by_night(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann", color_scheme="dark")
    sit_down(ann)
    rng, seen = random.Random("phone"), set[str]()
    asked = set[str]()
    for _ in range(LONGEST):
        view = my_turn(ann)
        assert view is not None
        if view["observation"]["round"] > 0:
            break
        expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
        if not asked:
            for part in parts(ann):
                assert barriers(ann) == [], part
                assert overflow(ann) == 0, part
                assert small_targets(ann) == [], part
            open_part(ann, 0)
            picture(ann, "dark-390")
        if question(view) not in asked:
            asked.add(question(view))
            assert barriers(ann) == [], question(view)
            assert overflow(ann) == 0, question(view)
            assert small_targets(ann) == [], question(view)
            assert reachable(ann, view) == {one["action"] for one in view["legal"]}, question(view)
        choice = choose(view, seen, rng)
        do(ann, view, choice)
        seen.add(kind_of(choice))
    else:
        raise AssertionError("the round does not end")
    assert {"die", "end turn"} <= seen


def test_whole_turns_without_a_mouse(crowd: Crowd) -> None:
    """A die, a step on the map, an exchange through its list, the end of the turn."""
    ann = crowd.person("Ann")
    sit_down(ann)
    missing, turns = {"move", "exchange"}, 0
    keys = {"move": {"merchant", "architect", "joker"}, "exchange": {"contract", "joker"}}
    for _ in range(LONGEST):
        view = my_turn(ann)
        assert view is not None, f"a whole game without {missing}"
        if view["observation"]["stage"] == "choose_die":
            if not missing and turns > 1:
                break
            wanted = set.union(*(keys[one] for one in missing)) if missing else set(ACTIONS)
            turns += 1
            by_keys(ann, view, dice_for(view, wanted) or dice_for(view, set(ACTIONS)), "Enter" if turns % 2 else " ")
            assert view_of(ann)["observation"]["stage"] != "choose_die"
        elif "exchange" in missing and any(kind_of(one) == "exchange" for one in view["legal"]):
            exchange_by_keys(ann, view)
            missing.remove("exchange")
        elif "move" in missing and (steps := [one for one in view["legal"] if kind_of(one) == "move"]):
            by_keys(ann, view, steps, "Enter")
            missing.remove("move")
            assert view_of(ann)["observation"]["action_points"] < view["observation"]["action_points"]
        else:
            performed = [
                one
                for one in view["legal"]
                if {one["notation"].partition("perform ")[2]} & keys.get(min(missing, default=""), set())
            ]
            by_keys(ann, view, performed or [restful(view)], " ")
    assert not missing
    assert turns > 1


def test_the_board_speaks_four_languages(crowd: Crowd) -> None:
    """At every kind of question of a round, and at the end."""
    ann = crowd.person("Ann", size=DESKTOP)
    sit_down(ann)
    rng, seen, asked = random.Random("languages"), set[str](), set[str]()
    wrong: list[str] = []
    for _ in range(LONGEST):
        view = my_turn(ann)
        assert view is not None
        if view["observation"]["round"] > 0:
            break
        if question(view) not in asked:
            asked.add(question(view))
            wrong += wrong_in_all_languages(ann, question(view))
        choice = choose(view, seen, rng)
        do(ann, view, choice)
        seen.add(kind_of(choice))
    end_of("tiletum", ann)
    wrong += wrong_in_all_languages(ann, "the end")
    assert wrong == [], "\n".join(wrong)


def wrong_in_all_languages(person: Person, where: str) -> list[str]:
    """Speaks English again at the end."""
    wrong: list[str] = []
    for language in (*LANGUAGES, "en"):
        person.switch_to(language)
        wrong += [f"{where} {language}: {text}" for text in wrong_words(person)]
    return wrong
