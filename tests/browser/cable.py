"""A cable between a browser and a server, which can be cut without anybody being told."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Cable:
    """Passes bytes on to the server while it is whole; when it is cut they wait, as on a network that has gone silent."""

    def __init__(self, url: str) -> None:
        host, port = url.removeprefix("http://").split(":")
        self._server = (host, int(port))
        self._whole = threading.Event()
        self._whole.set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        self._ends: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        """Take the cable away."""
        self._whole.set()
        for end in (self._door, *self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(self._server)
                self._ends += [near, far]
                for source, target in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, target), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                self._whole.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
