"""Every rule of every game's page is named by a test, and tests name only rules that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from parlour.games import GAMES
from parlour.games.rules import rules
from parlour.words import LANGUAGES

TESTS = Path(__file__).parent
DOCS = TESTS.parent / "docs" / "rules"
RULINGS = TESTS.parent / "docs" / "rulings.md"


def named_rules() -> set[str]:
    """The ids in all `pytest.mark.rule(...)` decorators."""
    found: set[str] = set()
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                        found |= {str(ast.literal_eval(argument)) for argument in mark.args}
    return found


def test_every_rule_is_named_by_a_test() -> None:
    known = {rule for game in GAMES for rule in rules(game)}
    named = named_rules()
    assert known - named == set(), "rules that no test names"
    assert named - known == set(), "tests name rules that no page has"


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_language_has_every_rule(game: str, language: str) -> None:
    english, other = rules(game), rules(game, language)
    assert list(english) == list(other)
    assert all(rule.text and rule.title for rule in other.values())
    assert sum(other[rule].text != english[rule].text for rule in english) == len(english)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_page_in_docs_is_the_one_the_program_shows(game: str) -> None:
    page = (DOCS / f"{game}.md").read_text("utf-8")
    assert len(rules(game)) == page.count("\n### ")
    for rule in rules(game).values():
        assert rule.title
        assert rule.text
        assert f"### {rule.id} {rule.title}" in page


@pytest.mark.parametrize("game", sorted(GAMES))
def test_reasons_are_given_for_rules_of_the_page(game: str) -> None:
    page = rules(game)
    letter = next(iter(page)).partition("-")[0]
    reasons = re.findall(rf"\b{letter}-[A-Z0-9]+(?:\.[0-9]+)?", RULINGS.read_text("utf-8"))
    assert reasons
    assert set(reasons) <= set(page)
