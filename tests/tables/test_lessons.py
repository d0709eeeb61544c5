"""Lesson tables: the script moves, another move is explained and changes nothing, and nowhere else is anything scripted."""

from __future__ import annotations

import msgspec
import pytest

from parlour.engine.contract import CHANCE
from parlour.engine.errors import IllegalAction, NothingToUndo, RecordError
from parlour.games.lessons import Course, OtherMove, find_lesson
from parlour.tables.draft import Draft
from parlour.tables.entry import Charter, Entry
from parlour.tables.errors import NotAllowed, Stale, TooManyTables
from parlour.tables.lessons import Lessons
from parlour.tables.table import Table
from parlour.tables.wire.rest import NewTable
from tests.tables.club import ANN, BEN, KING, Club, new_table, play_on, state_of, wish

pytestmark = pytest.mark.anyio
LEARNER = find_lesson("king").learner


class Pupil:
    """Ann, who learns."""

    def __init__(self, club: Club, table: str) -> None:
        self.club = club
        self.id = table

    @classmethod
    async def at(cls, club: Club) -> Pupil:
        return cls(club, await Lessons(club.tables).learn(ANN, "Ann", "king", again=False))

    async def table(self) -> Table:
        return await self.club.table(self.id)

    async def course(self) -> Course:
        course = (await self.table()).course
        assert course is not None
        return course

    async def read(self) -> int:
        table = await self.table()
        return await Lessons(self.club.tables).read(self.id, ANN, table.n, self.club.request())

    async def move(self, text: str) -> int:
        table = await self.table()
        return await self.club.tables.move(self.id, ANN, LEARNER, KING.parse(text), table.n, self.club.request())

    async def go_on(self, to: str = "") -> None:
        """Do what the lesson asks for, up to this remark or to the last one."""
        while True:
            course = await self.course()
            assert course.remark is not None
            if course.done or course.remark.say == to:
                return
            await (self.read() if course.wanted is None else self.move(course.remark.move))


async def test_draws_and_opponents_follow_the_script_to_the_end(club: Club) -> None:
    ann = await Pupil.at(club)
    await ann.go_on()
    table = await ann.table()
    lesson = find_lesson("king")
    wanted = [step for chapter in lesson.chapters for step in chapter.steps if isinstance(step, str)]
    lines = [line.entry for line in table.lines if line.entry.kind in ("moved", "rolled") and line.entry.user == ""]
    assert [f"{'*' if entry.seat == CHANCE else entry.seat} {entry.text}" for entry in lines] == wanted
    assert (table.status, state_of(table).is_over, table.bot_to_act()) == ("over", True, None)
    assert (await club.kinds(ann.id)).count("chapter") == len(lesson.chapters) - 1


async def test_it_is_the_same_after_it_was_read_from_the_store(club: Club) -> None:
    ann = await Pupil.at(club)
    await ann.go_on("king-lesson-outbid")
    again = await club.store.load(ann.id)
    assert again.course is not None
    assert again.course.number == (await ann.course()).number
    assert state_of(again).digest() == state_of(await ann.table()).digest()


async def test_another_move_is_explained_and_nothing_has_happened(club: Club) -> None:
    ann = await Pupil.at(club)
    await ann.go_on("king-lesson-keep")
    before = await ann.table()
    n, digest = before.n, state_of(before).digest()
    with pytest.raises(OtherMove) as other:
        await ann.move("bury")
    assert other.value.says.key == "lesson-other"
    with pytest.raises(IllegalAction):
        await ann.move("bid 3")
    table = await ann.table()
    assert (table.n, state_of(table).digest()) == (n, digest)
    await ann.move("keep")
    assert (await ann.table()).n > n


async def test_what_is_to_be_read_comes_before_what_is_to_be_done(club: Club) -> None:
    ann = await Pupil.at(club)
    view = await club.view(ann.id, ANN)
    assert (view.legal, view.to_act) == ([], [])
    assert view.lesson is not None
    assert (view.lesson.number, view.lesson.wanted, view.lesson.done) == (1, None, False)
    with pytest.raises(OtherMove):
        await ann.move("keep")
    await ann.go_on("king-lesson-keep")
    view = await club.view(ann.id, ANN)
    assert view.lesson is not None
    assert view.lesson.wanted == KING.parse("keep")
    assert view.to_act == [LEARNER]
    assert len(view.legal) == 3
    with pytest.raises(NotAllowed):
        await ann.read()


async def test_a_remark_is_read_once(club: Club) -> None:
    ann = await Pupil.at(club)
    table = await ann.table()
    lessons, at, request = Lessons(club.tables), table.n, club.request()
    assert await lessons.read(ann.id, ANN, at, request) == await lessons.read(ann.id, ANN, at, request)
    with pytest.raises(Stale):
        await lessons.read(ann.id, ANN, at, club.request())
    assert (await ann.course()).number == 2


async def test_what_was_taken_back_is_asked_for_again(club: Club) -> None:
    ann = await Pupil.at(club)
    await ann.go_on("king-lesson-offer")
    with pytest.raises(NothingToUndo):
        await club.tables.undo(ann.id, ANN, LEARNER, False, club.request())
    await ann.go_on("king-lesson-lower-on")
    digest = state_of(await ann.table()).digest()
    await club.tables.undo(ann.id, ANN, LEARNER, False, club.request())
    assert (await ann.course()).remark == next(
        step
        for chapter in find_lesson("king").chapters
        for step in chapter.steps
        if getattr(step, "move", "") == "lower military"
    )
    await ann.move("lower military")
    assert state_of(await ann.table()).digest() == digest


