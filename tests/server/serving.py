"""`parlour serve` as a process of its own, to be stopped, killed and started again."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import IO

import httpx

_COMMAND = [sys.executable, "-c", "from parlour.cli import main; main()", "serve", "--port", "0", "--bot-pause", "0"]
_PATIENCE = 60.0


class Server:
    """A server on a free port, up when this object is made."""

    def __init__(self, db: str, *options: str, log: Path) -> None:
        self.db = db
        self.log = log
        self._options = options
        self.start()

    def start(self) -> None:
        """Start it, also again on the same store; the port is another one then."""
        command = [*_COMMAND, "--db", self.db, *self._options]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"no address in {line!r}"
        self.url = found.group()
        self._reader = threading.Thread(target=self._write_log, args=(self._process.stdout,), daemon=True)
        self._reader.start()
        self.wait()

    def _write_log(self, output: IO[str]) -> None:
        with self.log.open("a", encoding="utf-8") as file, output:
            for line in output:
                file.write(line)
                file.flush()

    @property
    def pid(self) -> int:
        """The process that was started; all others are its children."""
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes that answer requests."""
        found = []
        for folder in Path("/proc").iterdir():
            with suppress(OSError, ValueError):
                parent = int((folder / "stat").read_text().rsplit(")", 1)[1].split()[1])
                if parent == self.pid:
                    found.append(int(folder.name))
        return found

    def wait(self) -> None:
        """Until it answers: the address is printed before it can."""
        end = time.monotonic() + _PATIENCE
        while self._process.poll() is None and time.monotonic() < end:
            try:
                httpx.get(f"{self.url}/api/games")
            except httpx.TransportError:
                time.sleep(0.03)
            else:
                return
        raise AssertionError(f"the server did not start: {self.log.read_text('utf-8')}")

    def kill(self) -> None:
        """All its processes at once, as when the power fails."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._reader.join(10)

    def stop(self) -> bool:
        """Ask it to stop; whether it did."""
        self._process.send_signal(signal.SIGTERM)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            return False
        self._reader.join(10)
        return True
