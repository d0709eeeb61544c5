"""The client's files: one page for every address, its parts for ever cacheable."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.static_files import create_static_files_router

_NOT_BUILT = (
    "<!doctype html><title>Parlour</title><p>The browser client has not been built yet: run <code>make client</code>.</p>"
)


def client_folder() -> Path:
    """Where the built client lies."""
    return Path(str(files("parlour.server").joinpath("client")))


@get(
    ["/", "/table/{rest:path}", "/replay/{rest:path}", "/rules/{rest:path}"],
    include_in_schema=False,
    sync_to_thread=False,
    media_type=MediaType.HTML,
)
def page() -> Response[str]:
    """The client finds out from the address what to show."""
    index = client_folder() / "index.html"
    body = index.read_text("utf-8") if index.exists() else _NOT_BUILT
    return Response(body, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def asset_routes() -> list[Router]:
    """The client's scripts, styles and fonts."""
    folder = client_folder() / "assets"
    if not folder.exists():
        return []
    return [create_static_files_router("/assets", [folder], include_in_schema=False, cache_control=_for_ever())]


def _for_ever() -> CacheControlHeader:
    return CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