async def test_a_lesson_is_the_learners_own_and_is_listed_nowhere(club: Club) -> None:
    ann = await Pupil.at(club)
    await ann.go_on("king-lesson-keep")
    assert (await ann.table()).charter.private
    for user in (ANN, BEN, ""):
        assert await club.store.lobby(user) == []
        assert await club.store.mine(user) == []
        assert await club.store.turns(user) == []
    assert (await club.view(ann.id, BEN)).lesson is None
    with pytest.raises(NotAllowed):
        await Lessons(club.tables).read(ann.id, BEN, (await ann.table()).n, club.request())
    await ann.go_on()
    assert await club.store.mine(ANN) == []


async def test_it_goes_on_where_it_was_left_and_begins_anew_when_done_or_asked(club: Club) -> None:
    ann = await Pupil.at(club)
    await ann.read()
    lessons = Lessons(club.tables)
    assert await lessons.learn(ANN, "Ann", "king", again=False) == ann.id
    assert await lessons.learn(BEN, "Ben", "king", again=False) != ann.id
    other = await lessons.learn(ANN, "Ann", "king", again=True)
    assert other != ann.id
    done = Pupil(club, other)
    await done.go_on()
    assert await lessons.learn(ANN, "Ann", "king", again=False) == ann.id
    await ann.go_on()
    assert await lessons.learn(ANN, "Ann", "king", again=False) not in (ann.id, other)


async def test_lessons_take_nothing_from_the_tables_that_somebody_may_open(club: Club) -> None:
    club.tables.tables_per_person = 2
    lessons = Lessons(club.tables)
    for _ in range(2):
        await lessons.learn(ANN, "Ann", "king", again=True)
    with pytest.raises(TooManyTables):
        await lessons.learn(ANN, "Ann", "king", again=True)
    for _ in range(2):
        await club.tables.create(ANN, "Ann", wish("me", "open"))
    with pytest.raises(TooManyTables):
        await club.tables.create(ANN, "Ann", wish("me", "open"))


async def test_nobody_leaves_resigns_branches_off_or_plays_again(club: Club) -> None:
    ann = await Pupil.at(club)
    with pytest.raises(NotAllowed):
        await club.tables.leave(ann.id, ANN, LEARNER)
    with pytest.raises(NotAllowed):
        await club.tables.resign(ann.id, ANN, LEARNER, club.request())
    await ann.go_on()
    with pytest.raises(NotAllowed):
        await club.tables.rematch(ann.id, ANN)
    with pytest.raises(NotAllowed):
        await club.tables.create(ANN, "Ann", wish("me", "bot random", "bot random", branch=ann.id, branch_at=5))


async def test_a_lesson_whose_script_has_changed_is_begun_anew(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = await Pupil.at(club)
    await ann.go_on("king-lesson-offer")
    lesson = find_lesson("king")
    first = msgspec.structs.replace(lesson.chapters[0], steps=[lesson.chapters[0].steps[-1]])
    changed = msgspec.structs.replace(lesson, chapters=[first, *lesson.chapters[1:]])
    monkeypatch.setattr("parlour.tables.table.find_lesson", lambda _game: changed)
    elsewhere = Club(club.store)
    assert await Lessons(elsewhere.tables).learn(ANN, "Ann", "king", again=False) != ann.id


# --- nowhere else ----------------------------------------------------------------------------------------------------------


def test_only_a_lesson_has_a_script() -> None:
    draft = new_table(ANN, "random", "random")
    assert draft.table.course is None
    draft.start()
    play_on(draft, lambda state: state.is_over)
    assert not {"read", "chapter"} & {entry.kind for entry in draft.entries}


@pytest.mark.parametrize("kind", ["read", "chapter"])
def test_another_table_has_no_place_for_what_a_lesson_does(kind: str) -> None:
    draft = new_table(ANN, "random", "random")
    draft.start()
    with pytest.raises(AssertionError):
        draft.add(kind)  # type: ignore[arg-type] # one of the two


async def test_nothing_is_to_be_read_at_another_table(club: Club) -> None:
    table = await club.seat(ANN, "random", "random")
    with pytest.raises(NotAllowed):
        await Lessons(club.tables).read(table, ANN, (await club.table(table)).n, club.request())


async def test_who_opens_a_table_cannot_ask_for_scripted_draws() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game": "king", "seats": [], "lesson": true}', type=NewTable)


def test_a_lesson_folds_nothing_that_is_not_in_its_script() -> None:
    lesson = find_lesson("king")
    ordinary = new_table(ANN, "random", "random").table.charter
    table = Table(msgspec.structs.replace(ordinary, lesson=True))
    draft = Draft(table)
    draft.add("joined", seat=LEARNER, user=ANN, name="Ann")
    draft.start()
    drawn = next(step for step in lesson.chapters[0].steps if isinstance(step, str)).removeprefix("* ")
    for text in (drawn, "draw gold-3"):
        with pytest.raises(RecordError):
            table.fold(Entry(n=table.n + 1, at=1.0, kind="rolled", seat=CHANCE, text=text))
    assert isinstance(table.charter, Charter)
