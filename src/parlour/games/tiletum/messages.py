"""What the game says to people, as keys of the catalogue: prompts with the rule behind them, actions, events, tiles."""

from __future__ import annotations

from typing import Final

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
    ACTION,
    ACTIONS,
    ADD_AP,
    ANY,
    ANY_ACTION,
    ANYWHERE,
    CATHEDRAL_TOWN,
    CHOOSE_TYPE,
    CONTRACT_TILE,
    COST_POINTS,
    COST_STONE,
    EFFECTS,
    FAIRS,
    FAMILIES,
    FROM_CHARACTERS,
    FROM_CONTRACTS,
    FROM_CRESTS,
    FROM_HELPERS,
    FROM_HOUSES,
    GAIN,
    HELPER,
    HOUSE_EFFECT,
    HOUSE_TOWN,
    KINDS,
    NONE,
    PARTS,
    POINTS,
    RESOURCES,
    ROAM,
    ROOM_BUILDING,
    ROOM_FLOOR,
    SPACES,
    STEPS,
    TILE_COST,
    TILE_EFFECT,
    TILE_FAMILY,
    TILE_KIND,
    TILE_POINTS,
    TILE_SAME,
    TILE_TYPE,
    TOWN_TILES,
    TRAVEL,
    TYPES,
    Frame,
)
from parlour.games.tiletum.components import CREST as CREST_TILE
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.pending import ACT, DIE_TAKEN, KING_TILE, LAST_CHANCE, NAMES, OVER
from parlour.games.tiletum.turns import offers_tile

Arguments = dict[str, Argument]


def _key(family: str, name: str, arguments: Arguments | None = None) -> Message:
    return Message(f"tiletum-{family}-{name.replace('_', '-')}", arguments or {})


def resource_message(resource: int) -> Message:
    """A resource by its name."""
    return _key("resource", RESOURCES[resource])


def space_message(space: int) -> Message:
    """A town, or a space on a road."""
    return _key("space", SPACES[space])


def action_name(action: int) -> Message:
    """One of the six actions."""
    return _key("action", ACTIONS[action])


def fair_message(fair: int) -> Message:
    """A fair tile by its name."""
    return _key("fair", FAIRS[fair])


def family_message(family: int) -> Message:
    """A noble family."""
    return _key("family", FAMILIES[family])


def type_message(kind: int) -> Message:
    """A kind of character."""
    return _key("type", TYPES[kind])


def _amount(resource: int, count: int) -> Message:
    return _key("amount", RESOURCES[resource], {"count": count})


