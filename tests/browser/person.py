"""Somebody at a browser, who finds things by the words that are on screen."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from parlour.games import house
from parlour.words import LANGUAGES, words
from tests.decisions import listed

GAME = "king"
DESKTOP = (1280, 900)
PHONE = (390, 844)
_LOCALES = {"en": "en-GB", "uk": "uk-UA", "ru": "ru-RU", "ja": "ja-JP"}
_LINE_LOST = re.compile(r"Failed to load resource|WebSocket connection to .* failed")

_UNASKED = """() => {
    try {
        if (localStorage.getItem('parlour-settings') === null) localStorage.setItem('parlour-settings', '{"slips": false}');
    } catch {}  // a page of no server has no store
}"""
_UNFOLD = """log => {
    const folded = log.querySelectorAll('button[aria-expanded=false]');
    folded.forEach((fold) => fold.click());
    return folded.length === 0;
}"""
_READ = """lines => lines.map((line) => {
    const read = line.cloneNode(true);
    read.querySelectorAll('[aria-hidden=true]').forEach((picture) => picture.remove());
    return read.textContent.trim();
})"""
_SWITCH = """(language) => {
    const choice = document.querySelector(`#settings select:has(option[value=${language}])`);
    choice.value = language;
    choice.dispatchEvent(new Event('change', { bubbles: true }));
}"""


_HAS_MET = (
    """try { localStorage.getItem('parlour-met') ?? localStorage.setItem('parlour-met', MET) } catch { /* no page yet */ }"""
)


@cache
def everything() -> list[str]:
    """All that a browser remembers of somebody who has played every game often."""
    return [*house(), *sorted({key for game in house() for _rule, key in listed(game, "en")})]


class Person:
    """One browser with one page."""

    def __init__(self, page: Page, url: str, language: str, *, db: str = "", phone: bool = False) -> None:
        self.page = page
        self.url = url
        self.db = db
        self.language = language
        self.phone = phone

    # --- words ---------------------------------------------------------------------------------------------------------

    def say(self, key: str, **args: int | str) -> str:
        """A sentence of the catalogue in the language of the page."""
        return words(self.language)(key, **args)

    def tell(self, message: Mapping[str, Any]) -> str:
        """A message as the server tells it to a browser, and the messages in it."""
        args = {name: self.tell(value) if isinstance(value, dict) else value for name, value in message["args"].items()}
        return self.say(message["key"], **args)

    def names(self, view: Mapping[str, Any]) -> list[str]:
        """What the seats of a table are called on the page: bots by their level, with a number where several are alike."""
        bots = [seat["bot"] for seat in view["seats"]]
        called = []
        for seat in view["seats"]:
            kind = words(self.language)("table-bot-kind", bot=seat["level"] or seat["bot"])
            several = bots.count(seat["bot"]) > 1
            bot = self.say("table-bot", bot=kind, number=seat["seat"] + 1) if several else kind
            called.append(bot if seat["bot"] else seat["name"])
        return called

    def button(self, key: str, **args: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **args), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.say(key), exact=True)

    def text(self, key: str, **args: int | str) -> Locator:
        return self.page.get_by_text(self.say(key, **args), exact=True)

    def status(self) -> Locator:
        """The sentence that says who must do what."""
        return self.page.get_by_role("region", name=self.say("web-status")).locator("p")

    # --- going places ----------------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(self.url + path)
        expect(self.page.locator("main")).to_be_visible()

    @property
    def table(self) -> str:
        """The id of the table at which we are."""
        self.page.wait_for_url(re.compile(r"/table/[\w-]+"))
        return self.page.url.rsplit("/", 1)[-1].split("?")[0]

    def game_card(self, game: str = GAME) -> Locator:
        """What the lobby shows of the game."""
        title = self.page.get_by_role("heading", name=self.say(f"{game}-title"))
        return self.page.get_by_role("region", name=self.say("web-games")).get_by_role("article").filter(has=title)

    def play_now(self, game: str = GAME) -> str:
        """One click in the lobby: a table with two bots."""
        self.game_card(game).get_by_role("button", name=self.say("web-play-now", bots=2)).click()
        return self.table

    def call_me(self, name: str) -> None:
        field = self.page.get_by_label(self.say("web-name"), exact=True)
        expect(field).not_to_have_value("")
        field.fill(name)
        self.button("web-name-save").click()
        expect(self.text("web-name-saved", name=name)).to_be_visible()

    def is_called(self, name: str) -> None:
        """The same without a page."""
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, data: Mapping[str, Any]) -> Any:
        """What the server answers to this person without a page."""
        asked = self.page.request
        asked.get(f"{self.url}/api/me")
        token = next(cookie["value"] for cookie in self.page.context.cookies(self.url) if cookie["name"] == "csrftoken")
        answer = asked.fetch(f"{self.url}{path}", method=method, data=data, headers={"x-csrftoken": token})
        assert answer.ok, answer.text()
        return answer.json()

    def fill_form(self, seats: Sequence[str], game: str = GAME, *, private: bool = False) -> None:
        """Open the form for a table: a seat is "me", "open", "bot", "bot KIND" or "guest NAME"."""
        self.game_card(game).get_by_role("button", name=self.say("web-set-up")).click()
        form = self.page.get_by_role("dialog")
        form.get_by_role("combobox", name=self.say("web-new-game"), exact=True).select_option(game)
        form.get_by_role("combobox", name=self.say("web-new-seats"), exact=True).select_option(str(len(seats)))
        for number, seat in enumerate(seats, 1):
            kind, _, name = seat.partition(" ")
            form.get_by_role("combobox", name=self.say("web-new-seat", number=number)).select_option(kind)
            if kind == "guest":
                form.get_by_label(self.say("web-new-guest", number=number)).fill(name)
            elif name:
                form.get_by_role("combobox", name=self.say("web-new-bot", number=number)).select_option(name)
        form.get_by_label(self.say("web-new-private")).set_checked(private)

    def open_table(self, seats: Sequence[str], game: str = GAME, *, private: bool = False) -> str:
        self.fill_form(seats, game, private=private)
        self.button("web-new-open").click()
        return self.table

    def sit_down(self, table: str) -> None:
        """Follow the link that somebody sent, and take the first free seat."""
        self.go(f"/table/{table}")
        self.button("web-sit-down").first.click()
        expect(self.button("web-sit-down")).to_have_count(0)

    def is_ready(self) -> None:
        """Say so, where the others wait for it."""
        self.button("web-ready").click()
        expect(self.button("web-ready")).to_have_count(0)

    def give_up(self) -> None:
        """Let a bot play the game to its end, and wait for that."""
        if self.phone:
            self.tab("web-players")
        self.button("web-leave").click()
        self.button("web-resign").click()
        if self.phone:
            self.tab("web-board")
        expect(self.button("web-verify")).to_be_visible(timeout=60_000)

    # --- settings ----------------------------------------------------------------------------------------------------------

    def settings(self) -> Locator:
        """The panel of settings, open."""
        panel = self.page.locator("#settings")
        if not panel.is_visible():
            self.button("web-settings").click()
        return panel

    def close_settings(self) -> None:
        self.page.keyboard.press("Escape")
        expect(self.page.locator("#settings")).to_be_hidden()

    def speak(self, language: str) -> None:
        """Switch to another language."""
        if language == self.language:
            return
        self.settings().get_by_role("combobox", name=self.say("web-settings-language")).select_option(language)
        self.language = language
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.close_settings()

    def switch_to(self, language: str) -> None:
        """The same choice of the settings, without opening them."""
        self.page.evaluate(_SWITCH, language)
        self.page.wait_for_function("language => document.documentElement.lang === language", arg=language)
        self.language = language

    # --- what is on screen ---------------------------------------------------------------------------------------------------

    def tab(self, key: str) -> None:
        """Choose what the drawer shows, or the whole phone."""
        name = re.compile(re.escape(self.say(key)))
        if self.phone:
            self.page.get_by_role("tablist", name=self.say("web-views")).get_by_role("tab", name=name).click()
        else:
            self.page.get_by_role("tab", name=name).click()

    def log(self) -> list[str]:
        """The lines of the log, as this person may know them, what is folded away too; pictures are not read."""
        log = self.page.get_by_role("log", name=self.say("web-log"))
        self.page.wait_for_function(_UNFOLD, arg=log.element_handle())  # while others play, more is folded away
        lines: list[str] = log.get_by_role("listitem").evaluate_all(_READ)
        return lines


def play_together(
    host: Person, guest: Person, seats: Sequence[str] = ("me", "open"), game: str = GAME, *, private: bool = False
) -> str:
    """The host opens a table, the guest follows the link, and both are ready: the game is on."""
    table = host.open_table(seats, game, private=private)
    guest.sit_down(table)
    for person in (host, guest):
        person.is_ready()
    return table


class Crowd:
    """Everybody who takes part in a test."""

    def __init__(self, browser: Browser, url: str, db: str = "") -> None:
        """With the database of that server, tables can be laid out for them."""
        self.url = url
        self.db = db
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def person(
        self,
        name: str = "",
        *,
        language: str = "en",
        url: str = "",
        size: tuple[int, int] = DESKTOP,
        moving: bool = False,
        arrived: bool = True,
        newcomer: bool = False,
        wary: bool = False,
        **options: Any,
    ) -> Person:
        """Somebody with that name, in the lobby if arrived; `moving` lets pieces travel over the board.

        Whoever is no `newcomer` has met all games and all that they ask: no cards before a first game, no remarks beside it.
        Who is not `wary` means every click: the questions before slips are switched off.
        """
        assert language in LANGUAGES
        context = self._browser.new_context(
            locale=_LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="no-preference" if moving else "reduce",
            **options,
        )
        if not newcomer:
            context.add_init_script(_HAS_MET.replace("MET", json.dumps(json.dumps(everything()))))
        self._contexts.append(context)
        context.set_default_timeout(15_000)
        if not wary:
            context.add_init_script(f"({_UNASKED})()")
        context.on("console", self._heard)
        context.on("weberror", lambda error: self._broken(error.error))
        person = Person(context.new_page(), url or self.url, language, db=self.db, phone=size == PHONE)
        if name:
            person.is_called(name)
        if arrived:
            person.go()
        return person

    def phone(self, **options: Any) -> Person:
        """Somebody with a phone in the hand."""
        return self.person(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2, **options)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not _LINE_LOST.search(message.text):
            self.complaints.append(message.text)

    def _broken(self, error: Error) -> None:
        self.complaints.append(f"{error.message}\n{error.stack}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
