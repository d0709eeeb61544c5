"""The socket of a table, from the client's side."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from parlour.engine.errors import ParlourError
from parlour.tables.wire.socket import FromServer, Look, Move, Ping

_FROM_SERVER = msgspec.json.Decoder(FromServer)


class Unexpected(ParlourError):
    """The server answered something else than it should."""


class TableSocket:
    """A connection to a table that speaks structs."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, message: Look | Move | Ping) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def receive(self) -> FromServer:
        message: FromServer = _FROM_SERVER.decode(await self._socket.recv())
        return message


@asynccontextmanager
async def open_socket(url: str, table: str, headers: Mapping[str, str]) -> AsyncIterator[TableSocket]:
    """A socket at a table of the server."""
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/live"
    async with connect(address, additional_headers=headers, max_size=None, open_timeout=30) as socket:
        yield TableSocket(socket)
