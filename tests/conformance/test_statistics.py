"""How a play went, in figures: told for every seat, in every language, and the same from the record alone."""

from __future__ import annotations

from parlour.engine.chance import Dice, derived_seed
from parlour.engine.contract import Game
from parlour.engine.play import Play
from parlour.engine.record import Record, record_of
from parlour.engine.statistics import statistics
from parlour.words import LANGUAGES, words
from tests.conformance.plays import choose, every_table


def played(game: Game, players: int, seed: int) -> Record:
    """A random play, to its end."""
    play, rng = Play(game, players), Dice(f"statistics {game.name} {players} {seed}")
    while not play.state.is_over:
        play.apply(*choose(play.state, rng))
    return record_of(play, ["random"] * players, derived_seed("statistics"))


@every_table
def test_every_seat_has_its_amounts_and_everything_can_be_said(game: Game, players: int) -> None:
    for seed in range(3):
        record = played(game, players, seed)
        told = statistics(game, record)
        assert record.outcome is not None
        assert len(told.scores) == len(record.moves)
        assert told.scores[-1] == record.outcome.scores
        for chapter in told.chapters:
            assert chapter.figures
            for figure in chapter.figures:
                assert len(figure.amounts) == players
            for language in LANGUAGES:
                assert words(language).say(chapter.title)
                assert all(words(language).say(figure.what) for figure in chapter.figures)
        assert statistics(game, record) == told
