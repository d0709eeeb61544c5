"""Beside a first game: three cards for every game of the house, and a remark for everything that is asked, and no more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour.games import house
from parlour.games.rules import idea
from parlour.words import LANGUAGES, catalogue, words
from tests.boxes import numbers
from tests.decisions import listed

WORDS = Path(__file__).parent.parent / "src" / "parlour" / "words"
_NOBODY_DECIDES = re.compile(r"-prompt-(wait|chance|over)\b")


def remarks(game: str) -> set[str]:
    """The keys of what is said beside a first game."""
    said = (WORDS / "en" / f"{game}.remarks.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z-]+) =", said, re.MULTILINE))


@pytest.mark.parametrize("game", sorted(house()))
def test_there_is_a_remark_for_everything_that_is_asked_and_for_nothing_else(game: str) -> None:
    asked = {key.replace("-prompt-", "-remark-") for _rule, key in listed(game, "en") if not _NOBODY_DECIDES.search(key)}
    cards = {f"{game}-first-{card}" for card in ("goal", "turn", "win")}
    assert remarks(game) == asked | cards


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(house()))
def test_all_of_it_is_said_in_every_language_and_is_short(game: str, language: str) -> None:
    for key in remarks(game):
        said = words(language)(key, **numbers(game))
        assert 10 < len(said) < 260, key


def test_what_only_learners_are_told_comes_by_itself() -> None:
    assert "king-remark-place" not in catalogue("king", "en")
    assert "king-lesson-goal" in catalogue("king", "uk", "lesson")
    assert "lesson-next" in catalogue("king", "uk", "lesson")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(house()))
def test_the_rules_begin_with_the_idea_of_the_game(game: str, language: str) -> None:
    assert 3 <= len(re.findall(r"[.。]", idea(game, language))) <= 5
    assert idea(game, language) != idea(game, "en") or language == "en"