def _joined(parts: list[Message]) -> Message:
    """Several things as one list."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Message("tiletum-and", {"first": part, "rest": whole})
    return whole


def _part_messages(frame: Frame) -> list[Message]:
    code = frame[0]
    if code == GAIN:
        return [_amount(frame[1], frame[2])]
    if code == POINTS:
        return [_key("part", "points", {"count": frame[1]})]
    if code == STEPS:
        return [_key("part", "steps", {"count": frame[1]})]
    if code == ADD_AP:
        return [_key("part", "add-ap", {"count": frame[1]})]
    if code == ACTION:
        return [_key("part", "action", {"action": action_name(frame[1]), "ap": frame[2]})]
    if code == ANY_ACTION:
        return [_key("part", "any-action", {"ap": frame[1]})]
    if code == ANY:
        return [_key("part", "any", {"count": frame[1]})]
    if code == ROAM:
        parts = [_key("part", "move-" + PIECES[piece], {"count": frame[1 + piece]}) for piece in range(2) if frame[1 + piece]]
        return parts + [_key("part", name) for place, name in ((3, "place-house"), (4, "place-pillar")) if frame[place]]
    if code == PARTS:
        of_effect = EFFECTS[frame[1]][1]
        return [message for place, part in enumerate(of_effect) if frame[2] >> place & 1 for message in _part_messages(part)]
    if code == ANYWHERE:
        return [_key("part", ("house-anywhere", "pillar-anywhere")[frame[1]])]
    if code == TRAVEL:
        return [_key("part", PIECES[frame[1]] + "-anywhere")]
    return [_key("part", "choose-type" if code == CHOOSE_TYPE else "activate")]


def effect_message(effect: tuple[Frame, ...]) -> Message:
    """What an effect gives, in words."""
    return _joined([message for frame in reversed(effect) for message in _part_messages(frame)])


def tile_message(tile: int) -> Message:
    """A bonus, contract or character tile by what it does."""
    kind = TILE_KIND[tile]
    if kind == HELPER:
        return Message("tiletum-helper", {"effect": effect_message(TILE_EFFECT[tile])})
    if kind == CREST_TILE:
        return Message("tiletum-crest", {"family": family_message(TILE_FAMILY[tile])})
    if kind == CONTRACT_TILE:
        costs = [_amount(resource, TILE_COST[tile][resource]) for resource in range(KINDS) if TILE_COST[tile][resource]]
        if TILE_SAME[tile]:
            costs.insert(0, _key("amount", "same", {"count": TILE_SAME[tile]}))
        arguments: Arguments = {"cost": _joined(costs), "points": TILE_POINTS[tile]}
        if not TILE_EFFECT[tile]:
            return Message("tiletum-contract", arguments)
        return Message("tiletum-contract-bonus", {**arguments, "bonus": effect_message(TILE_EFFECT[tile])})
    return Message("tiletum-character", {"type": type_message(TILE_TYPE[tile]), "bonus": effect_message(TILE_EFFECT[tile])})


def action_message(action: int) -> Message:
    """An action as a button shows it."""
    act = typed(action)
    name = "".join("-" + letter.lower() if letter.isupper() else letter for letter in type(act).__name__).lstrip("-")
    arguments: Arguments = {}
    if isinstance(act, Choose | Buy):
        arguments = {"resource": resource_message(act.resource)}
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
    return _key("do", name, arguments)


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
    return _key("event", str(view["kind"]), arguments)


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
        return _key("piece", PIECES[number])
    if name == "fair":
        return fair_message(number)
    if name == "family":
        return family_message(number)
    return number


_RULES: Final[dict[str, str]] = {
    "choose_die": "T-3.2",
    "die_taken": "T-3.5",
    "joker_action": "T-AJ1",
    "king_tile": "T-4.2",
    "choose_type": "T-3.7",
    "activate": "T-L7",
    "activating": "T-L8",
    "any_action": "T-H1",
    "parts": "T-X7",
}
_ANY_RULES: Final = {
    FROM_HELPERS: "T-H6",
    FROM_CHARACTERS: "T-P4",
    FROM_CRESTS: "T-T10",
    FROM_CONTRACTS: "T-T4",
    FROM_HOUSES: "T-M3",
}
"""The rule behind resources of choice, by where they come from."""
_ROAM_RULES: Final = {FROM_HELPERS: "T-T14", FROM_CRESTS: "T-T5", FROM_CONTRACTS: "T-K4", FROM_HOUSES: "T-M3"}
"""The rule behind steps and placements that no character gives."""
_ACTION_RULES: Final = ("T-AK1", "T-AH1", "T-AA1", "T-AM1", "T-AR1")
"""The rule behind contract, character, architect, merchant and king."""


def prompt(europe: Europe, seat: int) -> Prompt:
    """What the seat must decide now; a sentence about waiting if it is somebody else's turn."""
    frame = europe.pending[-1]
    code = frame[0]
    if code == OVER:
        return Prompt(_key("prompt", "over"), "T-F4")
    if code <= LAST_CHANCE:
        return Prompt(_key("prompt", "chance"), "T-R3")
    if seat != europe.turn:
        return Prompt(_key("prompt", "wait", {"seat": europe.turn}), "T-3.1")
    if code == ACT:
        if not frame[2]:
            return (
                Prompt(_key("prompt", "act-done"), "T-3.10") if frame[3] else Prompt(_key("prompt", "sub-action-done"), "T-X2")
            )
        return Prompt(_key("prompt", "act", {"action": action_name(frame[1]), "ap": frame[2]}), _ACTION_RULES[frame[1]])
    name = NAMES[code]
    arguments: Arguments = {"count": frame[1]} if name == "any" else {}
    if code == KING_TILE:
        arguments = {"tile": tile_message(europe.king_tile)}
    elif name == "activating":
        arguments = {"building": frame[1] + 1}
    elif name == "joker_action" or name == "any_action":
        arguments = {"ap": frame[1]}
    elif name in ("anywhere", "travel"):
        name += "-" + (("house", "pillar") if name == "anywhere" else PIECES)[frame[1]]
    elif code == PARTS:
        arguments = {"parts": _joined(_part_messages(frame))}
    elif code == DIE_TAKEN and not offers_tile(europe, frame):
        return Prompt(_key("prompt", "die-taken-type"), "T-3.7")
    return Prompt(_key("prompt", name, arguments), _rule(frame))


def _rule(frame: Frame) -> str:
    """The rule behind a decision."""
    code = frame[0]
    if code == ANY:
        return _ANY_RULES[EFFECTS[frame[2]][0]] if frame[2] != NONE else "T-AK4"
    if code == ANYWHERE:
        return ("T-T6", "T-T7")[frame[1]]
    if code == TRAVEL:
        return ("T-T8", "T-T9")[frame[1]]
    return _roam_rule(frame[5]) if code == ROAM else _RULES[NAMES[code]]


def _roam_rule(number: int) -> str:
    """The rule behind an effect that moves or places, also when a part of it is done."""
    source, parts = EFFECTS[number]
    if source != FROM_CHARACTERS:
        return _ROAM_RULES[source]
    _code, merchant, architect, house, pillar, _number = next(part for part in parts if part[0] == ROAM)
    if house or pillar:
        return "T-P9" if merchant or architect else "T-P10"
    return "T-P7" if merchant and architect else "T-P8"


_REFUSALS: Final[dict[str, str]] = {
    "choose_die": "take a die, turned for 2 gold a step if you can pay it, or do a task that you can pay",
    "die_taken": "take the bonus tile or leave it, or do a task that you can pay",
    "joker_action": "choose one of the five other actions, or do a task that you can pay",
    "act": "spend the action points on an option of this action that you can reach and pay, do a task that you can pay, or end",
    "king_tile": "take the bonus tile beside the king track, or leave it",
    "any": "choose a resource",
    "any_action": "choose one of the five actions, or stop",
    "choose_type": "choose a type of resource",
}


def refusal(europe: Europe) -> str:
    """What could be done instead."""
    return _REFUSALS.get(NAMES[europe.pending[-1][0]], "choose one of the parts of the bonus that is under way, or decline it")
