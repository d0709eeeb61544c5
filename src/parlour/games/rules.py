"""The rules pages: every rule of a game by its id, from the same text as docs/rules."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from parlour.games import package_of

_HEADING = re.compile(r"^### (?P<id>[A-Z]+-[A-Z0-9.]+) (?P<title>.+)$")


class Rule(NamedTuple):
    """One rule: its id, a short title, the section that it stands in, and the text."""

    id: str
    title: str
    section: str
    text: str


def _page(game: str, language: str) -> str:
    """The page as it is written, in one of the languages of `parlour.words`; where a package has none, the English one."""
    folder = package_of(game).folder
    translated = folder / f"rules.{language}.md"
    return (translated if translated.is_file() else folder / "rules.md").read_text("utf-8")


@cache
def idea(game: str, language: str = "en") -> str:
    """What the game is about, in a few sentences: the first paragraph of the page."""
    _title, _, rest = _page(game, language).partition("\n\n")
    return " ".join(rest.partition("\n\n")[0].split())


@cache
def rules(game: str, language: str = "en") -> dict[str, Rule]:
    """All rules of the game by id, in the order of the page."""
    page = _page(game, language)
    found: dict[str, Rule] = {}
    current: tuple[str, str] | None = None
    section = ""
    lines: list[str] = []
    for line in [*page.splitlines(), "## end"]:
        if line.startswith("#"):
            if current is not None:
                found[current[0]] = Rule(*current, section, " ".join(" ".join(lines).split()))
            if line.startswith("## "):
                section = line[3:].strip()
            heading = _HEADING.match(line)
            current = (heading["id"], heading["title"]) if heading else None
            lines = []
        else:
            lines.append(line)
    return found
