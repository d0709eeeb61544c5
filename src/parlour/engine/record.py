"""Records: a play as one small JSON document, in words that a person can read."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Protocol

import msgspec

from parlour.engine.chance import commitment
from parlour.engine.contract import CHANCE, Game, State
from parlour.engine.errors import NotationError, RecordError

FORMAT = 2
_SINCE_FORMAT_2 = {"rules", "hints", "edition_hash", "edition_differences", "bound_to", "contributions"}
_CHANCE_MARK = "*"


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a finished play ended."""

    scores: list[int]
    ranking: list[int]
    digest: str


class Contribution(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one person added to the seed of the draws."""

    seat: int
    """The person's first seat."""
    hash: str
    """What was told of the number before anybody knew the others'."""
    number: str | None
    """The number in hexadecimal; none if it was never opened."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A finished or unfinished play. Moves read `SEAT NOTATION`, with `*` as the seat of chance.

    What has a default is left out of the file where there is nothing to say.
    """

    parlour: int
    """The version of this format."""
    game: str
    rules: Annotated[int, msgspec.Meta(ge=1)]
    """The version of the rules, as `Game.rules_version` counts them."""
    edition: str
    players: int
    options: dict[str, str]
    """All of them spelled out; those that are younger than the record had the default of its time."""
    seats: list[str]
    """Who sits where: `human`, or a bot's name."""
    commitment: str
    seed: str | None
    """The seed in hexadecimal once it is revealed."""
    moves: list[str]
    outcome: Outcome | None
    given: int = 0
    """How many of the moves were laid out before the play began: it branched off from another one there."""
    hints: list[int] = []
    """The seats that took a hint of a bot: a play with any is never rated."""
    edition_hash: str = ""
    """A hash of the component data, beside their name."""
    edition_differences: list[dict[str, Any]] = []
    """Where the component data were not those of the edition: a JSON Patch (RFC 6902)."""
    bound_to: str = ""
    """What the commitment was bound to besides the seed: the table, the edition, the people."""
    contributions: list[Contribution] = []
    """What people added to the seed; without any, the draws come from the seed alone."""


class _Head(msgspec.Struct):
    """What every format begins with."""

    parlour: int


class Played(Protocol):
    """What a record tells of: a play with undo, or a match between bots."""

    @property
    def game(self) -> Game: ...
    @property
    def options(self) -> Mapping[str, str]: ...
    @property
    def state(self) -> State: ...
    @property
    def log(self) -> Sequence[tuple[int, int]]: ...


def record_of(play: Played, seats: Sequence[str], seed: bytes, given: int = 0, hints: Sequence[int] = ()) -> Record:
    """The record of a play whose chance, after the given moves, comes from this seed."""
    state = play.state
    outcome = Outcome(state.scores(), state.ranking(), state.digest()) if state.is_over else None
    return Record(
        parlour=FORMAT,
        game=play.game.name,
        rules=play.game.rules_version,
        edition=play.game.edition,
        players=state.players,
        options=dict(play.options),
        seats=list(seats),
        commitment=commitment(seed),
        seed=seed.hex(),
        moves=[move_text(play.game, seat, action) for seat, action in play.log],
        outcome=outcome,
        given=given,
        hints=list(hints),
    )


def move_text(game: Game, seat: int, action: int) -> str:
    """One move as a record spells it."""
    return f"{_CHANCE_MARK if seat == CHANCE else seat} {game.notation(action)}"


def parse_move(game: Game, text: str) -> tuple[int, int]:
    """The seat and action of a move."""
    who, _, rest = text.strip().partition(" ")
    if who == _CHANCE_MARK:
        return CHANCE, game.parse(rest)
    if not (who.isascii() and who.isdecimal() and len(who) < 3):
        raise NotationError(f"{text!r} is no move: it begins with a seat number or {_CHANCE_MARK}")
    return int(who), game.parse(rest)


def encode(record: Record) -> bytes:
    """The record as one line of JSON."""
    return msgspec.json.encode(record)


def decode(data: bytes, where: str = "record") -> Record:
    """The record that the JSON spells out, in any format that there was."""
    try:
        match msgspec.json.decode(data, type=_Head).parlour:
            case 1:
                return _of_format_1(msgspec.json.decode(data, type=dict[str, Any]))
            case 2:
                return msgspec.json.decode(data, type=Record)
            case other:
                raise RecordError(f"{where}: this record has format {other}; this Parlour reads formats 1 and {FORMAT}")
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"{where}: not a Parlour record, or torn: {error}") from None


def _of_format_1(fields: dict[str, Any]) -> Record:
    """A record from before the rules were counted: it was played by the first ones, for all that it tells."""
    younger = _SINCE_FORMAT_2 & fields.keys()
    if younger:
        raise msgspec.ValidationError(f"format 1 has no {', '.join(sorted(younger))}")
    return msgspec.convert(fields | {"parlour": FORMAT, "rules": 1}, type=Record)


def save(record: Record, path: Path) -> None:
    """Write the file whole or not at all: what was there before survives a full disk or a crash."""
    data = msgspec.json.format(encode(record), indent=1) + b"\n"
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None


def load(path: Path) -> Record:
    """The one record in the file."""
    records = [record for _where, record in load_all(path)]
    if len(records) != 1:
        raise RecordError(f"{path}: holds {len(records)} records; name a file with one")
    return records[0]


def load_all(path: Path) -> Iterator[tuple[str, Record]]:
    """Every record in the file, each with where it stands: a whole document, or one a line (`.jsonl`)."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(f"{path}: cannot be read: {error.strerror}") from None
    if path.suffix != ".jsonl":
        yield str(path), decode(data, str(path))
        return
    for number, line in enumerate(data.splitlines(), 1):
        if line.strip():
            where = f"{path}:{number}"
            yield where, decode(line, where)
