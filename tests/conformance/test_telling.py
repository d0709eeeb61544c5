"""How a log tells events: under headings that have words, in every language; some events are told by the heading alone."""

from __future__ import annotations

from parlour.engine.chance import Dice
from parlour.engine.contract import Game
from parlour.engine.events import Event, views
from parlour.words import LANGUAGES, words
from tests.conformance.plays import choose, every_table, viewers


@every_table
def test_headings_have_words_and_a_heading_says_what_no_line_does(game: Game, players: int) -> None:
    rng = Dice("telling")
    names = [f"Player {seat}" for seat in range(players)]
    state = game.new(players)
    said = set[str]()
    while not state.is_over:
        events: list[Event] = []
        state.apply(*choose(state, rng), events)
        for viewer in viewers(players):
            for view in views(events, viewer):
                heading, told = game.telling(view)
                assert told in ("line", "aside", "heading")
                assert heading is not None or told != "heading"
                if heading is not None and repr(heading) not in said:
                    said.add(repr(heading))
                    assert all(words(language).say(heading, names) for language in LANGUAGES)
