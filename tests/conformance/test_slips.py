"""What is easily done by mistake is a legal action, said in words, and told from what the seat sees alone."""

from __future__ import annotations

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, Game, State
from parlour.engine.messages import Message
from parlour.words import LANGUAGES, words
from tests.conformance.plays import every_table, positions


def slips(game: Game, state: State, seat: int) -> dict[int, Message]:
    return game.slips(game.show(state.observe(seat)), state.legal_actions(seat))


@every_table
def test_a_slip_is_legal_has_words_and_is_the_same_whatever_is_hidden(game: Game, players: int) -> None:
    rng = Dice("slips")
    names = [f"Player {seat}" for seat in range(players)]
    for state in positions(game, players, 8, one_in=4):
        for seat in state.to_act():
            if seat == CHANCE:
                continue
            told = slips(game, state, seat)
            assert set(told) <= set(state.legal_actions(seat))
            assert told == slips(game, state.resample(seat, rng), seat)
            for message in told.values():
                assert all(words(language).say(message, names) for language in LANGUAGES)
