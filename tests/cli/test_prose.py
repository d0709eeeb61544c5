"""The text of a rule in the terminal: no marks, and a ruling on a line of its own."""

from __future__ import annotations

import pytest

from parlour.cli.prose import prose
from parlour.games import GAMES
from parlour.games.rules import rules
from parlour.words import LANGUAGES


def test_marks_become_styles_and_a_ruling_begins_a_line() -> None:
    told = prose("Most points win. *Ruling:* see `parlour components`.")
    assert told.plain == "Most points win.\nRuling: see parlour components."
    assert [(told.plain[span.start : span.end], span.style) for span in told.spans] == [
        ("Ruling:", "italic"),
        ("parlour components", "bold"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_no_rule_shows_a_mark(game: str, language: str) -> None:
    for rule in rules(game, language).values():
        assert not set("*`[") & set(prose(rule.text).plain), rule.id
