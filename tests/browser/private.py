"""What only one player may know, told by the log of that player's own page."""

from __future__ import annotations

import re
from collections.abc import Iterable

from tests.browser.person import Person

# Government cards are unique: their words can stand for nothing else.
_CARD = r"((?:diplomacy|entertainment|livestock|architecture|military|provisions) \d[A-I])"


def secrets(name: str, log: Iterable[str]) -> set[str]:
    """The cards that this player drew and that nobody else has seen."""
    lines = list(log)
    return _cards(rf"{re.escape(name)} draws {_CARD}", lines) - shown(lines)


def shown(log: Iterable[str]) -> set[str]:
    """The cards that somebody else has seen; one that is pulled from a hand is not (K-2.14)."""
    return _cards(rf".+ (?:lays|reveals|takes) {_CARD}(?: .+)?", log)


def _cards(sentence: str, log: Iterable[str]) -> set[str]:
    return {match[1] for line in log if (match := re.fullmatch(sentence, line))}


def leaks(hidden: Iterable[str], person: Person) -> list[str]:
    """Those of the hidden cards that are somewhere in the page, seen or not."""
    search = "cards => cards.filter((card) => (document.title + document.documentElement.outerHTML).includes(card))"
    found: list[str] = person.page.evaluate(search, list(hidden))
    return found
