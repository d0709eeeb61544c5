"""Who may talk to this server, and what a page from it may do."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request
from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.exceptions import PermissionDeniedException
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.middleware.session.client_side import ClientSideSessionBackend, CookieBackendConfig
from litestar.stores.memory import MemoryStore
from litestar.types import Message, Receive, Scope, Send

from parlour.server import assets
from parlour.server.door import household
from parlour.server.settings import Settings
from parlour.server.tokens import bearer, program_of
from parlour.tables.visitors import new_person

_CSP = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'"
)

_HEADERS = {
    "content-security-policy": _CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}

_HEADERS_OF_PARTS = {"x-content-type-options": "nosniff"}


async def guard_answer(message: Message, scope: Scope) -> None:
    """The same headers on every answer, also on refusals; what a person asked for is nobody else's to keep.

    A script, style or font needs only one of them: the others say what a page may do.
    """
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        part_of_a_page = scope["path"].startswith(assets.PATH) and message["status"] == 200
        for name, value in (_HEADERS_OF_PARTS if part_of_a_page else _HEADERS).items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        if scope["scheme"] == "https":
            message["headers"] = [(name, _secure(value) if name == b"set-cookie" else value) for name, value in headers.headers]


def _secure(cookie: bytes) -> bytes:
    """A cookie that goes over secure connections only."""
    return cookie if b"; Secure" in cookie else cookie + b"; Secure"


class Sessions(ClientSideSessionBackend):
    """Sessions in a cookie; one that is torn or forged is none, and who comes with a token has none."""

    async def load_from_connection(self, connection: ASGIConnection[Any, Any, Any, Any]) -> dict[str, Any]:
        if bearer(connection) is not None:
            return {}
        try:
            return await super().load_from_connection(connection)
        except Exception:  # whatever a stranger wrote into the cookie
            return {}


class SessionConfig(CookieBackendConfig):
    """Litestar's cookie sessions, with our backend."""

    _backend_class = Sessions


_ADDRESSES = "rate_limit"
_MONTH = 30 * 24 * 3600


def sessions(settings: Settings, key: bytes) -> CookieBackendConfig:
    """Sessions in an encrypted and authenticated cookie that scripts cannot read."""
    secret = hashlib.sha256(b"session" + key).digest()
    return SessionConfig(
        secret=secret, key="session", max_age=6 * _MONTH, httponly=True, samesite="lax", secure=settings.secure_cookies
    )


class Csrf(CSRFMiddleware):
    """Litestar's, for those who come with cookies: no page of another site can make a browser say a program's token."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        follow = self.app if bearer(ASGIConnection(scope)) is not None else super().__call__
        await follow(scope, receive, send)


def csrf(settings: Settings, key: bytes) -> DefineMiddleware:
    """A token that only pages of this server can read must come with everything that changes something."""
    secret = hashlib.sha256(b"csrf" + key).hexdigest()
    config = CSRFConfig(
        secret=secret, cookie_name="csrftoken", header_name="x-csrftoken", cookie_secure=settings.secure_cookies
    )
    return DefineMiddleware(Csrf, config=config)


def rate_limit(settings: Settings) -> RateLimitConfig:
    """So many requests a minute from one address."""
    return RateLimitConfig(
        rate_limit=("minute", settings.requests_per_minute),
        exclude=[r"^/assets/"],
        identifier_for_request=_asking,
        store=_ADDRESSES,
    )


def _asking(request: Request[Any, Any, Any]) -> str:
    return household(request.client.host) if request.client else ""


@asynccontextmanager
async def forgetting_addresses(app: Litestar, every: float = 60.0) -> AsyncIterator[None]:
    """The limiter remembers whoever has asked; those whose minute is over are forgotten from time to time."""
    store = app.stores.get(_ADDRESSES)
    assert isinstance(store, MemoryStore)

    async def forget() -> None:
        while True:
            await asyncio.sleep(every)
            await store.delete_expired()

    task = asyncio.create_task(forget())
    try:
        yield
    finally:
        task.cancel()


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse a request that a page of another site has made."""
    origin = connection.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != connection.headers.get("host", ""):
        raise PermissionDeniedException("this request comes from another site")


def check_request(request: Request[Any, Any, Any]) -> None:
    """Before every request: its origin, if it changes something."""
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request)


def user_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The user of this session, or the program of this token; "" for somebody who has none yet."""
    program = program_of(connection)
    if program is not None:
        return program.user
    session = connection.scope.get("session")
    user = session.get("user") if isinstance(session, dict) else None
    return user if isinstance(user, str) else ""


def ensure_user(request: Request[Any, Any, Any]) -> str:
    """The user of this session; somebody new gets one."""
    user = user_of(request)
    if not user:
        user = new_person()
        request.set_session({"user": user})
    return user


class Bucket:
    """Lets through so many messages a second, with short bursts."""

    def __init__(self, rate: float, now: float) -> None:
        self._rate = rate
        self._level = 2.0 * rate
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self._level = min(2.0 * self._rate, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1.0:
            return False
        self._level -= 1.0
        return True
