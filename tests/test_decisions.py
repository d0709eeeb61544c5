"""Every rules page lists what is asked by each rule: exactly what the program asks in whole games, with the rule that it names.

After a prompt or its rule has changed, `python -m tests.decisions` writes the tables anew; look at what it changed.
"""

from __future__ import annotations

import pytest

from parlour.engine.contract import Game
from parlour.games.rules import rules
from parlour.words import LANGUAGES
from tests.conformance.plays import every_game
from tests.decisions import asked, listed, page_of, table_text


@every_game
def test_the_page_lists_what_is_asked_in_whole_games_and_no_more(game: Game) -> None:
    found, page = asked(game), set(listed(game.name, "en"))
    assert found - page == set(), "asked, and not on the page"
    assert page - found == set(), "on the page, and never asked"


@every_game
def test_every_question_names_a_rule_of_the_page(game: Game) -> None:
    assert {rule for rule, _key in asked(game)} <= set(rules(game.name))


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_the_list_is_the_same_in_every_language(game: Game, language: str) -> None:
    page = listed(game.name, language)
    assert page == listed(game.name, "en")
    assert page_of(game.name, language).read_text("utf-8").endswith("\n" + table_text(game.name, language, frozenset(page)))
