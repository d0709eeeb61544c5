"""Lesson tables: the learner's own, where draws and the other seats follow the script of the game's lesson."""

from __future__ import annotations

from parlour import games
from parlour.bots import usual_bot
from parlour.engine.errors import ParlourError
from parlour.engine.options import settle
from parlour.games.lessons import find_lesson
from parlour.tables.draft import Draft
from parlour.tables.errors import NotAllowed, Stale
from parlour.tables.service import Tables, own_seat
from parlour.tables.table import Table


class Lessons:
    """Opens lessons and goes on in them; what is played there the tables do as at any other."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def learn(self, user: str, name: str, game: str, again: bool) -> str:
        """The lesson that the user has begun, or a new one; returns the table's id."""
        find_lesson(games.find(game).name)
        begun = None if again else await self._tables.store.lesson(user, game)
        if begun is not None and await self._can_go_on(begun):
            return begun
        return await self._open(user, name, game)

    async def _can_go_on(self, table_id: str) -> bool:
        """Whether it still follows the script: that may have changed since."""
        try:
            async with self._tables.locked(table_id):
                return True
        except ParlourError:
            return False

    async def _open(self, user: str, name: str, game: str) -> str:
        rules, lesson = games.find(game), find_lesson(game)
        options = settle(rules.options, lesson.options)
        table = Table(self._tables.charter(user, game, lesson.players, options, True, None, [], lesson=True))
        draft = Draft(table)
        draft.add("created", user=user, name=name)
        bot = usual_bot(rules)
        for seat in range(lesson.players):
            if seat == lesson.learner:
                draft.add("joined", seat=seat, user=user, name=name)
            else:
                draft.seat_bot(seat, bot)
        draft.start()
        await self._tables.save_new(draft)
        return table.id

    async def read(self, table_id: str, user: str, at: int, request: str) -> int:
        """The learner has read what there was to read: on to what comes next."""

        def do(draft: Draft) -> None:
            table = draft.table
            if table.course is None:
                raise NotAllowed("this is no lesson", "error-no-lesson")
            seat = table.course.lesson.learner
            own_seat(table, user, seat)
            if table.decided_since(seat, at):
                raise Stale(f"the table has entry {table.n}, you saw {at}: the lesson has gone on since")
            if table.course.wanted is not None or table.course.done:
                raise NotAllowed("there is nothing to be read before the lesson goes on", "lesson-move-first")
            draft.add("read", seat=seat, user=user, request=request)
            draft.follow()

        return await self._tables.change(table_id, user, request, do)
