"""Formats of records: what is written now, what was written before, and plays by rules that have been revised since."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.arena.simulate import Task, game_seed, simulate
from parlour.arena.workers import Workers
from parlour.cli import run
from parlour.engine.contract import Game
from parlour.engine.errors import OtherRules, RecordError
from parlour.engine.play import Play
from parlour.engine.record import Contribution, Record, decode, encode, load_all, parse_move, record_of
from parlour.engine.replay import replay, verify
from parlour.games import GAMES, find
from parlour.words import LANGUAGES, words
from tests.conformance.plays import every_game
from tests.conformance.test_records import recorded

RECORDS = Path(__file__).parent / "records"
OLD = sorted(file for file in RECORDS.glob("*.jsonl") if "-format" not in file.stem)
REVISED = RECORDS / "revised" / "tiletum.jsonl"
"""Records of format 1 that were right before rulings of Tiletum were revised; the first follows them for 80 moves."""
TOUCHED_AT = 81
SENTENCE = (
    "the record was played by version 1 of the rules of Tiletum; "
    "version 2, which is played here, does not allow move 81 ('0 end turn')"
)


def test_one_function_builds_records() -> None:
    """Whoever built one beside it would miss what the format learns next."""
    sources = Path(parlour.__file__).parent
    building = {
        str(path.relative_to(sources))
        for path in sources.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "Record"
    }
    assert building == {"engine/record.py"}


@every_game
def test_a_simulated_match_is_recorded_like_a_play(game: Game) -> None:
    task = Task(game.name, game.min_players, 1, 3, ("random",) * game.min_players, True)
    (chunk,) = simulate(task, Workers())
    record = decode(chunk.records[0])
    play = Play(game, record.players, record.options)
    for move in record.moves:
        play.apply(*parse_move(game, move))
    assert encode(record_of(play, task.bots, game_seed(task, 0))) == chunk.records[0]


def changed(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, **changes)


def before_the_revision() -> Record:
    """A record of Tiletum as far as no revised ruling touches it."""
    _where, record = next(load_all(REVISED))
    return changed(record, moves=record.moves[: TOUCHED_AT - 1], outcome=None)


@every_game
def test_what_is_written_now_is_format_2_with_everything_spelled_out(game: Game) -> None:
    record = recorded(game, game.min_players)
    data: dict[str, Any] = json.loads(encode(record))
    assert (data["parlour"], data["rules"]) == (2, game.rules_version)
    assert data["options"] == Play(game, game.min_players).options
    said = ["parlour", "game", "rules", "edition", "players", "options", "seats", "commitment", "seed", "moves", "outcome"]
    assert list(data) == said, "where there is nothing to say, nothing is said"
    assert decode(encode(record)) == record


def formats(file: Path) -> set[int]:
    return {json.loads(line)["parlour"] for line in file.read_bytes().splitlines()}


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_is_among_the_golden_records_of_this_format(name: str) -> None:
    assert formats(RECORDS / f"{name}-format2.jsonl") == {2}


def test_the_golden_records_of_format_1_are_still_there() -> None:
    """Of the games that there were when it was written; no other game can have any."""
    assert len(OLD) == 3
    for file in OLD:
        assert formats(file) == {1}


def test_a_record_of_format_1_was_played_by_the_first_rules() -> None:
    for file in OLD:
        for _where, record in load_all(file):
            assert (record.parlour, record.rules, record.edition_hash, record.contributions) == (2, 1, "", [])


def test_records_that_a_revised_ruling_touches_are_refused_with_one_sentence() -> None:
    refusals = []
    for _where, record in load_all(REVISED):
        with pytest.raises(OtherRules) as refused:
            verify(find("tiletum"), record)
        refusals.append(refused.value)
    assert str(refusals[0]) == SENTENCE
    assert len({str(refusal) for refusal in refusals}) == 2
    said = {words(language).say(refusals[0].says, []) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("1" in text and "2" in text for text in said)


def test_one_that_no_revised_ruling_touches_is_as_good_as_ever() -> None:
    tiletum = find("tiletum")
    record = before_the_revision()
    found = verify(tiletum, record)
    assert (found.moves, found.finished, found.seed_checked) == (TOUCHED_AT - 1, False, True)


def test_revised_rules_can_show_in_a_draw_or_in_the_result_alone() -> None:
    tiletum = find("tiletum")
    old = before_the_revision()
    draw = next(number for number, move in enumerate(old.moves) if move.startswith("* draw"))
    swapped = [*old.moves[:draw], *reversed(old.moves[draw : draw + 2]), *old.moves[draw + 2 :]]
    with pytest.raises(OtherRules, match="version 1 of the rules of Tiletum; version 2, which is played here, draws 'draw "):
        verify(tiletum, changed(old, moves=swapped))
    over = changed(recorded(tiletum, 2), rules=1)
    verify(tiletum, over)
    assert over.outcome is not None
    outcome = msgspec.structs.replace(over.outcome, digest="0" * 64)
    with pytest.raises(OtherRules, match="leads to another result"):
        verify(tiletum, changed(over, outcome=outcome))
    with pytest.raises(RecordError, match="signed with"):
        verify(tiletum, changed(over, outcome=outcome, rules=2))


def test_a_wrong_move_by_the_rules_of_today_is_just_wrong() -> None:
    _where, record = next(load_all(REVISED))
    with pytest.raises(RecordError, match=r"^move 81 \('0 end turn'\): 'end turn' cannot be done now") as refused:
        verify(find("tiletum"), changed(record, rules=2))
    assert not isinstance(refused.value, OtherRules)


@every_game
def test_rules_of_a_later_parlour_are_refused(game: Game) -> None:
    later = changed(recorded(game, game.min_players), rules=game.rules_version + 1)
    with pytest.raises(OtherRules, match=f"was played by version {later.rules} of the rules of .* is older"):
        replay(game, later)
    for nonsense in (0, -1, "1", None):
        with pytest.raises(RecordError, match="not a Parlour record"):
            decode(msgspec.json.encode(json.loads(encode(later)) | {"rules": nonsense}))


def test_verify_counts_what_was_played_by_other_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(REVISED), str(RECORDS / "tiletum.jsonl"), "--json"]) == 2
    report = json.loads(capsys.readouterr().out)
    assert (report["records"], report["wrong"], report["other_rules"]) == (8, 2, 2)
    assert report["findings"][0]["says"] == SENTENCE
    assert run(["verify", str(REVISED)]) == 2
    told = capsys.readouterr().out
    assert SENTENCE in told
    assert "2 of the others were played by other rules than those of today" in told


@pytest.mark.parametrize("command", ["replay", "play"])
def test_it_is_the_last_thing_that_replay_and_play_say(
    command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "old.json"
    file.write_bytes(REVISED.read_bytes().splitlines()[0])
    arguments = ["replay", str(file)] if command == "replay" else ["play", "tiletum", "--record", str(file)]
    assert run(arguments) == 2
    assert SENTENCE in " ".join(capsys.readouterr().err.split())


def test_there_is_room_for_what_an_edition_and_a_seed_will_say() -> None:
    """A record that says it survives a file; it is not called right as long as nobody here can check it."""
    king = find("king")
    record = recorded(king, 2)
    mine = [Contribution(seat=0, hash="ab" * 32, number="cd" * 32), Contribution(seat=1, hash="ef" * 32, number=None)]
    for more in ({"edition_hash": "12" * 32}, {"bound_to": "table x"}, {"contributions": mine}):
        fuller = changed(record, **more)
        assert decode(encode(fuller)) == fuller
        with pytest.raises(RecordError, match="than this Parlour can check"):
            verify(king, fuller)
        assert replay(king, fuller).state.is_over
    patch = [{"op": "replace", "path": "/cards/0/gold", "value": 4}]
    fuller = changed(record, edition_differences=patch)
    assert decode(encode(fuller)) == fuller
    with pytest.raises(RecordError, match="changed edition king-1"):
        replay(king, fuller)
