"""The client's page: one for every address."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from litestar import MediaType, Response, get

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
