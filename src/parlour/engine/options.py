"""Options of a game: named choices that a table fixes before the first action."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from parlour.engine.errors import SetupError


class Option(NamedTuple):
    """One choice of the set-up; the first value is the default."""

    name: str
    values: tuple[str, ...]
    unnamed: str = ""
    """What it was at tables and in records that do not name it, where the default has changed since."""


def settle(options: tuple[Option, ...], chosen: Mapping[str, str] | None) -> dict[str, str]:
    """Every option with its value: the chosen one, or its default. Unknown names and values are refused."""
    wanted = dict(chosen or {})
    settled = {}
    for option in options:
        value = wanted.pop(option.name, option.values[0])
        if value not in option.values:
            raise SetupError(f"option {option.name} cannot be {value!r}: choose one of {', '.join(option.values)}")
        settled[option.name] = value
    if wanted:
        known = ", ".join(option.name for option in options) or "none"
        raise SetupError(f"no such option: {', '.join(sorted(wanted))} (this game has: {known})")
    return settled


def settle_stored(options: tuple[Option, ...], stored: Mapping[str, str]) -> dict[str, str]:
    """The options of a stored table or record: one that it does not name had the default of its time."""
    then = {option.name: option.unnamed for option in options if option.unnamed}
    return settle(options, then | dict(stored))
