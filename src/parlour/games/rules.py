"""The rules pages: every rule of a game by its id, from the same text as docs/rules."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import NamedTuple

_HEADING = re.compile(r"^### (?P<id>[A-Z]+-[A-Z0-9.]+) (?P<title>.+)$")


class Rule(NamedTuple):
    """One rule: its id, a short title, the section that it stands in, and the text."""

    id: str
    title: str
    section: str
    text: str


@cache
def rules(game: str, language: str = "en") -> dict[str, Rule]:
    """All rules of the game by id, in the order of the page, in one of the languages of `parlour.words`."""
    name = "rules.md" if language == "en" else f"rules.{language}.md"
    page = files("parlour.games").joinpath(game, name).read_text("utf-8")
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
