"""The names of things as keys of the catalogue: resources, towns, actions, tiles and what they give."""

from __future__ import annotations

from parlour.engine.messages import Argument, Message, Prompt
from parlour.games.tiletum.components import (
    ACTIONS,
    CONTRACT_TILE,
    CREST,
    FAIR_FLOORS,
    FAIRS,
    FAMILIES,
    HELPER,
    KINDS,
    RESOURCES,
    SPACES,
    TILE_COST,
    TILE_EFFECT,
    TILE_FAMILY,
    TILE_KIND,
    TILE_POINTS,
    TILE_SAME,
    TILE_TYPE,
    TYPES,
    Frame,
)
from parlour.games.tiletum.operations.base import OPERATIONS

Arguments = dict[str, Argument]


def key(family: str, name: str, arguments: Arguments | None = None) -> Message:
    """A key of one family of the catalogue."""
    return Message(f"tiletum-{family}-{name.replace('_', '-')}", arguments or {})


def why(key: str, rule: str, arguments: Arguments | None = None) -> Prompt:
    """Why something cannot be done, and the rule that says so."""
    return Prompt(Message(key, arguments or {}), rule)


def lacks(missing: list[tuple[int, int]], rule: str) -> Prompt | None:
    """That these resources, by kind and count, are missing; None if none are."""
    return (
        why("tiletum-why-lacks", rule, {"lacking": joined([amount(kind, count) for kind, count in missing])})
        if missing
        else None
    )


def too_few_points(cost: int, points: int) -> Prompt | None:
    """That it costs more action points than are left; None if it does not."""
    return why("tiletum-why-points", "T-3.8", {"cost": cost, "ap": points}) if cost > points else None


def resource_message(resource: int) -> Message:
    """A resource by its name."""
    return key("resource", RESOURCES[resource])


def space_message(space: int) -> Message:
    """A town, or a space on a road."""
    return key("space", SPACES[space])


def action_name(action: int) -> Message:
    """One of the six actions."""
    return key("action", ACTIONS[action])


def fair_message(fair: int) -> Message:
    """A fair tile by its name."""
    return key("fair", FAIRS[fair])


def gives_message(fair: int) -> Message:
    """What a fair tile gives its points for."""
    floors: list[Argument] = [*FAIR_FLOORS[fair]]
    if not floors:
        return key("gives", FAIRS[fair])
    named = floors.pop()
    for floor in reversed(floors):
        named = Message("tiletum-floor-or", {"floor": floor, "rest": named})
    return key("gives", FAIRS[fair], {"floors": named})


def family_message(family: int) -> Message:
    """A noble family."""
    return key("family", FAMILIES[family])


def type_message(kind: int) -> Message:
    """A kind of character."""
    return key("type", TYPES[kind])


def amount(resource: int, count: int) -> Message:
    """So many of a resource."""
    return key("amount", RESOURCES[resource], {"count": count})


def joined(parts: list[Message]) -> Message:
    """Several things as one list."""
    whole = parts[-1]
    for part in reversed(parts[:-1]):
        whole = Message("tiletum-and", {"first": part, "rest": whole})
    return whole


def effect_message(effect: tuple[Frame, ...]) -> Message:
    """What an effect gives, in words."""
    return joined([message for frame in reversed(effect) for message in OPERATIONS[frame[0]].words(frame)])


def tile_message(tile: int) -> Message:
    """A bonus, contract or character tile by what it does."""
    kind = TILE_KIND[tile]
    if kind == HELPER:
        return Message("tiletum-helper", {"effect": effect_message(TILE_EFFECT[tile])})
    if kind == CREST:
        return Message("tiletum-crest", {"family": family_message(TILE_FAMILY[tile])})
    if kind == CONTRACT_TILE:
        costs = [amount(resource, TILE_COST[tile][resource]) for resource in range(KINDS) if TILE_COST[tile][resource]]
        if TILE_SAME[tile]:
            costs.insert(0, key("amount", "same", {"count": TILE_SAME[tile]}))
        arguments: Arguments = {"cost": joined(costs), "points": TILE_POINTS[tile]}
        if not TILE_EFFECT[tile]:
            return Message("tiletum-contract", arguments)
        return Message("tiletum-contract-bonus", {**arguments, "bonus": effect_message(TILE_EFFECT[tile])})
    return Message("tiletum-character", {"type": type_message(TILE_TYPE[tile]), "bonus": effect_message(TILE_EFFECT[tile])})
