"""What a chat shows of a link to a page: a title, a sentence and a picture. Of a private table it tells nothing."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request

from parlour.server import assets
from parlour.tables.table import Table
from parlour.words import LANGUAGES, Words

_PICTURE = re.compile(r"preview(?:-(?P<game>.+))?-.{8}\.png")
"""As the build of the client names the pictures of the scenes: a hash comes last."""
_SIZE = {"width": 1200, "height": 630}
_PLAIN = "Parlour"
Asked = Request[Any, Any, Any]


class Preview(NamedTuple):
    """What is told of a page: of a game, or nothing but where one is."""

    title: str
    sentence: str
    game: str = ""


def spoken(header: str) -> str:
    """The language of ours that somebody likes best, by what the browser accepts."""
    wanted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((tag for liking, tag in sorted(wanted, key=lambda one: one[0]) if liking and tag in LANGUAGES), "en")


def of_front_page(say: Words) -> Preview:
    """What is told wherever nothing else may be."""
    return Preview(_PLAIN, say("web-welcome-text"))


def of_rules(say: Words, game: str) -> Preview:
    """The rules of a game."""
    title = say("web-rules-of", game=say(f"{game}-title"))
    return Preview(title, _about(say, game), game)


def of_table(say: Words, table: Table, replay: bool) -> Preview:
    """A table that everybody may know; a private one looks like the front page."""
    game = table.charter.game
    if table.charter.private:
        return of_front_page(say)
    title = say(f"{game}-title")
    if replay:
        return Preview(say("web-replay-of", game=title), _about(say, game), game)
    match table.status:
        case "open":
            sentence = say("web-link-open", seats=sum(not seat.taken for seat in table.seats))
        case "playing":
            sentence = say("web-link-playing")
        case "over":
            sentence = say("web-link-over")
    return Preview(title, sentence, game)


def _about(say: Words, game: str) -> str:
    """The game in one sentence, if it has one."""
    key = f"{game}-about"
    return say(key) if say.has(key) else say("web-welcome-text")


def head(request: Asked, preview: Preview, folder: Path) -> str:
    """The tags of the page's head, with addresses as they are from outside."""
    https = request.url.scheme == "https" or request.app.state.https
    base = f"{'https' if https else 'http'}://{request.url.netloc}"
    properties: dict[str, object] = {
        "og:site_name": _PLAIN,
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.sentence,
    }
    picture = _picture(folder, preview.game)
    if picture:
        properties["og:image"] = f"{base}{assets.PATH}{picture}"
        properties |= {f"og:image:{name}": length for name, length in _SIZE.items()}
    tags = [f'<meta property="{name}" content="{escape(str(value))}" />' for name, value in properties.items()]
    names = {"description": preview.sentence, "twitter:card": "summary_large_image" if picture else "summary"}
    tags += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    return f"<title>{escape(preview.title)}</title>" + "".join(tags)


def _picture(folder: Path, game: str) -> str:
    """The file of the game's picture; the neutral one for a game without a scene, and none before the client is built."""
    found = {
        match["game"] or "": match.string for file in folder.glob("assets/*.png") if (match := _PICTURE.fullmatch(file.name))
    }
    return found.get(game) or found.get("", "")
