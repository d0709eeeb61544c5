"""People among themselves: chat, private tables, and everybody's own settings."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.browser.person import Crowd, Person
from tests.browser.play import Offer, choose, click, play_turns, targets, wait_for_turn


def _tables(person: Person, key: str) -> Locator:
    """A list of tables in the lobby."""
    return person.page.get_by_role("region", name=person.say(key)).get_by_role("link")


def _chat(person: Person) -> Locator:
    return person.page.get_by_role("log", name=person.say("web-chat"))


def _say(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name=person.say("web-chat-say")).fill(text)
    person.button("web-chat-send").click()


def test_a_public_table_is_found_in_the_lobby_and_people_talk_there(crowd: Crowd) -> None:
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    table = ann.open_table(["me", "open", "open"])
    bob.page.reload()
    _tables(bob, "web-tables-open").and_(bob.page.locator(f"a[href$='{table}']")).click()
    bob.button("web-sit-down").first.click()
    expect(bob.button("web-sit-down")).to_have_count(0)
    for person in (ann, bob):
        person.tab("web-chat")
    _say(ann, "Good evening <b>Bob</b>")
    expect(_chat(bob)).to_contain_text("Good evening <b>Bob</b>")
    expect(_chat(bob)).to_contain_text("Ann")
    bob.tab("web-log")
    _say(ann, "Shall we begin?")
    expect(bob.page.get_by_role("tab", name=bob.say("web-chat"))).to_contain_text("1")
    bob.tab("web-chat")
    _say(bob, "Gladly")
    expect(_chat(ann)).to_contain_text("Gladly")


def test_a_private_table_is_reached_by_its_link_only(crowd: Crowd) -> None:
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    table = ann.open_table(["me", "open"], private=True)
    expect(ann.text("web-invite-private")).to_be_visible()
    bob.page.reload()
    expect(bob.game_card()).to_be_visible()
    expect(bob.page.get_by_role("heading", name=bob.say("web-tables-open"))).to_be_visible()
    expect(bob.page.locator(f"a[href$='{table}']")).to_have_count(0)
    bob.sit_down(table)
    for person in (ann, bob):
        person.is_ready()
    assert wait_for_turn(ann, bob) is not None
    eve = crowd.person("Eve")
    expect(eve.page.get_by_role("heading", name=eve.say("web-tables-running"))).to_be_visible()
    expect(eve.page.locator(f"a[href$='{table}']")).to_have_count(0)
    ann.go()
    expect(ann.page.locator(f"a[href$='{table}']")).to_have_count(1)


def test_moves_wait_for_a_confirmation_if_one_likes(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.settings().get_by_label(ann.say("web-settings-confirm")).check()
    ann.close_settings()
    ann.play_now()
    assert wait_for_turn(ann)
    rng = random.Random("confirm")
    sentence, lines = ann.status().inner_text(), len(ann.log())
    offer = choose(ann, rng)
    targets(ann).nth(offer.place).click()
    expect(ann.status()).to_have_text(_asked(ann, offer))
    ann.button("web-cancel").click()
    expect(ann.status()).to_have_text(sentence)
    assert len(ann.log()) == lines
    for by_mouse in (True, False):
        assert wait_for_turn(ann)
        lines, offer = len(ann.log()), choose(ann, rng)
        targets(ann).nth(offer.place).click()
        expect(ann.status()).to_have_text(_asked(ann, offer))
        if by_mouse:
            ann.button("web-confirm").click()
        else:
            ann.page.keyboard.press("Enter")
        expect(ann.button("web-confirm")).to_have_count(0)
        assert wait_for_turn(ann)
        assert len(ann.log()) > lines
    ann.page.reload()
    assert wait_for_turn(ann)
    ann.settings().get_by_label(ann.say("web-settings-confirm")).uncheck()
    ann.close_settings()
    click(ann, choose(ann, rng))
    play_turns(ann, rng, 1)


def _asked(person: Person, offer: Offer) -> str:
    return person.say("web-pending", choice=offer.name)


def test_theme_and_speed_are_remembered(crowd: Crowd) -> None:
    ann = crowd.person(moving=True, color_scheme="light")
    html = ann.page.locator("html")
    expect(html).to_have_attribute("data-theme", "light")
    expect(html).to_have_attribute("data-motion", "on")
    ann.page.emulate_media(color_scheme="dark")
    expect(html).to_have_attribute("data-theme", "dark")
    ann.settings().get_by_role("combobox", name=ann.say("web-settings-theme")).select_option("light")
    expect(html).to_have_attribute("data-theme", "light")
    ann.settings().get_by_role("combobox", name=ann.say("web-settings-theme")).select_option("dark")
    ann.settings().get_by_role("combobox", name=ann.say("web-settings-speed")).select_option("at-once")
    ann.close_settings()
    ann.page.emulate_media(color_scheme="light")
    for _ in range(2):
        expect(html).to_have_attribute("data-theme", "dark")
        expect(html).to_have_attribute("data-motion", "off")
        ann.page.reload()
    ann.go("/?theme=light")
    expect(html).to_have_attribute("data-theme", "light")
