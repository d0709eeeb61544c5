"""A server of our own, in processes of its own, that can be killed and started again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import httpx

from parlour.engine.errors import ParlourError


class ServerDied(ParlourError):
    """The server did not come up."""


class ServerProcess:
    """`parlour serve` on a free port and a given store."""

    def __init__(self, db: str, log: Path, *options: str, package: Path | None = None) -> None:
        """With a package, the server runs from the copy of Parlour in that folder."""
        self.db = db
        self.log = log
        self.options = options
        self.package = package
        self.url = ""
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        port = self.url.rsplit(":", 1)[-1] if self.url else "0"
        command = [sys.executable, "-c", "from parlour.cli import main; main()", "serve"]
        limits = ["--rate", "0", "--connections", "0", "--tables-per-person", "0", "--thinking-per-person", "0"]
        command += ["--db", self.db, "--port", port, *limits, *self.options]
        env = dict(os.environ)
        if self.package is not None:
            env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(self.package), env.get("PYTHONPATH", "")]))
        with self.log.open("ab") as log:
            start = log.tell()
            self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True, env=env)
        for _ in range(600):
            self.url = self._address(start) or self.url
            if self.url and self._answers():
                return
            if self._process.poll() is not None:
                break
            time.sleep(0.05)
        self.kill()
        raise ServerDied(f"the server did not come up; its last words are in {self.log}")

    def _address(self, start: int) -> str:
        with self.log.open("rb") as log:
            log.seek(start)
            for line in log.read().decode(errors="replace").splitlines():
                if "open at http" in line:
                    return line.split("open at ", 1)[1].split()[0]
        return ""

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/games", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """`kill -9` for all of its processes at once."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
