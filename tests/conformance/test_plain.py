"""Any game can be shown by a board that does not know it: in sentences, with what everybody has, and a result."""

from __future__ import annotations

from parlour.engine.contract import Game
from parlour.words import LANGUAGES, words
from tests.conformance.plays import every_table, positions, viewers


@every_table
def test_what_lies_open_and_what_everybody_has_can_be_said_in_every_language(game: Game, players: int) -> None:
    names = [f"Player {seat}" for seat in range(players)]
    for state in positions(game, players, seed=60, one_in=20):
        for viewer in viewers(players):
            seen = game.show(state.observe(viewer))
            held = [holding.what for seat in range(players) for holding in game.holdings(seen, seat)]
            for message in game.describe(seen) + held:
                assert all(words(language).say(message, names) for language in LANGUAGES)


@every_table
def test_whoever_looks_on_sees_the_result_at_the_end(game: Game, players: int) -> None:
    *_, last = positions(game, players, seed=61, one_in=1000)
    assert last.is_over
    for viewer in viewers(players):
        result = last.observe(viewer).result
        assert list(result.scores) == last.scores()
        assert list(result.ranking) == last.ranking()
