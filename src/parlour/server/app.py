"""The application that each process serves."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Middleware

from parlour.server import assets, pages, rest
from parlour.server.core import Core
from parlour.server.live import live
from parlour.server.openapi_page import PlainPage
from parlour.server.problems import problem
from parlour.server.security import check_request, csrf, forgetting_addresses, guard_answer, rate_limit, sessions
from parlour.server.settings import Settings, from_environment
from parlour.tables.store import Store


def create() -> Litestar:
    """What is called in each process."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    settings = from_environment()
    return build(settings, read_key(settings))


def read_key(settings: Settings) -> bytes:
    """Bring the store to its newest form, and read the key that signs sessions; all processes of one store share it."""

    async def ask() -> bytes:
        store = Store(settings.db)
        await store.open()
        try:
            return await store.secret("key", 32)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as thread:  # a loop runs here already
        return thread.submit(asyncio.run, ask()).result()


def build(settings: Settings, key: bytes) -> Litestar:
    """The application for these settings."""
    core = Core(settings, Store(settings.db), key)

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        await core.open()
        try:
            yield
        finally:
            await core.close()

    def provide_core() -> Core:
        return core

    async def check(request: Request[Any, Any, Any]) -> None:
        check_request(request)
        await core.tokens.admit(request)

    middleware: list[Middleware] = [sessions(settings, key).middleware]
    if settings.requests_per_minute:
        middleware.append(rate_limit(settings).middleware)
    middleware.append(csrf(settings, key))
    return Litestar(
        route_handlers=[*rest.HANDLERS, live, *pages.HANDLERS, *assets.asset_routes(pages.client_folder() / "assets")],
        lifespan=[running, forgetting_addresses],
        dependencies={"core": Provide(provide_core, sync_to_thread=False)},
        middleware=middleware,
        state=State({"https": settings.secure_cookies}),
        before_request=check,
        compression_config=CompressionConfig(
            backend="brotli", brotli_quality=5, brotli_gzip_fallback=True, minimum_size=600, exclude=[f"^{assets.PATH}"]
        ),
        exception_handlers={Exception: problem},
        before_send=[guard_answer],
        request_max_body_size=65_536,
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version="1",
            path="/schema",
            render_plugins=[PlainPage(), JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
    )
