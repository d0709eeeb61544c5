"""Records, notation and digests: the same play, anywhere and any time."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

from parlour.bots import make_bot
from parlour.engine.chance import Dice, SeedStream, derived_seed
from parlour.engine.contract import CHANCE, Game
from parlour.engine.errors import NotationError, RecordError
from parlour.engine.events import Event, views
from parlour.engine.play import Play
from parlour.engine.record import Record, decode, encode, load, parse_move, record_of, save
from parlour.engine.replay import replay, verify
from parlour.games.rules import rules
from parlour.words import LANGUAGES, words
from tests.bots.exact import exact_names
from tests.conformance.plays import choose, every_game, every_table, positions, viewers


def recorded(game: Game, players: int, bot: str = "random") -> Record:
    """A finished play between bots."""
    seed = derived_seed("recorded", game.name, players)
    stream = SeedStream(seed)
    bots = [make_bot(bot, game, seat) for seat in range(players)]
    play = Play(game, players)
    while not play.state.is_over:
        if play.chance_to_act:
            play.roll(stream)
        else:
            seat = play.state.to_act()[0]
            play.apply(seat, bots[seat].choose(play.state.observe(seat), play.state.legal_actions(seat)))
    return record_of(play, [bot] * players, seed)


@every_table
def test_every_bot_finishes_every_game_and_the_record_verifies(game: Game, players: int) -> None:
    for bot in exact_names(game):
        record = recorded(game, players, bot)
        found = verify(game, record)
        assert found.finished
        assert found.seed_checked
        assert found.moves == len(record.moves)


@every_table
def test_a_record_survives_a_file(game: Game, players: int, tmp_path: Path) -> None:
    record = recorded(game, players)
    save(record, tmp_path / "game.json")
    assert load(tmp_path / "game.json") == record
    assert decode(encode(record)) == record


@every_game
def test_records_replay_to_the_same_digest_in_another_process(game: Game, tmp_path: Path) -> None:
    expected = []
    for players in range(game.min_players, game.max_players + 1):
        record = recorded(game, players)
        save(record, tmp_path / f"{players}.json")
        assert record.outcome is not None
        expected.append(record.outcome.digest)
    program = (
        "import sys; from pathlib import Path; from parlour import games\n"
        "from parlour.engine.record import load; from parlour.engine.replay import replay\n"
        "for name in sys.argv[1:]:\n"
        "    record = load(Path(name)); print(replay(games.find(record.game), record).state.digest())\n"
    )
    files = [str(tmp_path / f"{players}.json") for players in range(game.min_players, game.max_players + 1)]
    for hash_seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", program, *files], env=environment, capture_output=True, text=True, check=True
        )
        assert done.stdout.split() == expected


@every_table
def test_a_changed_record_is_found_out(game: Game, players: int) -> None:
    record = recorded(game, players)
    rng = Dice("tamper")
    for _ in range(12):
        place = rng.below(len(record.moves))
        moves = [*record.moves[:place], *record.moves[place + 1 :]]
        with pytest.raises(RecordError):
            verify(game, _with(record, moves=moves))
    draws = [number for number, move in enumerate(record.moves) if move.startswith("* ")]
    place = draws[len(draws) // 2]
    play = replay(game, record, place)
    _seat, action = parse_move(game, record.moves[place])
    others = [other for other, _weight in play.state.chance_outcomes() if other != action]
    if others:
        moves = [*record.moves[:place], f"* {game.notation(others[0])}"]
        with pytest.raises(RecordError, match="the seed gives"):
            verify(game, _with(record, moves=moves, outcome=None))
    with pytest.raises(RecordError, match="commitment"):
        verify(game, _with(record, seed="00" * 32))
    assert record.outcome is not None
    with pytest.raises(RecordError, match="no result"):
        verify(game, _with(record, outcome=None))
    with pytest.raises(RecordError, match="edition"):
        verify(game, _with(record, edition="another"))
    with pytest.raises(RecordError, match="set-up"):
        verify(game, _with(record, players=99))
    with pytest.raises(RecordError, match="do not reach the end"):
        verify(game, _with(record, moves=record.moves[:-1]))


def _with(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, **changes)


@every_game
def test_notation_and_types_read_back_to_the_same_action(game: Game) -> None:
    texts = set()
    for action in range(game.num_actions):
        text = game.notation(action)
        texts.add(text)
        assert game.parse(text) == action
        assert game.parse(f"  {text} ") == action
        move = game.typed(action)
        assert game.encode(move) == action
        assert game.read_move(msgspec.to_builtins(move)) == move
        assert eval(repr(move), vars(import_module(type(move).__module__))) == move
        for seat in (CHANCE, 0, game.max_players - 1):
            line = f"{'*' if seat == CHANCE else seat} {text}"
            assert parse_move(game, line) == (seat, action)
    assert len(texts) == game.num_actions
    for nonsense in ("", "x", "bid", "bid 1000", "0 0", "💥"):
        with pytest.raises(NotationError):
            game.parse(nonsense)
        with pytest.raises(NotationError):
            parse_move(game, nonsense)
        for data in (nonsense, {"kind": nonsense}, {}, None, {"kind": game.typed(0), "more": 1}):
            with pytest.raises(NotationError):
                game.read_move(data)
    for number in (-1, game.num_actions):
        with pytest.raises(NotationError):
            game.notation(number)
        with pytest.raises(NotationError):
            game.typed(number)


@every_table
def test_every_prompt_and_action_has_words_and_a_rule(game: Game, players: int) -> None:
    names = [f"Player {seat}" for seat in range(players)]
    known = rules(game.name)
    for state in positions(game, players, seed=20, one_in=10):
        for seat in range(players):
            prompt = state.prompt(seat)
            assert prompt.rule in known
            for language in LANGUAGES:
                assert words(language).say(prompt.message, names)


@every_game
def test_every_option_can_be_said_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        assert words(language)(f"{game.name}-title")
        for option in game.options:
            assert words(language)(f"{game.name}-option-{option.name}")
            for value in option.values:
                assert words(language)(f"{game.name}-option-{option.name}-{value}")


@every_game
def test_every_action_can_be_said_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        for action in range(game.num_actions):
            assert words(language).say(game.action_message(action), ["A"] * game.max_players)


@every_table
def test_every_event_can_be_said_in_every_language(game: Game, players: int) -> None:
    rng = Dice("events")
    names = [f"Player {seat}" for seat in range(players)]
    events: list[Event] = []
    state = game.new(players)
    while not state.is_over:
        seat, action = choose(state, rng)
        state.apply(seat, action, events)
    assert events
    for viewer in viewers(players):
        for view in views(events, viewer):
            for language in LANGUAGES:
                assert words(language).say(game.event_message(view), names)
