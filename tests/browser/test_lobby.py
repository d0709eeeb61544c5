"""The lobby: my turn first, a game in one click against whom one likes, and my games with their results."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from parlour.games import GAMES
from parlour.words import LANGUAGES
from tests.browser.checks import overflow, small_targets, violations
from tests.browser.person import PHONE, Crowd, Person
from tests.browser.quick import end_of, sitter, view_of
from tests.tables.laid_out import finished, lay_out, positions

_MOST = 60_000
"""So many bytes at most has the picture of a game."""


def listed(person: Person, key: str) -> Locator:
    """What stands below this heading."""
    return person.page.get_by_role("region", name=person.say(key)).get_by_role("listitem")


def opponents(person: Person, game: str, bots: int) -> Locator:
    return person.game_card(game).get_by_role("radio", name=person.say("web-opponents-count", bots=bots))


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_my_turn_stands_first_and_in_sight(crowd: Crowd, size: tuple[int, int]) -> None:
    ann = crowd.person("Ann", size=size, arrived=False)
    for number in range(2):
        table = lay_out(ann.db, next(positions("skye", [sitter(ann)], 3, number)))
    lay_out(ann.db, finished("king", [sitter(ann)], 2))
    ann.go()
    play = listed(ann, "web-your-turn").get_by_role("link")
    expect(play).to_have_count(2)
    for link in play.all():
        expect(link).to_be_in_viewport(ratio=1)
    first = ann.page.locator("main a, main article button").first
    expect(first).to_have_attribute("href", re.compile("/table/"))
    play.first.click()
    assert ann.table == table, "the newest first"


def test_a_stranger_is_called_something_in_the_language_of_the_page(crowd: Crowd) -> None:
    ann = crowd.person()
    name = ann.page.get_by_role("textbox")
    expect(name).to_have_value(re.compile(r"^Guest \d{4}$"))
    ann.switch_to("uk")
    expect(name).to_have_value(re.compile(r"^Гість \d{4}$"))
    ann.play_now()
    expect(ann.page.locator("li[data-seat] strong").first).to_have_text(re.compile(r"^Гість \d{4}$"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_shows_what_it_is(crowd: Crowd, language: str) -> None:
    ann = crowd.person(language=language)
    for game in GAMES.values():
        card = ann.game_card(game.name)
        expect(card.locator("svg").first).to_be_visible()
        for sentence in (
            ann.say(f"{game.name}-about"),
            ann.say("web-minutes", **{"from": game.minutes[0], "to": game.minutes[1]}),
            ann.say("web-game-players", **{"from": game.min_players, "to": game.max_players}),
        ):
            expect(card).to_contain_text(sentence)


def test_pictures_are_light_and_come_when_they_are_shown(crowd: Crowd) -> None:
    ann = crowd.person(arrived=False)
    sizes: dict[str, int] = {}
    ann.page.on("requestfinished", lambda request: sizes.update({request.url: request.sizes()["responseBodySize"]}))
    ann.page.goto(ann.url, wait_until="networkidle")
    scenes = {url: size for url, size in sizes.items() if re.search(r"/[A-Z][a-z]+Scene-[\w-]+\.js", url)}
    assert len(scenes) == len(GAMES)
    assert all(0 < size < _MOST for size in scenes.values()), scenes
    sizes.clear()
    table = ann.play_now()
    ann.page.goto(f"{ann.url}/table/{table}", wait_until="networkidle")
    assert not [url for url in sizes if "Scene" in url], "at a table nobody looks at them"


def test_the_opponents_are_chosen_and_remembered(crowd: Crowd) -> None:
    ann = crowd.person()
    expect(opponents(ann, "skye", 2)).to_be_checked()
    opponents(ann, "skye", 2).press("ArrowRight")
    expect(opponents(ann, "skye", 3)).to_be_checked()
    hard = f"{ann.say('table-level', level='hard')} · {ann.say('table-bot-kind', bot='hard')}"
    ann.game_card("skye").get_by_role("radio", name=hard).check()
    expect(ann.game_card("skye")).to_contain_text(ann.say("table-level-about", level="hard"))
    ann.game_card("skye").get_by_role("button", name=ann.say("web-play-now", bots=3)).click()
    assert ann.table
    assert [seat["bot"] for seat in view_of(ann)["seats"]] == ["", *["planner:100ms"] * 3]
    ann.go()
    expect(opponents(ann, "skye", 3)).to_be_checked()
    expect(opponents(ann, "king", 2)).to_be_checked()
    ann.game_card("skye").get_by_role("button", name=ann.say("web-play-now", bots=3)).press("Enter")
    assert [seat["bot"] for seat in view_of(ann)["seats"]] == ["", *["planner:100ms"] * 3]


def test_my_games_have_results_and_lead_to_the_replay(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    table = end_of("skye", ann)
    view = view_of(ann)
    ann.go()
    row = listed(ann, "web-tables-played").filter(has=ann.page.get_by_role("link"))
    expect(row).to_have_count(1)
    expect(row).to_contain_text(ann.say("web-place", place=view["ranking"][0]))
    for seat, points in enumerate(view["scores"]):
        name = "Ann" if seat == 0 else ann.say("table-bot", bot=ann.say("table-bot-kind", bot="normal"), number=seat + 1)
        expect(row.get_by_role("listitem").filter(has_text=name)).to_have_text(re.compile(rf"{name}\s*{points}$"))
    expect(row.locator("time")).to_be_visible()
    row.get_by_role("link", name=ann.say("web-replay")).click()
    expect(ann.page).to_have_url(re.compile(f"/replay/{table}"))


def test_older_games_come_page_by_page(crowd: Crowd) -> None:
    ann = crowd.person("Ann", arrived=False)
    draft = finished("king", [sitter(ann)], 2)
    for _ in range(64):
        lay_out(ann.db, draft)
    ann.go()
    rows = listed(ann, "web-tables-played").filter(has=ann.page.get_by_role("link"))
    expect(rows).to_have_count(6)
    for _ in range(10):
        ann.button("web-earlier").click()
    expect(rows).to_have_count(64)
    expect(ann.button("web-earlier")).to_have_count(0)


def test_a_full_lobby_has_no_barrier(crowd: Crowd) -> None:
    ann, ben = crowd.phone(name="Ann", arrived=False), crowd.person("Ben")
    ben.open_table(["me", "open"])
    ben.go()
    ben.open_table(["me", "bot"])
    lay_out(ann.db, finished("king", [sitter(ann), sitter(ben)], 3))
    lay_out(ann.db, next(positions("tiletum", [sitter(ann)], 3, 0)))
    ann.go()
    for key in ("web-your-turn", "web-tables-open", "web-tables-running", "web-tables-played"):
        expect(listed(ann, key).first).to_be_visible()
    for theme in ("light", "dark"):
        ann.page.emulate_media(color_scheme=theme)
        assert violations(ann) == []
    assert small_targets(ann) == []
    for language in LANGUAGES:
        ann.switch_to(language)
        assert not overflow(ann), language
