"""The client's scripts, styles and fonts: each compressed once as well as it goes, and for ever cacheable."""

from __future__ import annotations

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import brotli
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

PATH = "/assets/"
_PLAIN = ("woff2", "png", "jpg", "webp")
"""What is compressed already."""
_FOR_EVER = "public, max-age=31536000, immutable"


@cache
def _packed(file: Path, encoding: str) -> bytes:
    """The file in this encoding; made when it is first asked for."""
    data = file.read_bytes()
    if encoding == "br":
        return bytes(brotli.compress(data))
    return gzip.compress(data, mtime=0) if encoding == "gzip" else data


def _encoding(name: str, accepted: str) -> str:
    """The best encoding that the browser takes."""
    offered = {part.split(";")[0].strip() for part in accepted.split(",")}
    if name.rsplit(".", 1)[-1] in _PLAIN:
        return ""
    return next((encoding for encoding in ("br", "gzip") if encoding in offered), "")


def asset_routes(folder: Path) -> list[HTTPRouteHandler]:
    """The files of the folder; their names change with their contents."""
    known = {file.name: file for file in folder.glob("*") if file.is_file()} if folder.exists() else {}

    @get(PATH + "{name:str}", include_in_schema=False, sync_to_thread=True)
    def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
        """One of the client's parts."""
        if name not in known:
            raise NotFoundException("there is no such file")
        encoding = _encoding(name, request.headers.get("accept-encoding", ""))
        headers = {"cache-control": _FOR_EVER, "vary": "accept-encoding"}
        if encoding:
            headers["content-encoding"] = encoding
        media_type = guess_type(name)[0] or "application/octet-stream"
        return Response(_packed(known[name], encoding), media_type=media_type, headers=headers)

    return [asset]
