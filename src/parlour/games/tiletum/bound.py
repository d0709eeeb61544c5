"""No play of Tiletum is longer than this, whatever the players do. `docs/engine.md` tells why."""

from __future__ import annotations

from parlour.games.tiletum.components import (
    ACTIONS,
    AP_BASE,
    BUILDING_AP,
    BUILDINGS,
    CATHEDRAL_POINTS,
    CATHEDRALS,
    CHARACTER_SLOTS,
    CONTRACT_SLOTS,
    CONTRACT_SPACES,
    DICE_ROLLED,
    EFFECTS,
    EXCHANGE_BONUS,
    EXCHANGE_GET,
    FACES,
    FAMILIES,
    HOUSES_AT,
    KING_REFILLED_AFTER,
    ROOMS,
    ROOMS_OF,
    ROUNDS,
    START_GOLD,
    START_RESOURCES,
    TILE_SPACES_AT,
    TURNS,
)
from parlour.games.tiletum.operations.base import OPERATIONS


class _Worth:
    """The most that any one effect can bring of what keeps a turn going."""

    def __init__(self) -> None:
        added = [[OPERATIONS[part[0]].adds(part) for part in effect.parts] for effect in EFFECTS]
        self.points = max(sum(part.points for part in parts) for parts in added)
        self.resources = max(sum(part.resources for part in parts) for parts in added)
        self.choices = max(sum(part.choices for part in parts) for parts in added)


def longest_game(players: int) -> int:
    """An upper bound on the number of actions, those of chance included."""
    turns = players * TURNS * ROUNDS
    bonus_tiles = FACES * ROUNDS + 1 + len(KING_REFILLED_AFTER) + sum(len(spots) for spots in TILE_SPACES_AT[players])
    houses = sum(len(spaces) for spaces in HOUSES_AT[players])
    rooms, crests, contracts = players * ROOMS, players * min(BUILDINGS, len(FAMILIES)), players * CONTRACT_SPACES
    activations = bonus_tiles + houses + crests + contracts
    repeated = activations * max(len(rooms_of) for rooms_of in ROOMS_OF)
    effects = bonus_tiles + houses + rooms + crests + contracts + repeated
    worth = _Worth()

    points = turns * (AP_BASE - 1 + sum(BUILDING_AP)) + players * sum(BUILDING_AP) + effects * worth.points
    resources = (
        players * (sum(START_RESOURCES) + max(START_GOLD)) + turns * (FACES + EXCHANGE_BONUS) + effects * worth.resources
    )
    by_turn = turns * sum(operation.by_turn for operation in OPERATIONS)
    by_round = ROUNDS * sum(operation.by_round for operation in OPERATIONS)
    purchases = resources + points * EXCHANGE_GET
    choices = effects * worth.choices + turns * EXCHANGE_BONUS + 2 * activations + repeated
    tasks = (
        purchases + contracts + crests + min(players * CATHEDRALS, sum(len(stack) for stack in CATHEDRAL_POINTS)) + bonus_tiles
    )
    decisions = by_turn + by_round + points + choices + tasks

    set_up = 1 + len(ACTIONS) + bonus_tiles + CONTRACT_SLOTS + CHARACTER_SLOTS + CATHEDRALS + 2 * ROUNDS + 1
    rolled = ROUNDS * (DICE_ROLLED[players] + TURNS)
    drawn = turns * CONTRACT_SLOTS + points * CHARACTER_SLOTS
    return decisions + set_up + rolled + drawn
