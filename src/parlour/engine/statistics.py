"""Statistics of a finished play: the points after every move, and what the game's tally counted."""

from __future__ import annotations

from typing import NamedTuple

from parlour.engine.contract import Game
from parlour.engine.events import Event
from parlour.engine.record import Record
from parlour.engine.replay import steps
from parlour.engine.tally import Chapter


class Statistics(NamedTuple):
    """What can be told in figures when a game is over."""

    scores: list[list[int]]
    """The points by seat after every move, as if the game had ended there."""
    chapters: list[Chapter]


def statistics(game: Game, record: Record) -> Statistics:
    """Play the record once more, with somebody watching."""
    tally = game.tally(record.players)
    events: list[Event] = []
    scores: list[list[int]] = []
    play = None
    for play in steps(game, record, events):
        if play.log:
            scores.append(play.state.scores())
            if tally is not None:
                tally.watch(*play.log[-1], events, play.state)
        events.clear()
    assert play is not None
    chapters = tally.chapters(play.state) if tally is not None and play.state.is_over else []
    return Statistics(scores, [chapter for chapter in chapters if chapter.figures])
