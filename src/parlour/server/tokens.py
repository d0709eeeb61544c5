"""Tokens: what a program shows with every request instead of a session. Signed, and good for one seat of one table alone."""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Any

from litestar.connection import ASGIConnection

from parlour.tables.errors import NotAllowed, TokenEnded
from parlour.tables.programs import Program, Programs

FOR_PROGRAMS = {"programs": True}
"""The `opt` of all that a program may ask for; the rest is refused, whatever it is."""
_SCHEME = "bearer "


class Tokens:
    """Makes tokens, and lets in who comes with one; whether it is still good, its table says."""

    def __init__(self, programs: Programs, key: bytes) -> None:
        self._programs = programs
        self._key = hashlib.sha256(b"program" + key).digest()

    def make(self, program: Program) -> str:
        """The token of a program."""
        body = f"{program.table}.{program.seat}.{program.user}"
        return f"{body}.{self._signature(body)}"

    def read(self, token: str) -> Program:
        """The program that this is the token of."""
        body, _, signature = token.rpartition(".")
        if not token.isascii() or not hmac.compare_digest(signature, self._signature(body)):
            raise TokenEnded("this is no token of this server")
        table, seat, user = body.split(".")
        return Program(table, int(seat), user)

    def _signature(self, body: str) -> str:
        return urlsafe_b64encode(hmac.digest(self._key, body.encode(), "sha256")).decode().rstrip("=")

    async def admit(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Let a program do what it may at its own table; whoever comes without a token is not asked here."""
        token = bearer(connection)
        if token is None:
            return
        program = self.read(token)
        if not connection.route_handler.opt.get("programs"):
            raise NotAllowed("a token is good for its seat alone", "error-token-elsewhere")
        if connection.path_params.get("table_id", program.table) != program.table:
            raise NotAllowed("this token is for another table", "error-token-elsewhere")
        await self._programs.check(program.table, program.user)
        connection.state.program = program


def bearer(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The token that came along, in a header and nowhere else: addresses are written into logs."""
    said: str = connection.headers.get("authorization", "")
    return said[len(_SCHEME) :].strip() if said.lower().startswith(_SCHEME) else None


def program_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Program | None:
    """The program that was let in with its token."""
    program = connection.state.get("program")
    return program if isinstance(program, Program) else None
