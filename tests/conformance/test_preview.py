"""A preview is true, and tells no more than the seat knows; a refusal has a reason, in words and with a rule."""

from __future__ import annotations

import msgspec

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, Game, State
from parlour.engine.errors import IllegalAction
from parlour.engine.messages import Message
from parlour.engine.play import Play
from parlour.engine.preview import preview, why_not
from parlour.games.rules import rules
from parlour.words import LANGUAGES, words
from tests.conformance.plays import every_table, positions


def deciding(state: State) -> list[int]:
    """The seats that decide now, chance apart."""
    return [seat for seat in state.to_act() if seat != CHANCE]


def some(items: tuple[int, ...], rng: Dice, most: int = 6) -> list[int]:
    """A few of them; the first, which is often to leave it at that, always."""
    return list(items) if len(items) <= most else sorted({items[0], *(items[rng.below(len(items))] for _ in range(most - 1))})


@every_table
def test_a_preview_is_what_then_happens(game: Game, players: int) -> None:
    rng = Dice("true")
    for state in positions(game, players, 3, one_in=6):
        for seat in deciding(state):
            for action in some(state.legal_actions(seat), rng):
                told = preview(game, state, seat, action)
                done, whole = state.clone(), state.clone()
                done.commit(seat, action)
                whole.apply(seat, action)
                had = dict(_counted(game, state, seat))
                has = dict(_counted(game, done, seat))
                for change in told.changes:
                    assert (had[repr(change.what)], has[repr(change.what)]) == (change.before, change.after)
                shown = whole.disclosures != state.disclosures
                if not shown:
                    assert {what for what in has if has[what] != had[what]} == {repr(change.what) for change in told.changes}
                others = done.disclosures != whole.disclosures
                drawn = CHANCE in whole.to_act() and not others
                assert told.stop == ("over" if whole.is_over else "chance" if drawn else "shown" if shown else "")


def _counted(game: Game, state: State, seat: int) -> list[tuple[str, int]]:
    return [(repr(holding.what), holding.amount) for holding in game.holdings(game.show(state.observe(seat)), seat)]


@every_table
def test_a_preview_says_whether_the_move_can_be_taken_back(game: Game, players: int) -> None:
    rng = Dice("back")
    play = Play(game, players)
    _roll_all(play, rng)
    while not play.state.is_over:
        seats = play.state.to_act()
        seat = seats[rng.below(len(seats))]
        legal = play.state.legal_actions(seat)
        action = legal[rng.below(len(legal))]
        told = preview(game, play.state, seat, action)
        play.apply(seat, action)
        _roll_all(play, rng)
        assert told.undoable == (play.undoable(seat) > 0 and not play.state.is_over)
        assert told.undoable == (told.stop == ""), "the words for what follows say that it cannot be taken back"


def _roll_all(play: Play, rng: Dice) -> None:
    while play.chance_to_act:
        play.roll(rng)


@every_table
def test_previews_and_reasons_are_the_same_whatever_is_hidden(game: Game, players: int) -> None:
    rng = Dice("hidden")
    for state in positions(game, players, 4, one_in=12):
        for seat in deciding(state):
            other = state.resample(seat, rng)
            for action in some(state.legal_actions(seat), rng, 3):
                told, again = preview(game, state, seat, action), preview(game, other, seat, action)
                assert msgspec.json.encode(told) == msgspec.json.encode(again)
            for action in [rng.below(game.num_actions) for _ in range(5)]:
                move = game.typed(action)
                assert why_not(game, state, seat, move) == why_not(game, other, seat, move)


@every_table
def test_every_refusal_has_a_reason_in_words_and_a_rule(game: Game, players: int) -> None:
    rng = Dice("why")
    known = rules(game.name)
    names = [f"Player {seat}" for seat in range(players)]
    for state in positions(game, players, 5, one_in=10):
        for seat in range(players):
            legal = state.legal_actions(seat)
            for action in {rng.below(game.num_actions) for _ in range(12)}:
                reason = why_not(game, state, seat, game.typed(action))
                assert (reason is None) == (action in legal)
                if reason is not None:
                    assert reason.rule in known
                    assert all(words(language).say(reason.message, names) for language in LANGUAGES)


@every_table
def test_previews_have_words(game: Game, players: int) -> None:
    rng = Dice("words")
    names = [f"Player {seat}" for seat in range(players)]
    for state in positions(game, players, 6, one_in=15):
        for seat in deciding(state):
            for action in some(state.legal_actions(seat), rng, 3):
                told = preview(game, state, seat, action)
                for message in [change.what for change in told.changes] + [game.event_message(facts) for facts in told.events]:
                    assert isinstance(message, Message)
                    assert all(words(language).say(message, names) for language in LANGUAGES)


@every_table
def test_an_action_that_is_not_legal_has_no_preview(game: Game, players: int) -> None:
    state = next(state for state in positions(game, players, 7) if deciding(state))
    seat = deciding(state)[0]
    legal = set(state.legal_actions(seat))
    wrong = next(action for action in range(game.num_actions) if action not in legal)
    before = state.digest()
    try:
        preview(game, state, seat, wrong)
    except IllegalAction:
        assert state.digest() == before
    else:
        raise AssertionError("a preview of what cannot be done")
