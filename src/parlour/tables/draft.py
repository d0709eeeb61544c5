"""A draft: entries that a table has folded and the store has not yet saved."""

from __future__ import annotations

from time import time
from typing import Any

from parlour.bots import usual_bot
from parlour.engine.contract import CHANCE
from parlour.engine.forced import only_choice
from parlour.engine.play import Play
from parlour.games.lessons import Course
from parlour.tables.entry import Entry, Kind
from parlour.tables.table import Table


class Draft:
    """Adds entries to a table; whoever uses it saves them, or throws the table away."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.before = table.n
        self.entries: list[Entry] = []
        self.now = time()

    def add(self, kind: Kind, **fields: Any) -> None:
        """Fold one more entry; an illegal move raises here and leaves the table as it was."""
        entry = Entry(n=self.table.n + 1, at=self.now, kind=kind, **fields)
        self.table.fold(entry)
        self.entries.append(entry)

    def start(self, bot: str = "") -> None:
        """Begin the game: open seats get that bot, or the usual one, and chance does its part."""
        for number, seat in enumerate(self.table.seats):
            if not seat.taken:
                self.seat_bot(number, bot or usual_bot(self.table.game))
        self.add("started")
        self.follow()

    def seat_bot(self, seat: int, bot: str) -> None:
        """A bot sits down. What it is called here is for programs; people read its name in their language."""
        self.add("bot", seat=seat, name=f"{bot.partition(':')[0].capitalize()} {seat + 1}", text=bot)

    def follow(self) -> None:
        """What follows a move by itself: draws and what is forced, or what a lesson goes on with; the game may be over."""
        if self.table.course is not None:
            self._teach(self.table.course)
        else:
            self._roll()
        state = self.table.state
        assert state is not None
        if state.is_over and self.table.status == "playing":
            self.add("over")

    def _roll(self) -> None:
        """Chance rolls from the seed, and choices that are none are made."""
        play = self.table.play
        assert play is not None
        stream = self.table.stream()
        while play.chance_to_act or (self.table.charter.forces and self._force(play)):
            if play.chance_to_act:
                action = play.state.sample_chance(stream)
                self.add("rolled", seat=CHANCE, text=self.table.game.notation(action))

    def _teach(self, course: Course) -> None:
        """What the lesson's script does up to the next remark."""
        while course.due is not None or course.chapter_read:
            if course.due is None:
                self.add("chapter")
                continue
            seat, action = course.due
            text = self.table.game.notation(action)
            if seat == CHANCE:
                self.add("rolled", seat=CHANCE, text=text)
            else:
                self.add("moved", seat=seat, name=self.table.seats[seat].name, text=text)

    def _force(self, play: Play) -> bool:
        """Make a choice that is none, if there is one; only people take back what they did."""
        table, before = self.table, play.may_regret()
        only = only_choice(play.state, settled=before == CHANCE or bool(table.seats[before].bot))
        if only is None:
            return False
        seat, action = only
        self.add("moved", seat=seat, name=table.seats[seat].name, text=table.game.notation(action), forced=True)
        return True
