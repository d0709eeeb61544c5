"""What the game says to people, as keys of the catalogue: prompts with the rule behind them, actions, events, tiles."""

from __future__ import annotations

import msgspec

from parlour.engine.events import Facts
from parlour.engine.messages import Argument, Message, Prompt
from parlour.engine.moves import Move, kind_of
from parlour.games.tiletum import moves
from parlour.games.tiletum.components import (
    COST_IDS,
    COST_POINTS,
    COST_STONE,
    HOUSE_EFFECT,
    HOUSE_NAMES,
    HOUSE_TOWN,
    NONE,
    PIECES,
    TILE_ID,
    TRADE_GOLD,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations.base import OPERATIONS, WAITS_FOR_CHANCE, WAITS_FOR_SEAT
from parlour.games.tiletum.wording import (
    Arguments,
    action_name,
    effect_message,
    fair_message,
    family_message,
    gives_message,
    key,
    resource_message,
    space_message,
    tile_message,
)

__all__ = [
    "action_message",
    "action_name",
    "effect_message",
    "event_message",
    "fair_message",
    "gives_message",
    "prompt",
    "resource_message",
    "space_message",
    "tile_message",
]


def action_message(action: int) -> Message:
    """An action as a button shows it."""
    move = moves.NUMBERING.typed(action)
    name, arguments = kind_of(move), _named(move)
    match move:
        case moves.House(space=house):
            return _house_message(HOUSE_NAMES.index(house))
        case moves.Walk(piece=piece):
            return key("do", f"move-{piece}", {"space": arguments["space"]})
        case moves.Die(face=face, turned=turned):
            arguments["value"] = arguments.pop("turned")
            if face != turned:
                name = "die-turned"
            else:
                del arguments["face"]
        case moves.Wheel() | moves.Roll():
            arguments["value"] = arguments.pop("face")
        case moves.Buy():
            arguments["gold"] = TRADE_GOLD
        case moves.Fulfil(resource=resource) if resource:
            name = "fulfil-with"
        case moves.Cost(cost=cost):
            stone, points = COST_STONE[COST_IDS.index(cost)], COST_POINTS[COST_IDS.index(cost)]
            return key("do", "cost-unavailable") if stone == NONE else key("do", name, {"stone": stone, "points": points})
    return key("do", name, arguments)


def _named(move: Move) -> Arguments:
    """The parts of the move, in words."""
    return {field: _in_words(field, value) for field, value in msgspec.structs.asdict(move).items() if value != ""}


def _in_words(field: str, value: int | str) -> Argument:
    if isinstance(value, int):
        return value
    if field == "tile":
        return tile_message(TILE_ID.index(value))
    return key("resource" if field in ("give", "get") else field, value)


def _house_message(house: int) -> Message:
    """A house space by its town, its number there if there are several, and what it gives."""
    town = HOUSE_TOWN[house]
    name, arguments = "house", Arguments(space=space_message(town))
    if HOUSE_TOWN.count(town) > 1:
        name, arguments["number"] = "house-numbered", house - HOUSE_TOWN.index(town) + 1
    if HOUSE_EFFECT[house]:
        name, arguments["bonus"] = name + "-bonus", effect_message(HOUSE_EFFECT[house])
    return key("do", name, arguments)


def event_message(view: Facts) -> Message:
    """An event as its viewer sees it."""
    arguments: Arguments = {}
    for name, value in view.items():
        if name in ("kind", "source") or isinstance(value, list):
            continue
        arguments[name] = _argument(name, value)
    return key("event", str(view["kind"]), arguments)


def _argument(name: str, value: int | str) -> Argument:
    number = int(value)
    if name == "tile":
        return tile_message(number)
    if name in ("resource", "give", "get"):
        return resource_message(number)
    if name in ("space", "start"):
        return space_message(number)
    if name == "action":
        return action_name(number)
    if name == "piece":
        return key("piece", PIECES[number])
    if name == "fair":
        return fair_message(number)
    if name == "family":
        return family_message(number)
    return number


def prompt(europe: Europe, seat: int) -> Prompt:
    """What the seat must decide now; a sentence about waiting if it is somebody else's turn."""
    frame = europe.pending[-1]
    operation = OPERATIONS[frame[0]]
    if operation.waits == WAITS_FOR_CHANCE:
        return Prompt(key("prompt", "chance"), "T-R3")
    if operation.waits == WAITS_FOR_SEAT and seat != europe.turn:
        return Prompt(key("prompt", "wait", {"seat": europe.turn}), "T-3.1")
    return operation.prompt(europe, frame)
