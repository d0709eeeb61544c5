"""A client as the browser is one: a session, REST requests, and a socket at a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec

from parlour.remote.socket import TableSocket, Unexpected, open_socket
from parlour.tables.wire.rest import NewTable
from parlour.tables.wire.seen import TableSummary, TableView


class Client:
    """One person with a session."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._http = httpx.AsyncClient(base_url=url, timeout=30, verify=False)  # plain HTTP on this machine

    async def arrive(self) -> None:
        """Get a session."""
        await self._http.get("/api/me")

    async def close(self) -> None:
        await self._http.aclose()

    async def open_table(self, wish: NewTable) -> TableView:
        """Open a table."""
        return msgspec.json.decode(await self._post("/api/tables", msgspec.json.encode(wish)), type=TableView)

    async def join(self, table: str, seat: int) -> None:
        """Sit down."""
        await self._post(f"/api/tables/{table}/join", msgspec.json.encode({"seat": seat}))

    async def ready(self, table: str) -> None:
        """Say that the game may begin."""
        await self._post(f"/api/tables/{table}/ready", b"")

    async def tables(self) -> list[TableSummary]:
        """The lobby."""
        return msgspec.json.decode((await self._http.get("/api/tables")).content, type=list[TableSummary])

    async def log(self, table: str) -> list[dict[str, Any]]:
        """The whole log as this person may know it, page by page."""
        rows: list[dict[str, Any]] = []
        while True:
            answer = await self._http.get(f"/api/tables/{table}/log", params={"since": len(rows)})
            if answer.status_code != 200:
                raise Unexpected(f"the log of {table} answered {answer.status_code}: {answer.text[:200]}")
            page = msgspec.json.decode(answer.content, type=list[dict[str, Any]])
            if not page:
                return rows
            rows += page

    async def _post(self, path: str, body: bytes) -> bytes:
        headers = {
            "x-csrftoken": self._http.cookies.get("csrftoken") or "",
            "origin": self.url,
            "content-type": "application/json",
        }
        answer = await self._http.post(path, content=body, headers=headers)
        if answer.status_code not in (200, 201):
            raise Unexpected(f"POST {path} answered {answer.status_code}: {answer.text[:200]}")
        return answer.content

    @asynccontextmanager
    async def at_table(self, table: str) -> AsyncIterator[TableSocket]:
        """A socket at the table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        async with open_socket(self.url, table, {"cookie": cookies, "origin": self.url}) as socket:
            yield socket
