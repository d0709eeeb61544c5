"""Trusted proxies: who somebody is, and whether by HTTPS, as a proxy tells it that the owner has named."""

from __future__ import annotations

from ipaddress import ip_network

from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from parlour.engine.errors import SetupError
from parlour.server.connections import asgi_refusal
from parlour.server.door import Door


def read_proxies(text: str) -> tuple[str, ...]:
    """The addresses and networks of an option, separated by commas."""
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    for part in found:
        try:
            ip_network(part)
        except ValueError:
            raise SetupError(f"{part} is neither an address nor a network; right would be 127.0.0.1 or 10.0.0.0/8") from None
    return found


class _Request:
    """One request or socket that came through a proxy; its line is the proxy's, and not ours to cut."""

    def abort(self) -> None: ...


class ThroughProxies:
    """The application, for people who come directly and for those whom a trusted proxy brings.

    A proxy's own connections are many people's and not counted; each request and socket in them is, for whom it names.
    """

    def __init__(self, app: ASGIApp, trusted: tuple[str, ...], door: Door) -> None:
        self._app = app
        self._door = door
        self._headers = ProxyHeadersMiddleware(self._counted, list(trusted))  # type: ignore[arg-type] # Uvicorn's own types

    def trusts(self, address: str) -> bool:
        """Whether this is one of the proxies."""
        return address in self._headers.trusted_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.trusts(_address(scope)):
            await self._headers(scope, receive, send)  # type: ignore[arg-type] # Uvicorn's own types
        else:
            await self._app(scope, receive, send)

    async def _counted(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        request = _Request()
        if not self._door.admit(request, "" if self.trusts(address) else address):
            for message in asgi_refusal(scope["type"]):
                await send(message)  # type: ignore[arg-type] # the messages have no type of their own
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._door.leave(request)


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else ""
