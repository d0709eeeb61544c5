"""What a seat may choose is told apart by its words: two choices that read alike are alike in all that they would do."""

from __future__ import annotations

from collections import defaultdict

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, Actions, Game, State
from parlour.engine.messages import Message
from parlour.engine.preview import preview
from parlour.words import LANGUAGES, words
from tests.conformance.plays import every_table, positions

PLAYS = 4


def choices(game: Game, state: State, seat: int, legal: Actions) -> list[Message]:
    """The words of what the seat may do, as people are shown them."""
    shown = game.show(state.observe(seat))
    return [game.choice_message(shown, action) for action in legal]


def told(game: Game, state: State, seat: int, action: int, names: list[str]) -> object:
    """All that people can be told of what the action would do, in words."""
    found = preview(game, state, seat, action)
    return found.changes, [words("en").say(game.event_message(facts), names) for facts in found.events], found.stop


@every_table
def test_choices_that_read_alike_are_alike(game: Game, players: int) -> None:
    """Two equal tiles at one price may read alike; at two prices they may not."""
    names = [f"Player {seat}" for seat in range(players)]
    said: dict[tuple[str, str], str] = {}

    def read(language: str, message: Message) -> str:
        key = (language, repr(message))
        if key not in said:
            said[key] = words(language).say(message, names)
        return said[key]

    for state in (state for seed in range(PLAYS) for state in positions(game, players, 40 + seed)):
        for seat in state.to_act():
            if seat == CHANCE:
                continue
            legal = state.legal_actions(seat)
            messages = choices(game, state, seat, legal)
            for language in LANGUAGES:
                alike = defaultdict(list)
                for action, message in zip(legal, messages, strict=True):
                    alike[read(language, message)].append(action)
                for words_of_all, (first, *others) in alike.items():
                    for other in others:
                        same = told(game, state, seat, first, names) == told(game, state, seat, other, names)
                        assert same, f"{language}: {words_of_all!r} is {game.notation(first)!r} and {game.notation(other)!r}"


@every_table
def test_the_words_of_a_choice_are_the_same_whatever_is_hidden(game: Game, players: int) -> None:
    rng = Dice("choices")
    for state in positions(game, players, 8, one_in=4):
        for seat in state.to_act():
            if seat != CHANCE:
                legal = state.legal_actions(seat)
                assert choices(game, state, seat, legal) == choices(game, state.resample(seat, rng), seat, legal)
