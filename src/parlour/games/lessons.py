"""Lessons: a short scripted play of a game with remarks, as data in the game's own folder (`lesson.json`).

The play is a real one, by the game's own rules. What chance draws and what the others do stands in the script; of the learner
it wants one move at a time, and says something to whoever tries another.
"""

from __future__ import annotations

from functools import cache

import msgspec

from parlour.engine.contract import Game, State
from parlour.engine.errors import ParlourError
from parlour.engine.messages import Message
from parlour.engine.moves import kind_of
from parlour.engine.play import Play
from parlour.engine.preview import preview
from parlour.engine.record import parse_move
from parlour.games import package_of

_BETWEEN = ";"
"""Separates moves that stand in one line of what is laid out."""
_MOST_CHANGES = 3
"""So many changes are told of what another move would do."""


class OtherMove(ParlourError):
    """The move may be done by the rules, but the lesson shows something else now; nothing was done."""

    key = "lesson-other-general"


class NoLesson(ParlourError):
    """The game has no lesson."""

    key = "error-no-lesson"


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that is said to the learner: to be read, or with a move that it asks for."""

    say: str
    """The key of the sentences."""
    show: list[str] = []
    """The parts of the board that it speaks of; where none is named and a move is asked for, what that move is made with."""
    move: str = ""
    """What the learner shall do, in the game's notation; nothing where the remark is only to be read."""
    other: dict[str, str] = {}
    """What is said of another move: a key by the move's notation, or by its kind, or by "" for all others."""
    goes_on: bool = False
    """Whether it belongs to the remark before: where both moves are made at once it is never seen, so it is not counted."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of a lesson, with a title."""

    title: str
    steps: list[str | Remark]
    """Remarks, and as text, as a record has them, the moves of chance and of the others."""
    given: list[str] = []
    """Moves that are laid out before it begins, in the place where the chapter before has left the play."""
    anew: bool = False
    """Whether the play begins once more before they are."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A short scripted play with remarks."""

    players: int
    prompts: list[str]
    """What the learner is asked in it: the keys of these prompts."""
    chapters: list[Chapter]
    learner: int = 0
    options: dict[str, str] = {}


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson of that game, if it has one."""
    file = package_of(game).folder / "lesson.json"
    return msgspec.json.decode(file.read_bytes(), type=Lesson) if file.is_file() else None


def find_lesson(game: str) -> Lesson:
    """The lesson of that game."""
    found = lesson_of(game)
    if found is None:
        raise NoLesson(f"{game} has no lesson")
    return found


class Course:
    """A place in a lesson: what was read and played, and what comes next."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self._chapter = 0
        self._at = 0
        """The next step of the chapter."""

    @property
    def chapter(self) -> Chapter:
        return self.lesson.chapters[self._chapter]

    @property
    def _step(self) -> str | Remark | None:
        return self.chapter.steps[self._at] if self._at < len(self.chapter.steps) else None

    @property
    def remark(self) -> Remark | None:
        """What is said now; nothing while the script goes on by itself."""
        step = self._step
        return step if isinstance(step, Remark) else None

    @property
    def wanted(self) -> int | None:
        """The move that the learner shall do now; none where there is something to be read first."""
        remark = self.remark
        return self.game.parse(remark.move) if remark is not None and remark.move else None

    @property
    def due(self) -> tuple[int, int] | None:
        """The seat and the move of chance or of somebody else that comes now by itself."""
        step = self._step
        return parse_move(self.game, step) if isinstance(step, str) else None

    @property
    def chapter_read(self) -> bool:
        """Whether the next chapter comes now."""
        return self._step is None and self._chapter + 1 < len(self.lesson.chapters)

    @property
    def done(self) -> bool:
        """Whether this is the last remark."""
        return self._chapter + 1 == len(self.lesson.chapters) and self._at + 1 >= len(self.chapter.steps)

    @property
    def count(self) -> int:
        """How many remarks the lesson has; one that goes on is a part of the one before."""
        return _counted([step for chapter in self.lesson.chapters for step in chapter.steps])

    @property
    def number(self) -> int:
        """Which of them this is, from 1."""
        before = [step for chapter in self.lesson.chapters[: self._chapter] for step in chapter.steps]
        goes_on = self.remark is not None and self.remark.goes_on
        return _counted([*before, *self.chapter.steps[: self._at]]) + (0 if goes_on else 1)

    # --- going on ------------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """The step was read, or its move was made."""
        self._at += 1

    def back(self) -> None:
        """The learner has taken back the last move: it is asked for again."""
        self._at -= 1
        while self.wanted is None:
            self._at -= 1

    def turn_page(self) -> None:
        """To the next chapter."""
        self._chapter, self._at = self._chapter + 1, 0

    def lay_out(self, before: Play | None) -> Play:
        """The play as the chapter begins with it."""
        anew = before is None or self.chapter.anew
        play = Play(self.game, self.lesson.players, self.lesson.options) if anew or before is None else before
        for line in self.chapter.given:
            for text in line.split(_BETWEEN):
                play.apply(*parse_move(self.game, text))
        play.seal()
        return play

    def expects(self, seat: int, action: int) -> bool:
        """Whether that is what comes now, by itself or from the learner."""
        return self.due == (seat, action) or (seat == self.lesson.learner and self.wanted == action)

    # --- something else ------------------------------------------------------------------------------------------------

    def check(self, state: State, action: int) -> None:
        """Refuse all that the lesson does not want: what the rules refuse as they do, anything else with an explanation."""
        remark, seat = self.remark, self.lesson.learner
        if remark is None or not remark.move:
            raise OtherMove("the lesson goes on when the remark has been read", "lesson-read-first")
        if action == self.wanted:
            return
        if action not in state.legal_actions(seat):
            state.clone().apply(seat, action)
        detail = f"'{self.game.notation(action)}' may be done, but the lesson shows '{remark.move}' now"
        choice = self.game.choice_message(self.game.show(state.observe(seat)), action)
        why = self._why(remark, action)
        changes = preview(self.game, state, seat, action).changes[:_MOST_CHANGES]
        if why is not None:
            raise OtherMove(detail, "lesson-other", choice=choice, why=Message(why, {}))
        if not changes:
            raise OtherMove(detail, "lesson-other", choice=choice, why=Message(OtherMove.key, {}))
        effect = [
            Message("preview-change", {"what": change.what, "before": change.before, "after": change.after})
            for change in changes
        ]
        raise OtherMove(detail, "lesson-other-effect", choice=choice, effect=_listed(effect))

    def _why(self, remark: Remark, action: int) -> str | None:
        names = (self.game.notation(action), kind_of(self.game.typed(action)), "")
        return next((remark.other[name] for name in names if name in remark.other), None)


def _counted(steps: list[str | Remark]) -> int:
    return sum(isinstance(step, Remark) and not step.goes_on for step in steps)


def _listed(messages: list[Message]) -> Message:
    first, *rest = messages
    return Message("lesson-list", {"first": first, "rest": _listed(rest)}) if rest else first
