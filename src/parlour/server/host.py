"""The host: Uvicorn with our door, in processes that are started again when they die and end with the one that started them."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from multiprocessing import connection, parent_process
from time import monotonic

from uvicorn import Config
from uvicorn.lifespan.on import LifespanOn
from uvicorn.supervisors import Multiprocess

from parlour.engine.errors import SetupError
from parlour.server.connections import MOST_BYTES, HttpConnection, SocketConnection
from parlour.server.door import Door
from parlour.server.proxies import ThroughProxies
from parlour.server.settings import Settings

if sys.platform != "win32":
    import resource

_BACKLOG = 2048
"""Connections that the system holds until we take them."""
_RECEIVE_BUFFER = 32_768
"""Bytes that the system holds of what one peer sends: nothing that we are sent is long."""
_KEEP_ALIVE = 65
"""Seconds between two requests of a connection; more than a proxy's usual 60, so that it is the proxy that closes."""
_GRACE = 3
"""Seconds in which requests may be finished when the server is stopped."""


class HostConfig(Config):
    """What each process is started with; the door and the application are made there."""

    door: Door
    _through: ThroughProxies

    def __init__(self, settings: Settings, workers: int) -> None:
        super().__init__(
            "parlour.server.app:create",
            factory=True,
            interface="asgi3",
            workers=workers,
            http=HttpConnection,
            ws=SocketConnection,
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,
            lifespan="on",
            log_config=None,
            log_level="error",
            access_log=False,
            server_header=False,
            proxy_headers=False,
            backlog=_BACKLOG,
            timeout_keep_alive=_KEEP_ALIVE,
            timeout_graceful_shutdown=_GRACE,
            timeout_worker_healthcheck=30,
            timeout_notify=0,
        )
        self.settings = settings
        self.opened = False
        """Whether the server has been up: then a process that cannot start is tried again."""

    def load(self) -> None:
        """In a process of its own: make the application and its door."""
        _end_with_parent()
        self.door = Door(self.settings.connections_per_address, _at_once(), self.settings.patience, monotonic)
        super().load()
        self._through = ThroughProxies(self.loaded_app, self.settings.trusted_proxies, self.door)
        self.loaded_app = self._through
        self.callback_notify = self._tidy
        if self.opened:
            self.lifespan_class = _TriedAgain

    async def _tidy(self) -> None:
        self.door.sweep()

    def counted(self, client: tuple[str, int] | None) -> str:
        """For whom a connection counts: "" for nobody."""
        return "" if client is None or self._through.trusts(client[0]) else client[0]


class _TriedAgain(LifespanOn):
    """A start that fails without ending the whole server: the database may be away for a while."""

    async def startup(self) -> None:
        await super().startup()
        if self.should_exit:
            sys.exit(1)


class _Host(Multiprocess):
    """Uvicorn's processes."""

    config: HostConfig

    def keep_subprocess_alive(self) -> None:
        if not self.config.opened:
            self.config.opened = any(process.process.is_alive() and process.is_ready() for process in self.processes)
        super().keep_subprocess_alive()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 for any that is free."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _RECEIVE_BUFFER)
        listening.bind((host, port))
        listening.listen(_BACKLOG)
    except OSError as error:
        listening.close()
        raise SetupError(f"cannot listen at {host}:{port}: {error.strerror}") from None
    listening.set_inheritable(True)
    return listening


def run(settings: Settings, listening: socket.socket, workers: int) -> None:
    """Serve until told to stop."""
    _raise_descriptor_limit()
    _Host(HostConfig(settings, workers), [listening]).run()


def _raise_descriptor_limit() -> None:
    """As many files and connections as the system allows; the processes inherit it."""
    if sys.platform != "win32":
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _at_once() -> int:
    """How many connections one process takes: some descriptors are left for files, and for those just taken."""
    if sys.platform == "win32":
        return 500
    limit, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    return limit - min(limit // 2, _BACKLOG + 200)


def _end_with_parent() -> None:
    """Nobody would start this process again, or stop it, once the one that started it has died."""
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def wait() -> None:
            connection.wait([sentinel])
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=wait, daemon=True).start()
