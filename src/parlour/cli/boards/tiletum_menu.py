"""The choices of Tiletum by kind: what is done stands in the heading, and with what beside the number."""

from __future__ import annotations

from typing import Any, Final

from parlour.cli.menu import Line
from parlour.engine.contract import Actions, Game
from parlour.engine.moves import Move
from parlour.games.tiletum import moves
from parlour.games.tiletum.components import TRADE_GOLD
from parlour.games.tiletum.moves import NUMBERING
from parlour.games.tiletum.wording import key
from parlour.words import Words

_KINDS: Final[dict[type[Move], str]] = {
    moves.House: "tiletum-menu-place",
    moves.Pillar: "tiletum-menu-place",
    moves.Take: "tiletum-menu-take",
    moves.Lodge: "tiletum-menu-lodge",
    moves.Exchange: "tiletum-menu-exchange",
    moves.Fulfil: "tiletum-menu-tasks",
    moves.Crest: "tiletum-menu-tasks",
    moves.Build: "tiletum-menu-tasks",
    moves.Use: "tiletum-menu-tasks",
    moves.Buy: "tiletum-menu-buy",
}
_ORDER: Final = [
    "",
    "tiletum-menu-die",
    "tiletum-menu-die-turned",
    "tiletum-menu-merchant",
    "tiletum-menu-architect",
    *dict.fromkeys(_KINDS.values()),
]


def kinds(game: Game, observation: Any, legal: Actions, words: Words) -> list[Line]:
    """All choices, those of one kind together, numbered as they stand."""
    found = sorted([(_kind(NUMBERING.typed(action)), action) for action in legal], key=lambda row: _ORDER.index(row[0]))
    return [
        _line(str(number), kind, action, words.say(game.choice_message(observation, action)), words)
        for number, (kind, action) in enumerate(found, 1)
    ]


def _kind(move: Move) -> str:
    """The key of its heading; none for what stands alone, such as the end of the turn."""
    match move:
        case moves.Die(face=face, turned=turned):
            return "tiletum-menu-die" if face == turned else "tiletum-menu-die-turned"
        case moves.Walk(piece=piece):
            return "tiletum-menu-merchant" if piece == "merchant" else "tiletum-menu-architect"
    return _KINDS.get(type(move), "")


def _line(typed: str, kind: str, action: int, said: str, words: Words) -> Line:
    heading = words(kind, **({"gold": TRADE_GOLD} if kind == "tiletum-menu-buy" else {})) if kind else ""
    short = ""
    match NUMBERING.typed(action):
        case moves.Die(resource=resource, face=face, turned=turned):
            short = f"{_resource(resource, words)} {face}" + ("" if face == turned else f" → {turned}")
        case moves.Walk(space=space):
            short = words.say(key("space", space))
        case moves.Exchange(give=give, get=get):
            short = f"{_resource(give, words)} → {_resource(get, words)}"
        case moves.Buy(resource=resource):
            short = _resource(resource, words)
    return Line(typed, said, action, heading, short)


def _resource(name: str, words: Words) -> str:
    return words.say(key("resource", name))
