"""The client's page: the same for every address, with the status that fits it, and what chats show of a link to it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from parlour import games
from parlour.engine.errors import ParlourError
from parlour.games.lessons import find_lesson
from parlour.server import assets, link_preview
from parlour.server.core import Core
from parlour.server.link_preview import Preview
from parlour.server.security import ensure_user
from parlour.tables.errors import NoSuchTable
from parlour.words import Words, words

_NOT_BUILT = (
    "<!doctype html><title>Parlour</title><p>The browser client is not here: in a checkout <code>make client</code> builds it, "
    "and <code>make wheel</code> a package that has it.</p>"
)
_TITLE = re.compile("<title>.*?</title>")
Asked = Request[Any, Any, Any]


def client_folder() -> Path:
    """Where the built client lies."""
    return Path(str(files("parlour.server").joinpath("client")))


def has_client() -> bool:
    """Whether it has been built."""
    return (client_folder() / "index.html").exists()


def reader(request: Asked) -> Words:
    """The words of whoever asks for a page, as far as the browser says."""
    return words(link_preview.spoken(request.headers.get("accept-language", "")))


def shell(request: Asked, status: int = 200, preview: Preview | None = None) -> Response[str]:
    """The client; it finds out from the address what to show, and says in the reader's language when there is nothing."""
    folder = client_folder()
    body = (folder / "index.html").read_text("utf-8") if has_client() else _NOT_BUILT
    told = link_preview.head(request, preview or link_preview.of_front_page(reader(request)), folder)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(_TITLE.sub(lambda _: told, body, count=1), media_type=MediaType.HTML, status_code=status, headers=headers)


def is_page(request: Asked) -> bool:
    """Whether the address is one of a page: all are, but those of data and of the parts that pages are made of."""
    return request.method == "GET" and not request.url.path.startswith(("/api/", "/schema", assets.PATH))


def _welcome(request: Asked, preview: Preview | None = None) -> Response[str]:
    """The page, and a session with it: whatever the page asks for first, it asks as the same person."""
    ensure_user(request)
    return shell(request, preview=preview)


@get("/", include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
def lobby_page(request: Asked) -> Response[str]:
    """The lobby."""
    return _welcome(request)


@get(["/table/{table_id:str}", "/replay/{table_id:str}"], include_in_schema=False, media_type=MediaType.HTML)
async def table_page(request: Asked, core: NamedDependency[Core], table_id: FromPath[str]) -> Response[str]:
    """A table, live or as a replay, if there is such a table."""
    preview = None
    try:
        async with core.tables.locked(table_id) as table:
            preview = link_preview.of_table(reader(request), table, request.url.path.startswith("/replay/"))
    except NoSuchTable:
        raise
    except ParlourError:
        pass  # it is there, and the page will hear what is wrong with it
    return _welcome(request, preview)


@get("/learn/{game:str}", include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
def learn_page(request: Asked, game: FromPath[str]) -> Response[str]:
    """The way to one's lesson in a game, if it has one."""
    find_lesson(games.find(game).name)
    return _welcome(request)


@get("/rules/{game:str}", include_in_schema=False, sync_to_thread=False, media_type=MediaType.HTML)
def rules_page(request: Asked, game: FromPath[str]) -> Response[str]:
    """The rules of a game, if there is such a game."""
    return _welcome(request, link_preview.of_rules(reader(request), games.find(game).name))


HANDLERS = [lobby_page, table_page, rules_page, learn_page]
