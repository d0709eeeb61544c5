"""After a game: how it went, a link to send, and a rematch for all with one click each."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from parlour.engine.statistics import statistics
from parlour.games import GAMES
from parlour.words import LANGUAGES, words
from tests.browser.checks import overflow, small_targets, violations, wrong_words
from tests.browser.person import Crowd, Person
from tests.browser.play import wait_for_turn
from tests.browser.quick import end_of, sitter
from tests.tables.laid_out import finished

_SHARING = "navigator.share = (what) => { window.shared = what; return Promise.resolve(); };"


def figures(person: Person) -> str:
    """What stands in the figures."""
    part = person.page.get_by_role("region", name=person.say("web-figures"))
    expect(part).to_be_visible()
    return part.inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_how_it_went(crowd: Crowd, game: str) -> None:
    ann = crowd.person("Ann")
    table = end_of(game, ann)
    expect(ann.page.get_by_role("img", name=ann.say("web-curve"))).to_be_visible()
    record = finished(game, [sitter(ann)], 3).table.record()
    told = statistics(GAMES[game], record)
    assert told.chapters
    for language in LANGUAGES:
        ann.switch_to(language)
        shown = figures(ann)
        for chapter in told.chapters:
            assert words(language).say(chapter.title) in shown
            assert all(words(language).say(figure.what) in shown for figure in chapter.figures)
        assert wrong_words(ann) == []
    ann.switch_to("en")
    assert violations(ann) == []
    ann.page.get_by_role("img", name=ann.say("web-curve")).click()
    expect(ann.page).to_have_url(re.compile(rf"/replay/{table}\?at=\d+"))


def test_the_end_fits_a_phone_and_its_rematch_is_in_sight(crowd: Crowd) -> None:
    ann = crowd.phone(name="Ann")
    for game in GAMES:
        end_of(game, ann)
        expect(ann.button("web-rematch")).to_be_in_viewport(ratio=1)
        assert figures(ann)
        assert overflow(ann) == 0
        assert small_targets(ann) == []


def test_the_link_to_the_replay_is_shared_and_copied(crowd: Crowd) -> None:
    ann = crowd.person("Ann", permissions=["clipboard-read", "clipboard-write"])
    ann.page.add_init_script(_SHARING)
    table = end_of("king", ann)
    link = f"{ann.url}/replay/{table}"
    ann.button("web-share").click()
    assert ann.page.evaluate("window.shared.url") == link
    ann.button("web-replay-copy").click()
    expect(ann.text("web-copied")).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    bob = crowd.person()
    bob.page.goto(link)
    expect(bob.page.get_by_role("img", name=bob.say("web-curve"))).to_be_visible()


def test_one_asks_for_a_rematch_and_the_others_join_with_a_click(crowd: Crowd) -> None:
    ann, bob = crowd.person("Ann"), crowd.phone(name="Bob")
    table = end_of("skye", ann, bob)
    bob.button("web-rematch").click()
    join = ann.button("web-rematch-join", seat="Bob")
    expect(join).to_be_in_viewport(ratio=1)
    join.click()
    ann.page.wait_for_url(lambda url: not url.endswith(table))
    assert ann.table == bob.table != table
    assert wait_for_turn(ann, bob) is not None
    bob.go(f"/table/{table}")
    expect(bob.button("web-rematch-go")).to_be_visible()


def test_curve_and_figures_are_loaded_at_the_end_only(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    loaded: list[str] = []
    ann.page.on("request", lambda request: loaded.append(request.url))
    ann.play_now()
    assert wait_for_turn(ann)
    assert not [url for url in loaded if re.search(r"ScoreCurve|Figures|/statistics", url)]
    end_of("king", ann)
    assert figures(ann)
    assert len([url for url in loaded if url.endswith("/statistics")]) == 1
