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
from parlour.tables.thinking_queue import ThinkingQueue
from parlour.tables.wire import Me


class Notice(msgspec.Struct, frozen=True):
    """What processes tell each other about a table: it has entry n now, somebody came or went, or: who is there?"""

    n: int = 0
    user: str = ""
    here: bool = False
    process: str = ""
    asking: bool = False


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
        self.tables.tables_per_person = settings.tables_per_person
        self.thinking = ThinkingQueue(settings.bot_processes, settings.bot_budget)
        self.bots = BotSeats(self.tables, self.thinking, settings.bot_pause, watched=self.connected)
        self._here: dict[str, Counter[str]] = {}
        """Who looks at which table at this process, and with how many sockets; "" for people without a session."""
        self._elsewhere: dict[str, set[tuple[str, str]]] = {}
        """Who looks at which table at which other process, as these have told."""
        self._names: dict[str, str] = {}

    async def open(self) -> None:
        await self.bots.open()

    async def close(self) -> None:
        await self.bots.close()
        await self.store.close()

    def _publish(self, table_id: str, n: int) -> None:
        self._tell(table_id, Notice(n=n))

    # --- presence ------------------------------------------------------------------------------------------------------

    def connected(self, table_id: str) -> frozenset[str]:
        """The users who look at the table now, here or at another process."""
        here = frozenset(self._here.get(table_id, ()))
        return here.union(user for _process, user in self._elsewhere.get(table_id, ()))

    def came(self, table_id: str, user: str) -> None:
        """Somebody looks at the table here; the other processes are told, and asked who is with them."""
        here = self._here.setdefault(table_id, Counter())
        here[user] += 1
        self._tell(table_id, Notice(user=user, here=True, process=self.process, asking=True))

    def went(self, table_id: str, user: str) -> None:
        """Somebody looks away."""
        here = self._here[table_id]
        here[user] -= 1
        if not here[user]:
            del here[user]
            self._tell(table_id, Notice(user=user, here=False, process=self.process))
        if not here:
            del self._here[table_id]
            self._elsewhere.pop(table_id, None)

    def note(self, table_id: str, notice: Notice) -> None:
        """Take in what another process told; saying it twice changes nothing."""
        if notice.process == self.process:
            return
        elsewhere = self._elsewhere.setdefault(table_id, set())
        if notice.here:
            elsewhere.add((notice.process, notice.user))
        else:
            elsewhere.discard((notice.process, notice.user))
        if notice.asking:
            for user in self._here.get(table_id, ()):
                self._tell(table_id, Notice(user=user, here=True, process=self.process))

    def _tell(self, table_id: str, notice: Notice) -> None:
        self.channels.publish(msgspec.json.encode(notice), channel(table_id))

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
