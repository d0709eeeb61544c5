"""A game from outside in the browser: the board that any game has, and words that the page was not built with."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from parlour.trials.server_process import ServerProcess
from tests.browser.checks import overflow, violations, wrong_words
from tests.browser.conftest import quick_server
from tests.browser.person import Crowd, Person
from tests.browser.play import wait_for_turn
from tests.browser.quick import shows, view_of
from tests.browser.test_every_page import FOLDER
from tests.example_game import GAME, install

TITLES = {"en": "Pearls", "uk": "Перли"}
REST = {"en": "Rest", "uk": "Перепочити"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server in an environment that has the package."""
    folder = tmp_path_factory.mktemp("example")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", install(folder))
        server = quick_server(folder)
    yield server
    server.kill()


def choices(person: Person) -> Locator:
    """All that can be done now, as the list beside the board has it."""
    return person.page.locator("main [data-choice]:enabled")


def sit_down(person: Person) -> None:
    title = person.page.get_by_role("heading", name=TITLES[person.language])
    card = person.page.get_by_role("region", name=person.say("web-games")).get_by_role("article").filter(has=title)
    card.get_by_role("button", name=person.say("web-play-now", bots=2)).click()
    assert person.table


def pictured(person: Person, name: str) -> None:
    FOLDER.mkdir(exist_ok=True)
    person.page.screenshot(path=FOLDER / f"example-{name}.jpeg", full_page=True, type="jpeg", quality=70)


@pytest.mark.parametrize("language", ["en", "uk"])
def test_it_is_played_to_its_end_by_clicking(crowd: Crowd, language: str) -> None:
    ann = crowd.person("Ann", language=language)
    sit_down(ann)
    rng = random.Random(GAME)
    moves = 0
    while wait_for_turn(ann) is not None:
        if moves == 6:
            expect(ann.page.locator(".plain").get_by_role("rowheader", name="Ann")).to_be_visible()
            assert wrong_words(ann) == []
            assert violations(ann) == []
            pictured(ann, f"playing-{language}")
        n = view_of(ann)["n"]
        choices(ann).nth(rng.randrange(choices(ann).count())).click()
        shows(ann, n + 1)
        moves += 1
    assert moves >= 6

    places = ann.page.locator(".over").get_by_role("list").first.get_by_role("listitem")
    expect(places).to_have_count(3)
    expect(places.filter(has_text="Ann")).to_be_visible()
    assert wrong_words(ann) == []
    assert violations(ann) == []
    pictured(ann, f"over-{language}")

    ann.button("web-verify").click()
    expect(ann.page.get_by_role("heading", name=ann.say("web-verify-good", moves=view_of(ann)["move"]))).to_be_visible()


def test_its_words_follow_the_language_of_the_page(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    sit_down(ann)
    assert wait_for_turn(ann) is ann
    expect(ann.page.get_by_role("button", name=REST["en"], exact=True)).to_be_visible()
    ann.page.get_by_role("button", name="Dive", exact=True).hover()
    expect(ann.page.get_by_text(ann.say("preview-chance"))).to_be_visible()
    ann.speak("uk")
    expect(ann.page.get_by_role("button", name=REST["uk"], exact=True)).to_be_visible()
    expect(ann.page.get_by_role("heading", name=TITLES["uk"], level=1)).to_be_attached()


def test_rules_replay_and_a_branch(crowd: Crowd) -> None:
    """The pages that every game has; a branch sits down with the strongest bot that the package brings."""
    ann = crowd.person("Ann")
    ann.go(f"/rules/{GAME}")
    expect(ann.page.get_by_role("heading", name="After a dive")).to_be_visible()
    ann.go()
    sit_down(ann)
    assert wait_for_turn(ann) is ann
    table = ann.table
    ann.give_up()
    ann.go(f"/replay/{table}?at=4&seat=all")
    expect(ann.page.locator(".plain")).to_have_count(3)
    pictured(ann, "replay")
    ann.button("web-replay-branch").click()
    assert ann.table != table
    assert wait_for_turn(ann) is ann
    expect(choices(ann).first).to_be_visible()


def test_it_fits_on_a_phone(crowd: Crowd) -> None:
    ann = crowd.phone()
    sit_down(ann)
    assert wait_for_turn(ann) is ann
    expect(choices(ann).first).to_be_visible()
    assert overflow(ann) == 0
    pictured(ann, "phone")
