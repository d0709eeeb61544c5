"""The parts of a running server, put together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import time

from parlour.server.bus import Bus
from parlour.server.link_preview import spoken
from parlour.server.news import Call, News
from parlour.server.presence import Presence
from parlour.server.settings import Settings
from parlour.server.tokens import Tokens
from parlour.tables.analyses import Analyses
from parlour.tables.bot_seats import BotSeats
from parlour.tables.hints import Hints
from parlour.tables.lessons import Lessons
from parlour.tables.names import clean_name
from parlour.tables.programs import Programs
from parlour.tables.quota import Quota
from parlour.tables.results import Results
from parlour.tables.service import Tables
from parlour.tables.store import Store
from parlour.tables.thinking_queue import ThinkingQueue
from parlour.tables.wire.rest import Me, ProgramRequest, ProgramToken
from parlour.words import words


class Core:
    """Store, tables, bots, presence and news of one process."""

    def __init__(self, settings: Settings, store: Store, key: bytes = b"") -> None:
        self.settings = settings
        self.store = store
        self.tables = Tables(store, self._publish, settings.shared)
        self.tables.tables_per_person = settings.tables_per_person
        self.tables.thinking_per_person = settings.thinking_per_person
        self.lessons = Lessons(self.tables)
        self.programs = Programs(self.tables)
        self.tokens = Tokens(self.programs, key)
        self.thinking = ThinkingQueue(settings.bot_processes, settings.bot_budget)
        hint_quota = Quota(settings.hints_per_hour, "error-too-many-hints")
        self.hints = Hints(self.tables, self.thinking, hint_quota, settings.hint_thinking)
        analysis_quota = Quota(settings.analyses_per_hour, "error-too-many-analyses")
        self.analyses = Analyses(self.tables, self.thinking, analysis_quota, *settings.analysis_thinking)
        self.results = Results(store)
        self.news = News()
        self.presence = Presence(self._presence_changed)
        self.bots = BotSeats(self.tables, self.thinking, settings.bot_pause, watched=self.news.is_watched)
        line = "postgresql://" + settings.db.split("://", 1)[-1]
        self.bus = Bus(line, self.presence, self.news.ring, self._catch_up) if settings.shared else None

    async def open(self) -> None:
        if self.bus is not None:
            self.bus.open()
        await self.bots.open()

    async def close(self) -> None:
        await self.analyses.close()
        await self.bots.close()
        await self.results.close()
        if self.bus is not None:
            await self.bus.close()
        await self.store.close()

    # --- news ----------------------------------------------------------------------------------------------------------

    def _publish(self, table_id: str, n: int) -> None:
        self.news.ring(table_id, n)
        if self.bus is not None:
            self.bus.tell_table(table_id, n)

    async def _catch_up(self) -> None:
        """Ring for all that the log has; who has it already sends nothing."""
        for table_id, n in (await self.store.last_numbers(self.news.watched())).items():
            self.news.ring(table_id, n)

    # --- presence ------------------------------------------------------------------------------------------------------

    @contextmanager
    def watching(self, table_id: str, user: str) -> Iterator[Call]:
        """Somebody looks at the table for as long as this lasts, and is called when there are news."""
        with self.news.watching(table_id) as call:
            if not user:
                yield call
                return
            at = (table_id, user)
            if self.presence.came(at) and self.bus is not None:
                self.bus.tell_person(at, True)
            try:
                yield call
            finally:
                if self.presence.went(at) and self.bus is not None:
                    self.bus.tell_person(at, False)

    def _presence_changed(self, table_id: str, user: str) -> None:
        """Only who sits at the table is shown as being there, so only that is worth a word."""
        table = self.tables.known(table_id)
        if table is None or table.seats_of(user):
            self.news.ring(table_id)

    # --- people --------------------------------------------------------------------------------------------------------

    async def me(self, user: str, accepted: str) -> Me:
        """Who the user is; a stranger gets a name in the language that the browser accepts.

        Not remembered here: another process may hear a new name.
        """
        name = await self.store.user_name(user)
        return Me(user, name or words(spoken(accepted))("table-guest", number=_guest_number(user)), named=bool(name))

    async def rename(self, user: str, name: str) -> Me:
        """Remember what the user is called."""
        cleaned = clean_name(name)
        await self.store.save_user(user, cleaned, time())
        return Me(user, cleaned, named=True)

    # --- programs ------------------------------------------------------------------------------------------------------

    async def invite_program(self, table_id: str, user: str, wish: ProgramRequest, accepted: str) -> ProgramToken:
        """Let a program play on a seat; whoever asked gets its token, which is kept nowhere."""
        name = wish.name or words(spoken(accepted))("table-program", number=str(wish.seat + 1))
        program = await self.programs.invite(table_id, user, wish.seat, name)
        called = await self.rename(program.user, name)
        return ProgramToken(program.seat, called.name, self.tokens.make(program))


def _guest_number(user: str) -> str:
    return str(int(user[:6], 16) % 9000 + 1000)
