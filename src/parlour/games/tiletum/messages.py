"""What the game says to people, as keys of the catalogue: prompts with the rule behind them, actions, events, tiles."""

from __future__ import annotations

from parlour.engine.events import Facts
from parlour.engine.messages import Argument, Message, Prompt
from parlour.games.tiletum.actions import (
    PIECES,
    Activate,
    Bonus,
    Build,
    Buy,
    Choose,
    Corrupt,
    Cost,
    Crest,
    Die,
    Exchange,
    Fair,
    First,
    Fulfil,
    House,
    Lodge,
    Move,
    Perform,
    Pillar,
    Roll,
    Segment,
    Town,
    Wheel,
    typed,
)
from parlour.games.tiletum.components import (
    CATHEDRAL_TOWN,
    COST_POINTS,
    COST_STONE,
    HOUSE_EFFECT,
    HOUSE_TOWN,
    NONE,
    ROOM_BUILDING,
    ROOM_FLOOR,
    TOWN_TILES,
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
    "prompt",
    "resource_message",
    "space_message",
    "tile_message",
]


def action_message(action: int) -> Message:
    """An action as a button shows it."""
    act = typed(action)
    name = "".join("-" + letter.lower() if letter.isupper() else letter for letter in type(act).__name__).lstrip("-")
    arguments: Arguments = {}
    if isinstance(act, Choose):
        arguments = {"resource": resource_message(act.resource)}
    elif isinstance(act, Buy):
        arguments = {"resource": resource_message(act.resource), "gold": TRADE_GOLD}
    elif isinstance(act, Perform | Segment):
        arguments = {"action": action_name(act.action)}
    elif isinstance(act, Activate):
        arguments = {"building": act.building + 1}
    elif isinstance(act, Bonus):
        arguments = {"building": ROOM_BUILDING[act.room] + 1, "floor": ROOM_FLOOR[act.room]}
    elif isinstance(act, Die):
        arguments = {"resource": resource_message(act.resource), "value": act.turned}
        if act.turned != act.face:
            name, arguments = "die-turned", {**arguments, "face": act.face}
    elif isinstance(act, Move):
        name, arguments = "move-" + PIECES[act.piece], {"space": space_message(act.space)}
    elif isinstance(act, House):
        town = HOUSE_TOWN[act.house]
        arguments = {"space": space_message(town)}
        if HOUSE_TOWN.count(town) > 1:
            name, arguments = "house-numbered", {**arguments, "number": act.house - HOUSE_TOWN.index(town) + 1}
        if HOUSE_EFFECT[act.house]:
            name, arguments = name + "-bonus", {**arguments, "bonus": effect_message(HOUSE_EFFECT[act.house])}
    elif isinstance(act, Pillar | Build):
        arguments = {"space": space_message(CATHEDRAL_TOWN[act.cathedral])}
    elif isinstance(act, Lodge):
        arguments = {"tile": tile_message(act.tile), "building": ROOM_BUILDING[act.room] + 1, "floor": ROOM_FLOOR[act.room]}
    elif isinstance(act, Exchange):
        arguments = {"give": resource_message(act.give), "get": resource_message(act.get)}
    elif isinstance(act, Fulfil):
        arguments = {"tile": tile_message(act.tile)}
        if act.kind != NONE:
            name, arguments = "fulfil-with", {**arguments, "resource": resource_message(act.kind)}
    elif isinstance(act, Crest):
        arguments = {"family": family_message(act.family), "building": act.building + 1}
    else:
        name, arguments = _chance_message(action, name)
    return key("do", name, arguments)


def _chance_message(action: int, name: str) -> tuple[str, Arguments]:
    act = typed(action)
    if isinstance(act, Wheel):
        return name, {"value": act.face}
    if isinstance(act, Cost):
        if COST_STONE[act.cost] == NONE:
            return "cost-unavailable", {}
        return name, {"stone": COST_STONE[act.cost], "points": COST_POINTS[act.cost]}
    if isinstance(act, Town):
        return name, {"space": space_message(TOWN_TILES[act.town])}
    if isinstance(act, Fair):
        return name, {"fair": fair_message(act.fair)}
    if isinstance(act, First):
        return name, {"seat": act.seat}
    if isinstance(act, Roll):
        return name, {"resource": resource_message(act.resource), "value": act.face}
    if isinstance(act, Corrupt):
        return name, {"steps": act.steps}
    return name, {"tile": tile_message(act[0])} if act else {}


def event_message(view: Facts) -> Message:
    """An event as its viewer sees it."""
    arguments: Arguments = {}
    for name, value in view.items():
        if name == "kind" or isinstance(value, list):
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
