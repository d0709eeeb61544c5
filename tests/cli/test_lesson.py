"""`parlour lesson`: the same lesson as in the browser, typed at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO

import pytest
from rich.console import Console

from parlour.cli import run
from parlour.cli.lesson import LessonTable
from parlour.games import GAMES, find
from parlour.games.lessons import Remark, find_lesson, lesson_of
from parlour.words import LANGUAGES, words


class Typist(Console):
    """A terminal at which somebody types what comes next, and quits when there is nothing left."""

    def __init__(self, lines: Iterator[str]) -> None:
        super().__init__(file=StringIO(), width=110, highlight=False)
        self._lines = lines

    def input(self, *_prompt: object, **_options: object) -> str:
        return next(self._lines, "q")

    @property
    def printed(self) -> str:
        assert isinstance(self.file, StringIO)
        return self.file.getvalue()


def lesson_at(game: str, language: str, lines: Iterator[str]) -> tuple[LessonTable, str]:
    """The lesson with these lines typed, and what stands on the screen then."""
    console = Typist(lines)
    table = LessonTable(find(game), find_lesson(game), words(language), console)
    table.run()
    return table, console.printed


def remarks(game: str) -> list[Remark]:
    return [step for chapter in find_lesson(game).chapters for step in chapter.steps if not isinstance(step, str)]


def wanted(game: str) -> list[str]:
    """All that is typed by somebody who does what the lesson says."""
    return [remark.move for remark in remarks(game)[:-1]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [name for name in GAMES if lesson_of(name) is not None])
def test_a_lesson_is_typed_to_its_end(game: str, language: str) -> None:
    table, screen = lesson_at(game, language, iter(wanted(game)))
    assert table.course.done
    assert words(language)("lesson-step", number=table.course.count, count=table.course.count) in screen


def test_another_move_is_explained_and_asked_for_again() -> None:
    typed = wanted("king")
    first = next(place for place, line in enumerate(typed) if line)
    table, screen = lesson_at("king", "en", iter([*typed[:first], "bury", "bid 3", "u", "keep"]))
    assert words("en")("king-lesson-keep-bury").split(".")[0] in " ".join(screen.split())
    assert "Now something else is decided" in " ".join(screen.split())
    assert table.course.number == first + 2


def test_what_was_taken_back_is_asked_for_again() -> None:
    typed = wanted("king")
    second = typed.index("lower architecture")
    table, screen = lesson_at("king", "en", iter([*typed[:second], "u", "lower military", "lower architecture"]))
    assert "Taken back" in screen
    assert table.course.number == sum(not remark.goes_on for remark in remarks("king")[: second + 2])


def test_a_game_without_a_lesson_gets_one_clear_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["lesson", "nothing"]) == 2
    monkeypatch.setattr("parlour.games.lessons.lesson_of", lambda _game: None)
    assert run(["lesson", "king"]) == 2
    assert "king has no lesson" in capsys.readouterr().err
