"""The registry: every operation by its code, and what every tile and space of the box gives, as operations."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

from parlour.games.tiletum import operations
from parlour.games.tiletum.components import (
    CREST_EFFECT,
    DATA,
    EFFECTS,
    FROM_CHARACTERS,
    FROM_CONTRACTS,
    FROM_CRESTS,
    FROM_HELPERS,
    FROM_HOUSES,
    HOUSE_EFFECT,
    TILE_EFFECT,
    Effect,
    Frame,
)
from parlour.games.tiletum.operations.base import BOUND_TO_A_MOMENT, OPERATIONS, Operation
from parlour.games.tiletum.operations.parts import PARTS


def _register() -> None:
    """Every operation of every module here, in the order of the codes."""
    found: list[Operation] = []
    for module in iter_modules(operations.__path__):
        found += getattr(import_module(f"{operations.__name__}.{module.name}"), "FOUND", [])
    found.sort(key=lambda operation: operation.code)
    for place, operation in enumerate(found):
        if operation.code != place:
            raise ValueError(f"operation {operation.name}: the codes must be 0, 1, 2 and so on, each once")
    OPERATIONS.extend(found)


def _compiled(effect: dict[str, Any] | None, source: int, name: str) -> tuple[Frame, ...]:
    """The parts of an effect in the order in which they are laid on the pending stack: what comes first lies last.

    What needs no decision comes first; of several decisions the owner chooses which comes next.
    """
    if effect is None:
        return ()
    unknown = set(effect) - {key for operation in OPERATIONS for key in operation.keys}
    if unknown:
        raise ValueError(f"{name}: no operation knows the effect {', '.join(sorted(unknown))}")
    number = len(EFFECTS)
    parts = [part for operation in OPERATIONS if operation.keys for part in operation.compiled(effect, source, number)]
    EFFECTS.append(Effect(source, tuple(parts)))
    if source == FROM_CHARACTERS and any(OPERATIONS[part[0]].activates for part in parts):
        raise ValueError(f"{name}: a character cannot activate a building, or a chain of bonuses might never end")
    asking = [place for place, part in enumerate(parts) if OPERATIONS[part[0]].asks(part)]
    if len(asking) > 1:
        by_itself = [part for part in parts if not OPERATIONS[part[0]].asks(part)]
        parts = [*by_itself, (PARTS, number, sum(1 << place for place in asking))]
    else:
        parts.sort(key=lambda part: OPERATIONS[part[0]].asks(part))
    return tuple(reversed(parts))


def _fill() -> None:
    """What every tile, house space and crest space gives."""
    for tile in (*DATA.decks.bonus.tiles, *DATA.decks.contract.tiles):
        if tile.kind == "helper" and not tile.effect:
            raise ValueError(f"{tile.id}: a helper must have an effect")
        TILE_EFFECT.append(_compiled(tile.effect or tile.bonus, FROM_HELPERS if tile.effect else FROM_CONTRACTS, tile.id))
        operations_of = [OPERATIONS[part[0]] for part in EFFECTS[-1].parts] if tile.effect else []
        BOUND_TO_A_MOMENT.append([operation for operation in operations_of if operation.helps_rule])
    TILE_EFFECT.extend([_compiled(tile.bonus, FROM_CHARACTERS, tile.id) for tile in DATA.decks.character.tiles])
    HOUSE_EFFECT.extend([_compiled(house.bonus, FROM_HOUSES, house.id) for town in DATA.map.towns for house in town.houses])
    crests = enumerate(DATA.player_board.buildings)
    CREST_EFFECT.extend([_compiled(one.crest_bonus, FROM_CRESTS, f"building {place + 1}") for place, one in crests])


def registered() -> list[Operation]:
    """Every operation by its code."""
    return OPERATIONS


_register()
_fill()
NAMES: Final[tuple[str, ...]] = tuple(operation.name for operation in OPERATIONS)
"""What is under way, by the code of its operation."""
