"""Who is let in when many come, and what is remembered of those who have gone."""

from __future__ import annotations

import asyncio

import pytest
from litestar import Litestar

from parlour.server.door import Door, household
from parlour.server.security import forgetting_addresses


class Line:
    """A connection that knows whether it was cut."""

    cut = False

    def abort(self) -> None:
        self.cut = True


class Clock:
    """Time that passes when told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def arrive(door: Door, address: str, count: int = 1) -> list[Line]:
    """So many silent connections."""
    lines = [Line() for _ in range(count)]
    for line in lines:
        assert door.admit(line, address)
        door.arriving(line)
    return lines


def small_door(per_address: int = 3, at_once: int = 100, clock: Clock | None = None) -> Door:
    return Door(per_address, at_once, 10.0, clock or Clock())


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("10.0.0.1", "::ffff:10.0.0.1", True),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("nonsense", "other", False),
        ("x" * 100, "x" * 1000, True),
    ],
)
def test_addresses_of_one_household(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same


def test_the_longest_silent_makes_room_for_a_newcomer_of_the_same_address() -> None:
    door = small_door()
    lines = arrive(door, "10.0.0.1", 3)
    others = arrive(door, "10.0.0.2", 3)
    arrive(door, "10.0.0.1", 2)
    assert [line.cut for line in lines] == [True, True, False]
    assert not any(line.cut for line in others)


def test_nobody_who_is_being_answered_makes_room() -> None:
    door = small_door()
    lines = arrive(door, "10.0.0.1", 3)
    for line in lines:
        door.busy(line)
    newcomer = Line()
    assert not door.admit(newcomer, "10.0.0.1")
    assert not any(line.cut for line in lines)
    door.resting(lines[1])
    assert door.admit(newcomer, "10.0.0.1")
    assert [line.cut for line in lines] == [False, True, False]


def test_the_whole_house_is_full() -> None:
    door = small_door(per_address=0, at_once=4)
    silent = arrive(door, "10.0.0.1", 3) + arrive(door, "10.0.0.2", 1)
    arrive(door, "10.0.0.3", 1)
    assert [line.cut for line in silent] == [True, False, False, False]
    for line in silent:
        door.busy(line)
    assert door.admit(Line(), "10.0.0.4"), "the one that came last is still silent"
    assert not door.admit(Line(), "10.0.0.5")


def test_those_who_take_too_long_are_cut_and_parts_of_a_request_buy_nothing() -> None:
    clock = Clock()
    door = small_door(per_address=0, clock=clock)
    slow, answered, late = arrive(door, "10.0.0.1", 3)
    door.busy(answered)
    door.resting(answered)
    clock.now = 6.0
    door.arriving(slow)
    door.busy(late)
    door.arriving(late)
    clock.now = 10.5
    door.sweep()
    assert (slow.cut, answered.cut, late.cut) == (True, False, False)
    clock.now = 16.5
    door.sweep()
    assert (answered.cut, late.cut) == (False, True)


def test_nothing_is_remembered_of_those_who_have_gone() -> None:
    clock = Clock()
    door = small_door(clock=clock)
    lines = [line for number in range(50) for line in arrive(door, f"10.0.0.{number}", 5)]
    for number, line in enumerate(lines):
        if number % 2:
            door.busy(line)
        if number % 3:
            door.leave(line)
            door.leave(line)
    clock.now = 11.0
    door.sweep()
    for line in lines:
        door.leave(line)
    assert [value for value in vars(door).values() if isinstance(value, dict) and value] == []


@pytest.mark.anyio
async def test_the_limiter_forgets_addresses() -> None:
    app = Litestar()
    store = app.stores.get("rate_limit")
    for number in range(10):
        await store.set(f"10.0.0.{number}", "once", expires_in=-1)
    await store.set("10.0.0.99", "just now", expires_in=1000)
    async with forgetting_addresses(app, every=0.001):
        while await store.exists("10.0.0.0"):
            await asyncio.sleep(0)
    assert [await store.exists(f"10.0.0.{number}") for number in (5, 9, 99)] == [False, False, True]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
