"""Every lesson of every game, replayed: it follows the rules, asks for what its data say, and has words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from parlour.engine.contract import State
from parlour.engine.errors import IllegalAction, UnknownGame
from parlour.engine.messages import Message
from parlour.engine.moves import kind_of
from parlour.games import GAMES, find
from parlour.games.lessons import Chapter, Course, Lesson, NoLesson, OtherMove, Remark, find_lesson, lesson_of
from parlour.words import LANGUAGES, words

BOARDS = Path(__file__).parent.parent / "web" / "src" / "games"
every_lesson = pytest.mark.parametrize("game", [name for name in GAMES if lesson_of(name) is not None])


class Moment(NamedTuple):
    """A remark, and the position in which it is made."""

    remark: Remark
    state: State
    course: Course


def moments(game: str) -> Iterator[Moment]:
    """The lesson from its first remark to its last, as somebody plays it who does what it asks for."""
    course = Course(find(game), find_lesson(game))
    play = course.lay_out(None)
    while True:
        if course.due is not None:
            play.apply(*course.due)
        elif course.chapter_read:
            course.turn_page()
            play = course.lay_out(play)
            continue
        else:
            assert course.remark is not None, f"nothing is said at the end of {course.chapter.title}"
            yield Moment(course.remark, play.state, course)
            if course.done:
                return
            if course.wanted is not None:
                course.check(play.state, course.wanted)
                play.apply(course.lesson.learner, course.wanted)
        course.advance()


def spoken(lesson: Lesson) -> Iterator[str]:
    """All keys."""
    for chapter in lesson.chapters:
        yield chapter.title
        for step in chapter.steps:
            if isinstance(step, Remark):
                yield from (step.say, *step.other.values())


@every_lesson
def test_it_can_be_played_and_asks_for_what_its_data_say(game: str) -> None:
    learner, asked = find_lesson(game).learner, list[str]()
    number = 0
    for remark, state, course in moments(game):
        number += not remark.goes_on
        assert course.number == number
        if course.wanted is None:
            continue
        assert course.wanted in state.legal_actions(learner), remark.move
        key = state.prompt(learner).message.key
        if key not in asked:
            asked.append(key)
    assert asked == find_lesson(game).prompts
    assert number == course.count


@every_lesson
def test_what_is_said_of_other_moves_is_said_of_moves_that_can_be_made(game: str) -> None:
    rules, learner = find(game), find_lesson(game).learner
    for remark, state, course in moments(game):
        if course.wanted is None:
            continue
        said = set[str]()
        for action in set(state.legal_actions(learner)) - {course.wanted}:
            before = state.digest()
            with pytest.raises(OtherMove) as other:
                course.check(state, action)
            assert state.digest() == before
            for language in LANGUAGES:
                assert words(language).say(other.value.says, [f"Seat {seat}" for seat in range(state.players)])
            names = (rules.notation(action), kind_of(rules.typed(action)), "")
            said |= {name for name in names if name in remark.other}
        assert said == set(remark.other), f"{remark.say}: nobody can be told that"


def test_a_lower_and_a_higher_bid_are_told_different_things() -> None:
    king = find("king")
    _remark, state, course = next(moment for moment in moments("king") if moment.remark.say == "king-lesson-open")

    def told(bid: str) -> object:
        with pytest.raises(OtherMove) as other:
            course.check(state, king.parse(bid))
        return other.value.says.args["why"]

    assert told("bid 1") == Message("king-lesson-open-low", {})
    assert told("bid 3") == Message("king-lesson-open-bid", {})


def test_what_is_paid_in_one_go_is_one_step() -> None:
    """The counter counts what is seen: on the board all cards are paid by one press."""
    pays = [remark for remark, _state, _course in moments("king") if remark.move.startswith("pay ")]
    before = [remark for remark, *_ in moments("king")]
    after_a_pay = [remark for remark in pays if before[before.index(remark) - 1].move.startswith("pay ")]
    assert after_a_pay
    assert all(remark.goes_on for remark in after_a_pay)


@every_lesson
def test_it_ends_every_chapter_with_something_to_read(game: str) -> None:
    for chapter in find_lesson(game).chapters:
        last = chapter.steps[-1]
        assert isinstance(last, Remark), chapter.title
        assert last.move == "", chapter.title


@every_lesson
def test_only_remarks_ask_the_learner_for_moves(game: str) -> None:
    lesson = find_lesson(game)
    moves = [step for chapter in lesson.chapters for step in chapter.steps if isinstance(step, str)]
    assert [move for move in moves if move.startswith(f"{lesson.learner} ")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_everything_has_words(game: str, language: str) -> None:
    for key in spoken(find_lesson(game)):
        assert key.startswith(f"{game}-lesson-")
        assert words(language)(key)


@every_lesson
def test_everything_that_is_shown_is_on_the_board(game: str) -> None:
    drawn = [*(BOARDS / game).rglob("*.svelte"), *(BOARDS.parent / "table").glob("*.svelte")]
    board = "\n".join(file.read_text("utf-8") for file in drawn)
    parts = set(re.findall(r"""(?:data-part="|data-frame="|\bplace="|data-place="|<Part name="|part\(')([a-z-]+)""", board))
    assert {part for remark, _state, _course in moments(game) for part in remark.show} <= parts


def test_a_move_before_the_remark_is_read_is_refused() -> None:
    _remark, state, course = next(moments("king"))
    with pytest.raises(OtherMove) as early:
        course.check(state, find("king").parse("keep"))
    assert early.value.says.key == "lesson-read-first"


def test_what_the_rules_refuse_is_refused_by_them() -> None:
    asked = (moment for moment in moments("king") if moment.course.wanted is not None)
    _remark, state, course = next(asked)
    with pytest.raises(IllegalAction):
        course.check(state, find("king").parse("bid 3"))


def test_without_a_sentence_of_its_own_another_move_is_told_by_what_it_would_do() -> None:
    king = find("king")
    silent = Remark(say="king-lesson-keep", move="keep")
    chapter = Chapter(title="king-lesson-share", given=["* first 0; * draw gold-2"], steps=[silent])
    course = Course(king, Lesson(players=3, prompts=[], chapters=[chapter]))
    state = course.lay_out(None).state
    with pytest.raises(OtherMove) as buried:
        course.check(state, king.parse("bury"))
    said = words("en").say(buried.value.says)
    assert said.startswith("Bury it in the favour pile? That is allowed, too, and would do this: cards buried by you: 0 → 1.")
    with pytest.raises(OtherMove) as offered:
        course.check(state, king.parse("offer"))
    assert words("en").say(offered.value.says).startswith("Lay it in the middle? That is allowed, too. But here")


def test_a_game_without_a_lesson_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.games.lessons.lesson_of", lambda _game: None)
    with pytest.raises(NoLesson, match="king has no lesson"):
        find_lesson("king")
    monkeypatch.undo()
    with pytest.raises(UnknownGame):
        find_lesson("nothing")
