"""Tables in the middle of a game, played without a server and laid into its database, as one that has stopped leaves them."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from time import time
from typing import NamedTuple

import anyio
from msgspec import structs

from parlour.engine.chance import commitment
from parlour.engine.options import settle
from parlour.games import find
from parlour.tables.draft import Draft
from parlour.tables.entry import Charter
from parlour.tables.service import new_table_id
from parlour.tables.store import Store
from parlour.tables.table import Table


class Sitter(NamedTuple):
    """Somebody whom the server knows."""

    id: str
    name: str


def positions(game: str, people: Sequence[Sitter], players: int, number: int) -> Iterator[Draft]:
    """One game played at random, always the same for the same number: wherever the first of these people has to decide alone.

    The others on the seats are bots. It is one table that goes on: after the last position it is over.
    """
    draft = Draft(Table(_charter(game, people[0].id, players, sha256(f"{game} {number}".encode()).digest())))
    draft.add("created", user=people[0].id, name=people[0].name)
    for seat, one in enumerate(people):
        draft.add("joined", seat=seat, user=one.id, name=one.name)
    draft.start()
    rng = random.Random(draft.table.charter.seed)
    while acting := draft.table.to_act():
        if acting == (0,):
            yield draft
        _move(draft, acting[-1], rng)


def finished(game: str, people: Sequence[Sitter], players: int) -> Draft:
    """A game that was played to its end."""
    *_, draft = positions(game, people, players, 0)
    return draft


def _charter(game: str, host: str, players: int, seed: bytes) -> Charter:
    found = find(game)
    return Charter(
        id="",
        game=game,
        edition=found.edition,
        players=players,
        options=settle(found.options, {}),
        private=False,
        host=host,
        seed=seed.hex(),
        commitment=commitment(seed),
        created_at=time(),
        rules=found.rules_version,
    )


def _move(draft: Draft, seat: int, rng: random.Random) -> None:
    state = draft.table.state
    assert state is not None
    legal = [draft.table.game.notation(action) for action in state.legal_actions(seat)]
    place = draft.table.seats[seat]
    draft.add("moved", seat=seat, user=place.user, name=place.name, text=rng.choice(likely(legal)))
    draft.follow()


def likely(notations: Sequence[str]) -> Sequence[str]:
    """Bids stay small, so that an auction ends; kings are taken."""
    bids = [one for one in notations if one.startswith("bid ")]
    if bids:
        passing = [one for one in notations if one not in bids]
        return [*passing, bids[0]] if int(bids[0].split()[1]) <= 2 else passing
    return [one for one in notations if "king" in one] or notations


def with_store(db: str, do: Callable[[Store], Awaitable[None]]) -> None:
    """Beside a server, or before it starts."""

    async def run() -> None:
        store = Store(db)
        await store.open()
        try:
            await do(store)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as pool:  # where a browser runs, this thread has a loop already
        pool.submit(anyio.run, run).result()


def lay_out(db: str, draft: Draft) -> str:
    """Save the table as it is now in a file that a server reads, under an id of its own."""
    table = draft.table
    table.charter = structs.replace(table.charter, id=new_table_id())
    with_store(db, lambda store: store.create(table, draft.entries))
    return table.id
