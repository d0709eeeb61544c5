"""A file of tables has one server at a time."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import httpx
import pytest

from tests.server.serving import Server


@pytest.fixture
def first(tmp_path: Path) -> Iterator[Server]:
    server = Server(str(tmp_path / "tables.db"), log=tmp_path / "log")
    yield server
    server.kill()


def second(db: str) -> subprocess.CompletedProcess[str]:
    """Another server on the same file, as far as it gets."""
    command = [sys.executable, "-c", "from parlour.cli import main; main()", "serve", "--port", "0", "--db", db]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_second_server_on_the_file_is_refused_in_one_sentence(first: Server) -> None:
    refused = second(first.db)
    assert refused.returncode == 2
    assert "open at" not in refused.stdout
    assert refused.stderr.splitlines() == [
        f"parlour: another server has {first.db} open: stop that one, or take another file (--db)"
    ]
    assert httpx.get(f"{first.url}/api/games").status_code == 200


def test_others_may_read_the_file(first: Server) -> None:
    with closing(connect(f"file:{first.db}?mode=ro", uri=True)) as reader:
        assert reader.execute("select count(*) from tables").fetchone() == (0,)


def test_the_next_server_waits_until_all_of_a_killed_one_have_ended(first: Server) -> None:
    """The processes of a server outlive its first one by a moment."""
    left = first.workers()
    assert left
    os.kill(first.pid, signal.SIGKILL)
    following = Server(first.db, log=first.log)
    try:
        assert not any(_serves(process) for process in left)
        assert httpx.get(f"{following.url}/api/games").status_code == 200
    finally:
        following.kill()


def _serves(process: int) -> bool:
    """Whether the process is there; one that has ended and was not asked about yet is not."""
    try:
        return " Z " not in Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
