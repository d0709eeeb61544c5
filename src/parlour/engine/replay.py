"""Replay: a record played again by the rules, and the proof that it is what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.engine.chance import SeedStream, commitment, seed_from_hex
from parlour.engine.contract import CHANCE, Events, Game
from parlour.engine.errors import ParlourError, RecordError, SetupError
from parlour.engine.options import settle_stored
from parlour.engine.play import Play
from parlour.engine.record import Record, parse_move


def steps(game: Game, record: Record, events: Events = None) -> Iterator[Play]:
    """The play before the first move and after each; always the same object, one move further."""
    if record.edition != game.edition:
        raise RecordError(f"the record was played with edition {record.edition}; this is edition {game.edition}")
    try:
        play = Play(game, record.players, settle_stored(game.options, record.options))
    except SetupError as error:
        raise RecordError(f"the record's set-up: {error}") from None
    if len(record.seats) != record.players:
        raise RecordError(f"the record names {len(record.seats)} seats for {record.players} players")
    yield play
    for number, text in enumerate(record.moves, 1):
        try:
            seat, action = parse_move(game, text)
            play.apply(seat, action, events)
        except ParlourError as error:
            raise RecordError(f"move {number} ({text!r}): {error}") from None
        yield play


def replay(game: Game, record: Record, upto: int | None = None) -> Play:
    """The play after so many moves (all of them if not said)."""
    if upto is not None and not 0 <= upto <= len(record.moves):
        raise RecordError(f"the record has {len(record.moves)} moves: choose a position from 0 to {len(record.moves)}")
    at = None
    for number, play in enumerate(steps(game, record)):
        at = play
        if number == upto:
            break
    assert at is not None
    return at


class Verification(NamedTuple):
    """What `verify` found: the number of moves, whether the play is over, and whether the seed was there to check."""

    moves: int
    finished: bool
    seed_checked: bool


def verify(game: Game, record: Record) -> Verification:
    """Check the rules, the result and the commitment to the seed; raises `RecordError` at the first thing that is wrong."""
    stream = _stream(record)
    play = None
    for number, play in enumerate(steps(game, record)):
        if stream is not None and record.given <= number < len(record.moves) and play.chance_to_act:
            rolled = play.state.sample_chance(stream)
            seat, action = parse_move(game, record.moves[number])
            if (seat, action) != (CHANCE, rolled):
                raise RecordError(
                    f"move {number + 1} ({record.moves[number]!r}): the seed gives '{game.notation(rolled)}' here"
                )
    assert play is not None
    state, outcome = play.state, record.outcome
    if outcome is not None:
        if not state.is_over:
            raise RecordError("the record tells a result, but its moves do not reach the end")
        if outcome.scores != state.scores() or outcome.ranking != state.ranking():
            raise RecordError(f"the result is {state.scores()}, not {outcome.scores}")
        if outcome.digest != state.digest():
            raise RecordError("the final position is not the one that the record was signed with")
    elif state.is_over:
        raise RecordError("the moves reach the end, but the record tells no result")
    return Verification(len(record.moves), state.is_over, stream is not None)


def _stream(record: Record) -> SeedStream | None:
    if record.seed is None:
        return None
    seed = seed_from_hex(record.seed)
    if commitment(seed) != record.commitment:
        raise RecordError("the seed is not the one that the commitment was made to")
    return SeedStream(seed)
