"""A stored table that the rules of today do not allow: one clear sentence at every door, and nobody else is bothered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import ME, Live, Person, bot
from tests.server.serving import Server
from tests.server.test_security import problem
from tests.tables.club import ANN, BEN
from tests.tables.old_tables import leave_old_tables
from tests.test_record_formats import TOUCHED_AT


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[Server]:
    db = str(tmp_path / "tables.db")
    leave_old_tables(db, (ANN, BEN))
    server = Server(db, "--rate", "0", log=tmp_path / "log")
    yield server
    server.kill()


def test_it_is_refused_with_a_sentence_and_the_others_play_on(upgraded: Server) -> None:
    ann = Person(upgraded, "Ann")
    for what in ("", "/log", "/replay", "/record", "/verify"):
        answer = ann.get(f"/api/tables/touched{what}")
        assert problem(answer, 409) == "OtherRules"
        assert "was played by version 1 of the rules of Tiletum; version 2, which is played here" in answer.json()["detail"]
    said = answer.json()["message"]
    assert said["key"] == "error-other-rules"
    assert said["args"] == {"game": {"key": "tiletum-title", "args": {}}, "played": 1, "now": 2}
    assert ann.get("/table/touched").status_code == 200, "the page says it"
    with Live(ann, "touched") as live:
        assert live.closed() == 4409
    assert ann.see("/api/tables/healthy")["move"] == TOUCHED_AT - 1
    assert {row["id"] for row in ann.see("/api/tables")} == {"healthy", "touched"}
    assert ann.see(f"/api/tables/{ann.open(ME, bot())}")["status"] == "playing"
    ann.close()
