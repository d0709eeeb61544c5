"""Connections with limits: Uvicorn's, but they pass a door, have no endless patience, and keep little in memory."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, CloseCode, Frame, Opcode

from parlour.engine.messages import MessageView
from parlour.server.door import plain
from parlour.tables.wire.rest import Problem

if TYPE_CHECKING:
    from parlour.server.host import HostConfig

LONGEST_HEAD = 32_768
"""Bytes of a request before its body; all our cookies have less than 1,000."""
LONGEST_MESSAGE = 4096
"""Characters of a message on a socket."""
MOST_BYTES = 4 * LONGEST_MESSAGE
"""What is kept of a message that is not complete: no text of that length has more."""
TOO_MUCH = 4413
"""The code with which a socket is closed after too long a message."""
_QUIET = 0.25
"""Seconds without another byte after which a peer has read why it is sent away."""
_LINGERING = 20
"""How often it may go on sending all the same."""

TOO_MANY = Problem(
    "TooManyConnections",
    "too many connections from your address; close some, or wait a moment",
    MessageView("error-too-fast", {}),
)
_TOO_LONG = Problem("BadRequest", f"the head of a request has at most {LONGEST_HEAD} bytes", MessageView("error-too-large", {}))


def _answer(status: str, problem: Problem) -> bytes:
    body = msgspec.json.encode(problem)
    head = (
        f"HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        "retry-after: 5\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def _plain(client: tuple[str, int] | None) -> tuple[str, int] | None:
    return None if client is None else (plain(client[0]), client[1])


class HttpConnection(HttpToolsProtocol):
    """A connection until it is closed or becomes a socket."""

    config: HostConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as Uvicorn has it
        super().connection_made(transport)
        self.client = _plain(self.client)
        self._door = self.config.door
        self._begun = self._head_done = False
        self._head = 0
        if self._door.admit(transport, self.config.counted(self.client)):
            self._door.arriving(transport)
        else:
            self._send_away("429 Too Many Requests", TOO_MANY)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._door.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if not self._begun:
            self._door.arriving(self.transport)
        super().data_received(data)
        if self._begun and not self._head_done:
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._send_away("431 Request Header Fields Too Large", _TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begun, self._head_done, self._head = True, False, 0

    def on_headers_complete(self) -> None:
        self._head_done = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._begun = False
        if self.cycle is None or not self.cycle.response_complete:
            self._door.busy(self.transport)
        else:  # it was answered before all of it was here
            self._door.resting(self.transport)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._door.busy(self.transport)
        super().handle_websocket_upgrade()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._begun and not self.pipeline:
            self._door.resting(self.transport)

    def timeout_keep_alive_handler(self) -> None:
        if self.transport.get_write_buffer_size():  # somebody who asks and does not read
            self.transport.abort()
        super().timeout_keep_alive_handler()

    def _send_away(self, status: str, problem: Problem) -> None:
        self.transport.write(_answer(status, problem))
        self.transport.close()


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket with small messages."""

    config: HostConfig
    _quiet = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _plain(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.door.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.conn.parser_exc is None:
            super().data_received(data)
        else:  # it has been told that it must go
            self._quiet = False

    def handle_parser_exception(self) -> None:
        """Say why, and throw away what still comes: closing at once would reset the line, and the reason be lost."""
        told = self.conn.close_sent
        if told is None or self.close_sent:
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": told.code, "reason": told.reason})
        goodbye = b"".join(self.conn.data_to_send())
        if told.code == CloseCode.MESSAGE_TOO_BIG:
            why = Close(TOO_MUCH, f"a message has at most {LONGEST_MESSAGE} characters")
            goodbye = Frame(Opcode.CLOSE, why.serialize()).serialize(mask=False)
        self.transport.write(goodbye)
        self.close_sent = True
        self.transport.resume_reading()
        self._linger(_LINGERING)

    def _linger(self, times: int) -> None:
        if times and not self._quiet:
            self._quiet = True
            self.close_timer = self.loop.call_later(_QUIET, self._linger, times - 1)
        else:
            self.transport.abort()

    def pause_writing(self) -> None:
        """Nothing is read from somebody who does not read: every ping would be answered into memory."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever does not answer does not read either: a close would wait for ever


def asgi_refusal(kind: str) -> list[dict[str, Any]]:
    """The messages with which an application says that there are too many."""
    prefix = "websocket.http.response" if kind == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json"), (b"retry-after", b"5")]
    return [
        {"type": f"{prefix}.start", "status": 429, "headers": headers},
        {"type": f"{prefix}.body", "body": msgspec.json.encode(TOO_MANY)},
    ]
