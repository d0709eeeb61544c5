"""Replay: a record played again by the rules, and the proof that it is what it says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from parlour.engine.chance import SeedStream, commitment, seed_from_hex
from parlour.engine.contract import CHANCE, Events, Game, State
from parlour.engine.errors import OtherRules, ParlourError, RecordError, SetupError
from parlour.engine.messages import Message
from parlour.engine.options import settle_stored
from parlour.engine.play import Play
from parlour.engine.record import Record, parse_move


def steps(game: Game, record: Record, events: Events = None) -> Iterator[Play]:
    """The play before the first move and after each; always the same object, one move further.

    An older play goes by the rules of today: most revised rulings do not touch most plays.
    """
    if record.rules > game.rules_version:
        raise other_rules(game, "the record", record.rules, "is older")
    if record.edition != game.edition:
        raise RecordError(f"the record was played with edition {record.edition}; this is edition {game.edition}")
    if record.edition_differences:
        raise RecordError(f"the record was played with a changed edition {record.edition}, which this Parlour cannot play")
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
            raise _unlike(
                game, record, f"does not allow move {number} ({text!r})", f"move {number} ({text!r}): {error}"
            ) from None
        yield play


def other_rules(game: Game, what: str, played: int, why: str) -> OtherRules:
    """The sentence for what was played by another version of the rules, and cannot be played by this one."""
    now = game.rules_version
    return OtherRules(
        f"{what} was played by version {played} of the rules of {game.title}; version {now}, which is played here, {why}",
        "error-other-rules",
        game=Message(f"{game.name}-title", {}),
        played=played,
        now=now,
    )


def _unlike(game: Game, record: Record, why: str, wrong: str) -> RecordError:
    """What to say where a record is not as the rules of today have it: they have changed since, or the record is wrong."""
    return other_rules(game, "the record", record.rules, why) if record.rules < game.rules_version else RecordError(wrong)


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
            move = record.moves[number]
            if parse_move(game, move) != (CHANCE, rolled):
                drawn = f"draws '{game.notation(rolled)}' at move {number + 1} ({move!r})"
                raise _unlike(
                    game, record, drawn, f"move {number + 1} ({move!r}): the seed gives '{game.notation(rolled)}' here"
                )
    assert play is not None
    wrong = _wrong_result(play.state, record)
    if wrong:
        raise _unlike(game, record, "leads to another result", wrong)
    return Verification(len(record.moves), play.state.is_over, stream is not None)


def _wrong_result(state: State, record: Record) -> str:
    """What is wrong with the result that the record tells, if anything is."""
    outcome = record.outcome
    if outcome is None:
        return "the moves reach the end, but the record tells no result" if state.is_over else ""
    if not state.is_over:
        return "the record tells a result, but its moves do not reach the end"
    if outcome.scores != state.scores() or outcome.ranking != state.ranking():
        return f"the result is {state.scores()}, not {outcome.scores}"
    if outcome.digest != state.digest():
        return "the final position is not the one that the record was signed with"
    return ""


def _stream(record: Record) -> SeedStream | None:
    if record.edition_hash or record.bound_to or record.contributions:
        raise RecordError("the record tells a hash of its edition, or more about its seed than this Parlour can check")
    if record.seed is None:
        return None
    seed = seed_from_hex(record.seed)
    if commitment(seed) != record.commitment:
        raise RecordError("the seed is not the one that the commitment was made to")
    return SeedStream(seed)
