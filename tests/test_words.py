"""The catalogues: complete in every language, and nothing in them that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.engine.errors import ParlourError
from parlour.engine.messages import Message
from parlour.tables.errors import BadRequest, NoSuchTable
from parlour.words import LANGUAGES, MissingWords, UnknownLanguage, words

SOURCES = Path(__file__).parent.parent / "src" / "parlour"
CATALOGUES = SOURCES / "words"
CLIENT = SOURCES.parent.parent / "web" / "src"
COMPOSED = re.compile(
    r"[a-z]+-(do|event|card|office|goal|gives|option|prompt|end-tie|title|about|stat"
    r"|resource|amount|action|piece|space|fair|family|type|part|source|scroll|terrain|side|remark|first)(-|$)|first-"
)
"""Keys that the code puts together; the conformance suite says all of these aloud."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Every key with the variables in it."""
    found: dict[str, set[str]] = {}
    for file in sorted((CATALOGUES / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


def test_every_folder_is_a_language_and_the_other_way_round() -> None:
    assert {folder.name for folder in CATALOGUES.iterdir() if folder.is_dir() and folder.name[0] != "_"} == set(LANGUAGES)


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_a_language_has_every_key_with_every_variable(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert english.keys() == other.keys()
    assert english == other


def test_no_key_is_dead() -> None:
    files = [*SOURCES.rglob("*.py"), *SOURCES.rglob("lesson.json"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    code = "\n".join(path.read_text("utf-8") for path in files)
    dead = [key for key in catalogue("en") if not COMPOSED.match(key) and not re.search(f"['\"]{key}['\"]", code)]
    assert dead == []


def test_plurals_follow_the_language() -> None:
    def cards(language: str, count: int) -> str:
        return words(language)("king-board-favour", count=count)

    assert cards("en", 1).startswith("1 card ")
    assert cards("en", 2).startswith("2 cards ")
    for language in ("uk", "ru"):
        endings = {cards(language, count).split(str(count), 1)[1] for count in (1, 2, 5)}
        assert len(endings) == 3
        assert cards(language, 21).split("21", 1)[1] == cards(language, 1).split("1", 1)[1]


def test_seats_become_names_and_messages_nest() -> None:
    message = Message("king-event-took", {"seat": 1, "card": Message("king-card-gold", {"value": 2})})
    assert words("en").say(message, ["Ann", "Bo"]) == "Bo takes gold 2"


def kinds_of_error(kind: type[ParlourError] = ParlourError) -> Iterator[type[ParlourError]]:
    yield kind
    for finer in kind.__subclasses__():
        yield from kinds_of_error(finer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words_for_people(language: str) -> None:
    assert NoSuchTable in set(kinds_of_error())
    for kind in kinds_of_error():
        assert words(language).say(kind("only for programs").says)
    said = words(language).say(BadRequest("a name has 1 to 24 characters", "error-name-length", longest=24).says)
    assert "24" in said


def test_missing_words_are_an_error() -> None:
    with pytest.raises(MissingWords):
        words("en")("no-such-key")
    with pytest.raises(MissingWords):
        words("en")("king-do-bid")
    with pytest.raises(UnknownLanguage, match="en, uk, ru, ja"):
        words("xx")
