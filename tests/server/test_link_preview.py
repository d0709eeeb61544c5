"""Links in chats: a title, a sentence and a picture of what everybody may know, and nothing of private tables."""

from __future__ import annotations

import re
import struct
from html import unescape

import httpx
import pytest

from parlour.games import GAMES
from parlour.server.link_preview import spoken
from parlour.words import LANGUAGES, words
from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Person, bot
from tests.server.serving import Server

_TAG = re.compile(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)" />')
_PNG = b"\x89PNG\r\n\x1a\n"


def page(person: Person, path: str, language: str = "en") -> str:
    answer = person.client.get(path, headers={"accept-language": language})
    assert answer.status_code == 200, answer.text
    assert "accept-language" in answer.headers["vary"]
    return answer.text


def tags(person: Person, path: str, language: str = "en") -> dict[str, str]:
    return {name: unescape(value) for name, value in _TAG.findall(page(person, path, language))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_public_table_shows_its_game_in_the_language_of_whoever_looks(meet: Meet, game: str, language: str) -> None:
    ann, say = meet("Ann"), words(language)
    table = ann.open(ME, OPEN, game=game)
    told = tags(ann, f"/table/{table}", f"xx, {language}-XX;q=0.9, en;q=0.1")
    assert told["og:title"] == say(f"{game}-title")
    assert told["og:description"] == told["description"] == say("web-link-open", seats=1)
    assert told["twitter:card"] == "summary_large_image"
    assert told["og:image"].startswith(f"{ann.server.url}/assets/preview-{game}-")


def test_the_sentence_follows_the_game(meet: Meet) -> None:
    ann, say = meet("Ann"), words("en")
    table = ann.open(ME, bot("random"))
    assert tags(ann, f"/table/{table}")["og:description"] == say("web-link-playing")
    with ann.live(table) as live:
        live.ask(type="resign", seat=0)
        live.until(lambda view: view["status"] == "over")
    assert tags(ann, f"/table/{table}")["og:description"] == say("web-link-over")
    told = tags(ann, f"/replay/{table}")
    assert (told["og:title"], told["og:description"]) == (say("web-replay-of", game=say("king-title")), say("king-about"))
    assert tags(ann, "/rules/king")["og:title"] == say("web-rules-of", game=say("king-title"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_private_table_looks_like_the_front_page(meet: Meet, language: str) -> None:
    ann = meet("Ann")
    front = page(ann, "/", language)
    assert tags(ann, "/", language)["og:description"] == words(language)("web-welcome-text")
    for seats in ([ME, OPEN], [ME, bot("random")]):
        table = ann.open(*seats, private=True)
        for path in (f"/table/{table}", f"/replay/{table}"):
            assert page(ann, path, language) == front
    lost = ann.client.get("/table/nothing-here", headers={"accept-language": language})
    assert (lost.status_code, lost.text) == (404, front)


def test_every_picture_is_a_png_of_the_size_that_is_told(meet: Meet) -> None:
    ann = meet()
    paths = ["/", *(f"/rules/{game}" for game in GAMES)]
    pictures = set()
    for path in paths:
        told = tags(ann, path)
        picture = httpx.get(told["og:image"])
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
        assert picture.content.startswith(_PNG)
        assert struct.unpack(">II", picture.content[16:24]) == (1200, 630)
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")
        assert len(picture.content) < 300_000, "what chats take"
        pictures.add(picture.content)
    assert len(pictures) == len(paths)


def test_behind_https_the_picture_is_there_too(limited: Server) -> None:
    ann = Person(limited)
    assert tags(ann, "/")["og:image"].startswith(limited.url.replace("http:", "https:") + "/assets/")
    ann.close()


def test_a_hostile_address_is_written_as_text(meet: Meet) -> None:
    ann = meet()
    answer = ann.client.get("/", headers={"host": 'evil"><script>alert(1)</script>'})
    assert "<script>alert" not in answer.text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("uk", "uk"),
        ("UK-ua,en;q=0.5", "uk"),
        ("de, ja;q=0.4, ru;q=0.8", "ru"),
        ("ru;q=0, ja;q=0.1", "ja"),
        ("fr;q=x, *, ja;q=0.3", "ja"),
        (";;;,q=,ru;q=9e9", "ru"),
        ("de-DE, fr", "en"),
    ],
)
def test_the_language_is_the_best_liked_that_there_is(header: str, language: str) -> None:
    assert spoken(header) == language
