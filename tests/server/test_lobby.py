"""The lobby: nobody's own tables are hidden, a row that nobody understands hides no others, and a person has a quota."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from parlour.tables import schema
from parlour.tables.store import Store
from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Json, Person, bot
from tests.server.serving import Server


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Server]:
    """A server at which a person may have three tables."""
    server = Server(str(tmp_path / "tables.db"), "--rate", "0", "--tables-per-person", "3", log=tmp_path / "log")
    yield server
    server.kill()


def ids(rows: list[Json]) -> set[str]:
    return {row["id"] for row in rows}


def test_my_tables_are_listed_however_many_others_there_are(meet: Meet) -> None:
    ann = meet("Ann")
    mine = {ann.open(ME, OPEN) for _ in range(3)}
    for _ in range(2):
        other = meet()
        for _ in range(40):
            other.open(ME, OPEN)
    listed = ann.see("/api/tables")
    assert mine <= ids(listed)
    assert len(ids(listed) - mine) >= 57
    assert ids(ann.see("/api/tables/mine")) == mine
    assert [row["id"] for row in ann.see("/api/tables/mine", skip=1)] == [row["id"] for row in ann.see("/api/tables/mine")[1:]]
    assert ann.see("/api/tables/mine", skip=3) == []


def test_a_list_tells_results_of_what_is_over(meet: Meet) -> None:
    ann = meet("Ann")
    over, waiting = ann.open(ME, bot("random")), ann.open(ME, OPEN)
    with ann.live(over) as table:
        table.ask(type="resign", seat=0)
        table.until(lambda view: view["status"] == "over")
    view = ann.see(f"/api/tables/{over}")
    listed = {row["id"]: row for row in ann.see("/api/tables")}
    assert (listed[over]["ranking"], listed[over]["scores"]) == (view["ranking"], view["scores"])
    assert (listed[waiting]["ranking"], listed[waiting]["scores"]) == (None, None)
    played = ann.client.get("/api/tables/mine", params={"status": "over"}).json()
    assert [row["id"] for row in played] == [over]
    assert ann.client.get("/api/tables/mine", params={"status": "lost"}).status_code == 400


def test_a_table_of_an_unknown_game_hides_no_others(server: Server, meet: Meet) -> None:
    ann = meet("Ann")
    known, lost = ann.open(ME, OPEN), ann.open(ME, OPEN)

    async def forget() -> None:
        store = Store(server.db)
        async with store.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == lost).values(game="forgotten"))
        await store.close()

    asyncio.run(forget())
    for _ in range(3):
        for path in ("/api/tables", "/api/tables/mine"):
            assert ids(ann.see(path)) & {known, lost} == {known}
        assert ann.get("/api/turns").status_code == 200
    assert server.log.read_text("utf-8").count("'forgotten'") == 1, "it is noted once"


def test_a_person_opens_so_many_tables_and_is_told_so(small: Server) -> None:
    ann, ben = Person(small, "Ann"), Person(small, "Ben")
    bots = ann.open(*[bot("random")] * 2)
    ann.open(ME, OPEN)
    with ann.live(bots) as watching:
        watching.until(lambda view: view["status"] == "over")
    for _ in range(2):
        ann.open(ME, OPEN)
    refused = ann.post("/api/tables", {"game": "king", "seats": [ME, OPEN]})
    assert (refused.status_code, refused.json()["error"]) == (403, "TooManyTables")
    assert "3 tables that are not over" in refused.json()["detail"]
    ben.open(ME, OPEN)
    for person in (ann, ben):
        person.close()
