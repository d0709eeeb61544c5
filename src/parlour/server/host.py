"""The host: Uvicorn with our door, in processes that are started again when they die and end with the one that started them."""

from __future__ import annotations

import logging
import os
import signal
import socket
import sys
import time
from contextlib import suppress
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from types import FrameType

from uvicorn import Config, Server

from parlour.engine.errors import SetupError
from parlour.server.app import create
from parlour.server.connections import MOST_BYTES, HttpConnection, SocketConnection
from parlour.server.door import Door
from parlour.server.proxies import ThroughProxies
from parlour.server.settings import Settings

if sys.platform != "win32":
    import resource

log = logging.getLogger(__name__)

_BACKLOG = 2048
"""Connections that the system holds until we take them."""
_RECEIVE_BUFFER = 32_768
"""Bytes that the system holds of what one peer sends: nothing that we are sent is long."""
_KEEP_ALIVE = 65
"""Seconds between two requests of a connection; more than a proxy's usual 60, so that it is the proxy that closes."""
_GRACE = 3
"""Seconds in which requests may be finished when the server is stopped."""
_MOST = 50_000
"""Connections of one process where the system sets no limit."""
_BREATH = 0.5
"""Seconds before a process that has died is replaced."""


class HostConfig(Config):
    """What each process is started with; the door and the application are made there."""

    door: Door
    _through: ThroughProxies

    def __init__(self, settings: Settings, workers: int) -> None:
        super().__init__(
            create,
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
        self._parent = os.getpid()

    def load(self) -> None:
        """In a process of its own: make the application and its door."""
        self.door = Door(self.settings.connections_per_address, _at_once(), self.settings.patience, time.monotonic)
        super().load()
        self._through = ThroughProxies(self.loaded_app, self.settings.trusted_proxies, self.door)
        self.loaded_app = self._through
        self.callback_notify = self._every_second

    async def _every_second(self) -> None:
        self.door.sweep()
        if os.getppid() != self._parent:  # nobody would stop this process any more, or start it again
            signal.raise_signal(signal.SIGTERM)

    def counted(self, client: tuple[str, int] | None) -> str:
        """For whom a connection counts: "" for nobody."""
        return "" if client is None or self._through.trusts(client[0]) else client[0]


class _Worker(Server):
    """What one process does."""

    def __init__(self, config: HostConfig, opened: Event) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._opened.set()


def _work(config: HostConfig, listening: socket.socket, opened: Event) -> None:
    for name in (signal.SIGTERM, signal.SIGINT):
        signal.signal(name, signal.SIG_DFL)
    _Worker(config, opened).run([listening])


class _Stopped(Exception):
    """Somebody wants the server to end."""


class Host:
    """The processes that serve, and the one that looks after them."""

    def __init__(self, config: HostConfig, listening: socket.socket) -> None:
        self._config = config
        self._listening = listening
        # a fork of this process has everything imported, and shares the memory; it has one thread, so that is safe
        self._context = get_context("fork" if "fork" in get_all_start_methods() else "spawn")
        self._opened = self._context.Event()
        """Whether the server has been up: from then on a process that cannot start is tried again."""

    def run(self) -> bool:
        """Until somebody stops it; whether it has been up at all."""
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, self._stop)
        workers = [self._start() for _ in range(self._config.workers)]
        try:
            while True:
                wait([worker.sentinel for worker in workers])
                for number, worker in enumerate(workers):
                    if worker.exitcode is not None:
                        if worker.exitcode > 0 and not self._opened.is_set():
                            return False
                        log.error("a process of the server has died with %s; starting another", worker.exitcode)
                        time.sleep(_BREATH)
                        workers[number] = self._start()
        except _Stopped:
            return True
        finally:
            self._end(workers)

    def _stop(self, _signal: int, _frame: FrameType | None) -> None:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise _Stopped

    def _start(self) -> BaseProcess:
        worker: BaseProcess = self._context.Process(  # type: ignore[attr-defined] # all kinds of context have it
            target=_work, args=(self._config, self._listening, self._opened)
        )
        worker.start()
        return worker

    def _end(self, workers: list[BaseProcess]) -> None:
        for worker in workers:
            worker.terminate()
        for worker in workers:
            worker.join(2 * _GRACE)
            worker.kill()


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
    return listening


def run(settings: Settings, listening: socket.socket, workers: int) -> bool:
    """Serve until told to stop; whether there was a server at all."""
    _raise_descriptor_limit()
    return Host(HostConfig(settings, workers), listening).run()


def _raise_descriptor_limit() -> None:
    """As many files and connections as the system allows; the processes inherit it."""
    if sys.platform != "win32":
        _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems name a limit that they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _at_once() -> int:
    """How many connections one process takes: some descriptors are left for files, and for those just taken."""
    if sys.platform == "win32":
        return 500
    limit, _hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if limit == resource.RLIM_INFINITY:
        return _MOST
    return limit - min(limit // 2, _BACKLOG + 200)
