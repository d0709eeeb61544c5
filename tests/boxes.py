"""The numbers of a game's box, which words about the game may use."""

from __future__ import annotations

import msgspec

from parlour.games import find


def numbers(game: str) -> dict[str, int]:
    printed = msgspec.to_builtins(find(game).box())
    return {name: value for name, value in printed.items() if isinstance(value, int)}
