"""The two pieces that travel: the merchant and the architect of every player."""

from __future__ import annotations

from typing import Final

from parlour.games.tiletum.europe import Europe

THE_MERCHANT: Final = 0
THE_ARCHITECT: Final = 1


def places(europe: Europe, piece: int) -> list[int]:
    """By seat: where the merchant, or the architect, is."""
    return europe.merchants if piece == THE_MERCHANT else europe.architects
