"""How a log tells what happened: by rounds, turns, and the phases after them; what is only laid out may be skipped."""

from __future__ import annotations

from typing import Final

from parlour.engine.events import Facts
from parlour.engine.messages import Message, Telling
from parlour.games.tiletum.wording import space_message

_ASIDES: Final = frozenset({"bonus_tile", "contract_tile", "character_tile", "unavailable", "fair_tile", "order", "no_fair"})
_PHASES: Final = {"leader": "tiletum-log-king-phase", "final": "tiletum-log-end"}


def telling(view: Facts) -> Telling:
    """A turn begins by itself; the end of one is worth a line where points are lost."""
    kind = str(view["kind"])
    heading = Message(_PHASES[kind], {}) if kind in _PHASES else None
    match view:
        case {"kind": "round", "round": int(number)}:
            return Telling(Message("tiletum-log-round", {"round": number}), "heading")
        case {"kind": "turn", "seat": int(seat)}:
            return Telling(Message("tiletum-log-turn", {"seat": seat}), "heading")
        case {"kind": "fair" | "no_fair", "space": int(space)}:
            heading = Message("tiletum-log-fair", {"space": space_message(space)})
        case {"kind": "ended", "ap": 0}:
            return Telling(None, "aside")
    return Telling(heading, "aside" if kind in _ASIDES else "line")
