"""What the program asks in whole games, and the table of it at the end of every rules page.

`python -m tests.decisions` writes the tables anew, in all languages, after a prompt or its rule has changed.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from parlour.engine.contract import Game
from parlour.games import GAMES, find
from parlour.games.rules import rules
from parlour.words import LANGUAGES, words
from tests.conformance.plays import positions, viewers

PAGES = Path(__file__).parent.parent / "docs" / "rules"
WORDS = Path(__file__).parent.parent / "src" / "parlour" / "words"
PLAYS = 24
"""Random plays of every player count: enough to be asked everything."""

_MANY = 5

HEADINGS = {
    "en": ("Decisions", "What the program asks, or says to those who wait, and the rule behind it.", "Rule | Question | Key"),
    "uk": ("Рішення", "Що програма питає або каже тим, хто чекає, і правило за цим.", "Правило | Запитання | Ключ"),
    "ru": ("Решения", "Что программа спрашивает или говорит тем, кто ждёт, и правило за этим.", "Правило | Вопрос | Ключ"),
    "ja": ("決めること", "プログラムが尋ねること、待つ人に伝えることと、その元になるルールです。", "ルール | 質問 | キー"),
}
"""The table's title, what it is about, and its columns."""

Decision = tuple[str, str]
"""A rule's id and the key of what is asked."""


@cache
def asked(game: Game) -> frozenset[Decision]:
    """All that anybody is asked or told in many random plays, with the rule that the program names."""
    found: set[Decision] = set()
    for players in range(game.min_players, game.max_players + 1):
        for seed in range(PLAYS):
            for state in positions(game, players, seed=1000 + seed):
                for viewer in viewers(players):
                    prompt = state.prompt(viewer)
                    found.add((prompt.rule, prompt.message.key))
    return frozenset(found)


def page_of(game: str, language: str) -> Path:
    return PAGES / (f"{game}.md" if language == "en" else f"{game}.{language}.md")


def listed(game: str, language: str) -> list[Decision]:
    """The table at the end of the page."""
    _rules, found, table = page_of(game, language).read_text("utf-8").partition(f"\n## {HEADINGS[language][0]}\n")
    assert found, f"the page of {game} in {language} lists no decisions"
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines() if line.startswith("|")]
    return [(row[0].split()[0], row[2].strip("`")) for row in rows[2:]]


def table_text(game: str, language: str, decisions: frozenset[Decision]) -> str:
    """The table, rules in the order of the page."""
    title, about, columns = HEADINGS[language]
    page = rules(game, language)
    order = list(page)
    lines = [f"## {title}", about, "", f"| {columns} |", "|---|---|---|"]
    for rule, key in sorted(decisions, key=lambda decision: (order.index(decision[0]), decision[1])):
        lines.append(f"| {rule} {page[rule].title} | {sentence(key, language)} | `{key}` |")
    return "\n".join(lines) + "\n"


def sentence(key: str, language: str) -> str:
    """The question with a dot for everything that differs from time to time; a number that bends words is as many as five."""
    variables, numbers = _variables(_catalogue(language)[key].value)
    blanks: dict[str, int | str] = dict.fromkeys(variables, "…")
    return words(language)(key, **(blanks | dict.fromkeys(numbers, _MANY))).replace(str(_MANY), "…")


@cache
def _catalogue(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for file in sorted((WORDS / language).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


def _variables(node: object) -> tuple[set[str], set[str]]:
    """The variables of a message, and those of them that choose between its forms."""
    variables: set[str] = set()
    numbers: set[str] = set()
    if isinstance(node, ast.VariableReference):
        variables.add(node.id.name)
    elif isinstance(node, ast.SelectExpression):
        numbers |= _variables(node.selector)[0]
    parts = node if isinstance(node, list) else list(vars(node).values()) if isinstance(node, ast.SyntaxNode) else []
    for part in parts:
        more, counted = _variables(part)
        variables |= more
        numbers |= counted
    return variables, numbers


def rewrite(game: Game) -> None:
    """Put what is asked now in the place of the tables."""
    for language in LANGUAGES:
        page = page_of(game.name, language)
        text = page.read_text("utf-8").partition(f"\n## {HEADINGS[language][0]}\n")[0].rstrip("\n")
        page.write_text(f"{text}\n\n{table_text(game.name, language, asked(game))}", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or sorted(GAMES):
        rewrite(find(name))
