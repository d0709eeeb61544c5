"""The parts of a running server, put together."""

from __future__ import annotations

import secrets
from collections import Counter
from time import time

import msgspec
from litestar.channels import ChannelsPlugin

from parlour.server.settings import Settings
from parlour.tables.bot_seats import BotSeats
from parlour.tables.names import clean_name
from parlour.tables.service import Tables
from parlour.tables.store import Store
from parlour.tables.thinkers import Thinkers
from parlour.tables.wire import Me


class Notice(msgspec.Struct, frozen=True):
    """What processes tell each other about a table: it has entry n now, or somebody came or went."""

    n: int = 0
    user: str = ""
    here: bool = False
    process: str = ""


def channel(table_id: str) -> str:
    """The channel on which a table's notices go."""
    return f"table-{table_id}"


class Core:
    """Store, tables, bots and presence of one process."""

    def __init__(self, settings: Settings, store: Store, channels: ChannelsPlugin) -> None:
        self.settings = settings
        self.store = store
        self.channels = channels
        self.process = secrets.token_hex(4)
        self.tables = Tables(store, self._publish, settings.shared)
        thinkers = Thinkers(settings.bot_processes, settings.bot_budget)
        self.bots = BotSeats(self.tables, thinkers, settings.bot_pause)
        self._here: dict[str, Counter[str]] = {}
        """Who is connected to which table, by process and user."""
        self._names: dict[str, str] = {}

    async def open(self) -> None:
        await self.bots.open()

    async def close(self) -> None:
        await self.bots.close()
        await self.store.close()

    def _publish(self, table_id: str, n: int) -> None:
        self.channels.publish(msgspec.json.encode(Notice(n=n)), channel(table_id))

    # --- presence ------------------------------------------------------------------------------------------------------

    def connected(self, table_id: str) -> frozenset[str]:
        """The users who look at the table now."""
        return frozenset(key.split(" ", 1)[1] for key, count in self._here.get(table_id, Counter()).items() if count > 0)

    def came(self, table_id: str, user: str, here: bool) -> None:
        """Tell all processes that somebody came or went."""
        if user:
            notice = Notice(user=user, here=here, process=self.process)
            self.note(table_id, notice)
            self.channels.publish(msgspec.json.encode(notice), channel(table_id))

    def note(self, table_id: str, notice: Notice) -> None:
        """Remember who came or went."""
        counts = self._here.setdefault(table_id, Counter())
        key = f"{notice.process} {notice.user}"
        counts[key] += 1 if notice.here else -1
        if counts[key] <= 0:
            del counts[key]
        if not counts:
            self._here.pop(table_id, None)

    # --- people --------------------------------------------------------------------------------------------------------

    async def me(self, user: str) -> Me:
        """Who the user is; a stranger gets a name."""
        name = self._names.get(user)
        if name is None:
            name = await self.store.user_name(user)
            if name is None:
                name = f"Guest {int(user[:6], 16) % 9000 + 1000}"
            self._names[user] = name
        return Me(user, name)

    async def rename(self, user: str, name: str) -> Me:
        """Remember what the user is called."""
        cleaned = clean_name(name)
        await self.store.save_user(user, cleaned, time())
        self._names[user] = cleaned
        return Me(user, cleaned)


def new_user() -> str:
    """An id for somebody new."""
    return secrets.token_hex(12)
