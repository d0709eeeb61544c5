"""Files of records that are torn, foreign or cannot be written."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from parlour.engine.errors import RecordError
from parlour.engine.record import decode, encode, load, load_all, save
from parlour.games import find
from tests.conformance.test_records import recorded


@pytest.mark.parametrize("data", [b"", b"{", b"[]", b"null", b'{"parlour": 1}', b'{"parlour": 2}', b"\xff\xfe", b"hello"])
def test_what_is_no_record_is_refused_with_its_place(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(data)
    with pytest.raises(RecordError, match=r"x\.json: not a Parlour record"):
        load(file)


def test_a_torn_line_is_named_by_its_number(tmp_path: Path) -> None:
    line = encode(recorded(find("king"), 2))
    file = tmp_path / "x.jsonl"
    file.write_bytes(line + b"\n" + line[: len(line) // 2])
    found = load_all(file)
    assert next(found)[0].endswith("x.jsonl:1")
    with pytest.raises(RecordError, match=r"x\.jsonl:2"):
        next(found)


def test_a_record_of_a_later_format_is_refused() -> None:
    data = encode(recorded(find("king"), 2)).replace(b'"parlour":2', b'"parlour":3', 1)
    for later in (data, b'{"parlour": 3, "more": [1]}'):
        with pytest.raises(RecordError, match="has format 3; this Parlour reads formats 1 and 2"):
            decode(later)


def test_a_field_of_format_2_is_foreign_to_format_1() -> None:
    data = encode(recorded(find("king"), 2)).replace(b'"parlour":2', b'"parlour":1', 1)
    with pytest.raises(RecordError, match="not a Parlour record, or torn: format 1 has no rules"):
        decode(data)


def test_a_missing_file_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be read: No such file"):
        load(tmp_path / "nothing.json")


def test_a_failed_write_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = recorded(find("king"), 2)
    file = tmp_path / "x.json"
    save(record, file)
    before = file.read_bytes()

    def full_disk(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(RecordError, match="No space left on device"):
        save(record, file)
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_not_there_is_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written"):
        save(recorded(find("king"), 2), tmp_path / "no" / "such" / "x.json")


def test_a_file_with_many_records_is_not_one(tmp_path: Path) -> None:
    line = encode(recorded(find("king"), 2))
    file = tmp_path / "x.jsonl"
    file.write_bytes(line + b"\n" + line + b"\n")
    with pytest.raises(RecordError, match="holds 2 records"):
        load(file)
