"""`parlour lesson`: how a game is played, shown in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from parlour import games
from parlour.bots import usual_bot
from parlour.cli.menu import Menu
from parlour.cli.names import HUMAN
from parlour.cli.output import GameName, Language, console
from parlour.cli.terminal import Quit, TerminalTable
from parlour.engine.contract import Game
from parlour.games.lessons import Course, Lesson, OtherMove, Remark, find_lesson
from parlour.words import Words, words


def lesson(game: GameName, lang: Language = "en") -> None:
    """Learn a game in the terminal: the same lesson as in the browser."""
    rules = games.find(game)
    LessonTable(rules, find_lesson(rules.name), words(lang), console()).run()


class LessonTable(TerminalTable):
    """A table at which draws and the other seats follow the lesson's script."""

    def __init__(self, game: Game, lesson: Lesson, words: Words, console: Console) -> None:
        self.course = Course(game, lesson)
        seats = [HUMAN if seat == lesson.learner else usual_bot(game) for seat in range(lesson.players)]
        super().__init__(self.course.lay_out(None), seats, {}, bytes(32), words, console, questions=False)
        self.remember_events()
        self._fresh = True
        """Whether the position is another one than that which was drawn last."""

    def run(self) -> None:
        """To the last remark, or until the learner quits."""
        try:
            while not self.course.done:
                self._step()
            self._say(self.course.remark)
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()

    def _step(self) -> None:
        course, learner = self.course, self.course.lesson.learner
        if course.due is not None:
            self.play.apply(*course.due, self.events)
            course.advance()
            self._fresh = True
        elif course.chapter_read:
            course.turn_page()
            self.play = course.lay_out(self.play)
            self.remember_events()
            self._fresh = True
        elif course.wanted is not None:
            self._ask(learner)
            if self.play.state.is_over:
                self._end()
        else:
            self._read(learner)
            course.advance()

    def _read(self, learner: int) -> None:
        """A remark that is only to be read, under the position it speaks of."""
        if self._fresh and not self.play.state.is_over:
            self._tell(learner)
            game = self.play.game
            super()._draw(game.reckon(game.show(self.play.state.observe(learner))))
        self._fresh = False
        self._say(self.course.remark)
        if self.console.input(Text(f"{self.words('lesson-enter')}: ", style="dim")).strip() == "q":
            raise Quit

    def _say(self, remark: Remark | None) -> None:
        assert remark is not None
        step = self.words("lesson-step", number=self.course.number, count=self.course.count)
        title = f"{self.words(self.course.chapter.title)} · {step}"
        self.console.print(Panel(Text(self.words(remark.say)), title=title, title_align="left", border_style="cyan"))

    def _draw(self, observation: Any) -> None:
        super()._draw(observation)
        self._fresh = False
        self._say(self.course.remark)

    def _answer(self, seat: int, menu: Menu, rule: str) -> bool:
        try:
            return super()._answer(seat, menu, rule)
        except OtherMove as other:
            self.console.print(Text(self.words.say(other.says, self.names), style="yellow"))
            return False

    def _do(self, seat: int, action: int) -> None:
        self.course.check(self.play.state, action)
        super()._do(seat, action)
        self.course.advance()
        self._fresh = True

    def _undo(self, seat: int, how: str) -> bool:
        before = len(self.play.log)
        done = super()._undo(seat, how)
        for _ in range(before - len(self.play.log)):
            self.course.back()
        return done
