"""People at tables, so that a test is a few lines: positions, moves in words, and what everybody then sees."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from parlour.engine.chance import Dice, commitment, derived_seed
from parlour.engine.contract import State
from parlour.games import find
from parlour.tables.draft import Draft
from parlour.tables.entry import Charter
from parlour.tables.service import Tables
from parlour.tables.store import Store
from parlour.tables.table import Table
from parlour.tables.views import choose_viewer, table_view
from parlour.tables.wire.rest import NewTable, SeatRequest
from parlour.tables.wire.seen import TableView
from tests.conformance.plays import choose

ANN, BEN, CAT, DAN = "a" * 24, "b" * 24, "c" * 24, "d" * 24
NAMES = {ANN: "Ann", BEN: "Ben", CAT: "Cat", DAN: "Dan"}
NOBODY_HERE: frozenset[str] = frozenset()
KING = find("king")

Until = Callable[[State], bool]


def wish(*seats: str, game: str = "king", private: bool = False, branch: str = "", branch_at: int = 0) -> NewTable:
    """A new table in words: `me`, `open`, `guest Eve`, `bot random`."""
    requests = []
    for words in seats:
        kind, _, rest = words.partition(" ")
        requests.append({"kind": kind, "bot" if kind == "bot" else "name": rest})
    rows = msgspec.convert(requests, list[SeatRequest])
    return NewTable(game, rows, private=private, branch=branch, branch_at=branch_at)


def new_table(*owners: str, seed: object = 0, private: bool = False) -> Draft:
    """The draft of a new table on whose seats these people sit; a bot's name stands for a bot, "" for an open seat."""
    secret = derived_seed("table", *owners, seed)
    charter = Charter(
        id=secret.hex()[:20],
        game="king",
        edition=KING.edition,
        players=len(owners),
        options={},
        private=private,
        host=next((owner for owner in owners if owner in NAMES), ANN),
        seed=secret.hex(),
        commitment=commitment(secret),
        created_at=1.0,
    )
    draft = Draft(Table(charter))
    draft.add("created", user=charter.host, name=NAMES[charter.host])
    for seat, owner in enumerate(owners):
        if owner in NAMES:
            draft.add("joined", seat=seat, user=owner, name=NAMES[owner])
        elif owner:
            draft.add("bot", seat=seat, name=owner.capitalize(), text=owner)
    return draft


def play_on(draft: Draft, until: Until, seed: object = 0) -> Draft:
    """Random moves for whoever acts, until the position is as wished."""
    rng = Dice(f"play on {seed}")
    while not until(state_of(draft.table)):
        seat, action = choose(state_of(draft.table), rng)
        move_in(draft, seat, action)
    return draft


def move_in(draft: Draft, seat: int, action: int) -> None:
    """One move, and what follows it by itself."""
    place = draft.table.seats[seat]
    user = "" if place.bot else place.user
    draft.add("moved", seat=seat, user=user, name=place.name, text=KING.notation(action))
    draft.follow()


def state_of(table: Table) -> State:
    """The position of a table that plays."""
    assert table.state is not None
    return table.state


def over(state: State) -> bool:
    return state.is_over


def after(moves: int) -> Until:
    """So many calls later."""
    left = iter(range(moves))
    return lambda state: state.is_over or next(left, None) is None


def stage(name: str) -> Until:
    """When this is to be decided; the first time, or never."""
    return lambda state: state.is_over or state.observe(-2).stage == name


class Club:
    """The tables of one server process, in words."""

    def __init__(self, store: Store, shared: bool = False) -> None:
        self.store = store
        self.news: list[tuple[str, int]] = []
        self.tables = Tables(store, lambda table, n: self.news.append((table, n)), shared)
        self._requests = 0

    async def seat(self, *owners: str, until: Until | None = None, seed: object = 0) -> str:
        """A table that plays (or, with a seat left open, waits), saved in one go; returns its id."""
        draft = new_table(*owners, seed=seed)
        if all(owners):
            draft.start()
            play_on(draft, until or after(0), seed)
        await self.store.create(draft.table, draft.entries)
        return draft.table.id

    async def table(self, table_id: str) -> Table:
        async with self.tables.locked(table_id) as table:
            return table

    async def turn(self, table_id: str) -> int:
        """The one seat that acts now."""
        (seat,) = (await self.table(table_id)).to_act()
        return seat

    async def owner_to_act(self, table_id: str) -> str:
        return (await self.table(table_id)).seats[await self.turn(table_id)].user

    async def do(self, table_id: str, *moves: str) -> int:
        """Moves of whoever acts, in notation; returns the number of the last entry."""
        n = 0
        for text in moves:
            n = await self.act(table_id, KING.parse(text))
        return n

    async def act(self, table_id: str, action: int) -> int:
        """A move of whoever acts."""
        table, seat = await self.table(table_id), await self.turn(table_id)
        return await self.tables.move(table_id, table.seats[seat].user, seat, action, table.n, self.request())

    async def play(self, table_id: str, until: Until, seed: object = 0) -> None:
        """Random moves of people through the service."""
        rng = Dice(f"club {seed}")
        while not until(state_of(await self.table(table_id))):
            _seat, action = choose(state_of(await self.table(table_id)), rng)
            await self.act(table_id, action)

    def request(self) -> str:
        """A request id that was not used before."""
        self._requests += 1
        return f"r{id(self)}-{self._requests}"

    async def view(self, table_id: str, user: str, seat: int | None = None) -> TableView:
        table = await self.table(table_id)
        return table_view(table, user, choose_viewer(table, user, seat), NOBODY_HERE)

    async def kinds(self, table_id: str) -> list[str]:
        """The kinds of all entries."""
        return [line.entry.kind for line in (await self.table(table_id)).lines]


async def together(*stories: Awaitable[int] | Awaitable[list[int]]) -> list[Any]:
    """All at once; when one fails the others still come to their end."""
    results = await asyncio.gather(*stories, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results


async def snapshot(store: Store, table_id: str) -> tuple[int, str, list[str]]:
    """What the database knows of a table: entries, position, and how the lobby lists it."""
    table = await store.load(table_id)
    digest = table.state.digest() if table.state is not None else ""
    rows = [repr(row) for row in await store.lobby(table.charter.host) if row.id == table_id]
    return table.n, digest, rows
