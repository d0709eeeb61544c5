"""The king track: steps, corruption, the order of the players, and stacks of markers."""

from __future__ import annotations

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum.components import LAST_LEADER_POINTS, ROUNDS, TRACK, TRACK_START
from parlour.games.tiletum.europe import Europe


def _lands(europe: Europe, seat: int, space: int) -> None:
    """The marker comes to another space, on top of those that are there."""
    europe.track[seat] = space
    europe.arrival = (*[other for other in europe.arrival if other != seat], seat)


def advance(europe: Europe, seat: int, steps: int, events: Events) -> None:
    """Up the track, at most to its end; a marker that makes no step keeps its place in the stack."""
    space = min(europe.track[seat] + steps, len(TRACK) - 1)
    made = space - europe.track[seat]
    if made > 0:
        _lands(europe, seat, space)
    if events is not None:
        events.append(Event("advanced", {"seat": seat, "steps": made, "points": TRACK[space]}))


def corrupt(europe: Europe, steps: int) -> None:
    """All markers go down, the lowest first, stacks unbroken; nobody falls off the end."""
    if steps == 0:
        return
    from_below = sorted(europe.arrival, key=lambda seat: europe.track[seat])
    for seat in from_below:
        if europe.track[seat] > 0:
            _lands(europe, seat, max(0, europe.track[seat] - steps))


def ranked(europe: Europe) -> tuple[int, ...]:
    """The seats from the highest marker to the lowest; in a stack the bottom one comes first."""
    return tuple(sorted(europe.arrival, key=lambda seat: -europe.track[seat]))


def leader_points(number: int) -> int | None:
    """What the leader gets in the king phase of this round; None where that is the tile."""
    return LAST_LEADER_POINTS if number == ROUNDS - 1 else None


def returns(space: float) -> bool:
    """Whether a marker there goes back to 0 when the round is over."""
    return space < TRACK_START


def back_to_zero(europe: Europe) -> None:
    """The red markers return, the highest first, so that the lowest ends on top."""
    for seat in ranked(europe):
        if returns(europe.track[seat]):
            _lands(europe, seat, TRACK_START)
