"""No play of Tiletum is longer than this, whatever the players do. `docs/engine.md` tells why."""

from __future__ import annotations

from parlour.games.tiletum.actions import FACES
from parlour.games.tiletum.components import (
    ACTION,
    ACTIONS,
    ACTIVATE,
    ADD_AP,
    ANY,
    ANY_ACTION,
    ANYWHERE,
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
    FAMILIES,
    GAIN,
    HOUSES_AT,
    KING_REFILLED_AFTER,
    ROAM,
    ROOMS,
    ROOMS_OF,
    ROUNDS,
    START_GOLD,
    START_RESOURCES,
    TILE_SPACES_AT,
    TRAVEL,
    TURNS,
    Frame,
)


class _Worth:
    """The most that any one effect can bring of what keeps a turn going."""

    def __init__(self, effects: list[tuple[Frame, ...]]) -> None:
        self.points = max(_points(effect) for effect in effects)
        self.resources = max(_resources(effect) for effect in effects)
        self.choices = max(_choices(effect) for effect in effects)


def _points(effect: tuple[Frame, ...]) -> int:
    """Action points."""
    return sum({ACTION: frame[-1], ANY_ACTION: frame[-1], ADD_AP: frame[-1]}.get(frame[0], 0) for frame in effect)


def _resources(effect: tuple[Frame, ...]) -> int:
    return sum(frame[2] if frame[0] == GAIN else frame[1] if frame[0] == ANY else 0 for frame in effect)


def _choices(effect: tuple[Frame, ...]) -> int:
    """Decisions that cost no action points: choosing resources, moving and placing, declining, beginning and stopping."""
    free = {ACTION: 2, ANY_ACTION: 2, ANY: 0, ROAM: 5, ANYWHERE: 1, TRAVEL: 1, ACTIVATE: 2}
    return sum(free.get(frame[0], 1) + (frame[1] if frame[0] == ANY else 0) for frame in effect)


def longest_game(players: int) -> int:
    """An upper bound on the number of actions, those of chance included."""
    turns = players * TURNS * ROUNDS
    bonus_tiles = FACES * ROUNDS + 1 + len(KING_REFILLED_AFTER) + sum(len(spots) for spots in TILE_SPACES_AT[players])
    houses = sum(len(spaces) for spaces in HOUSES_AT[players])
    rooms, crests, contracts = players * ROOMS, players * min(BUILDINGS, len(FAMILIES)), players * CONTRACT_SPACES
    activations = bonus_tiles + houses + crests + contracts
    repeated = activations * max(len(rooms_of) for rooms_of in ROOMS_OF)
    effects = bonus_tiles + houses + rooms + crests + contracts + repeated
    worth = _Worth([parts for _source, parts in EFFECTS])

    points = turns * (AP_BASE - 1 + sum(BUILDING_AP)) + players * sum(BUILDING_AP) + effects * worth.points
    resources = (
        players * (sum(START_RESOURCES) + max(START_GOLD)) + turns * (FACES + EXCHANGE_BONUS) + effects * worth.resources
    )
    by_turn = turns * 5
    purchases = resources + points
    choices = effects * worth.choices + turns * EXCHANGE_BONUS + 2 * activations + repeated
    tasks = (
        purchases + contracts + crests + min(players * CATHEDRALS, sum(len(stack) for stack in CATHEDRAL_POINTS)) + bonus_tiles
    )
    decisions = by_turn + points + choices + tasks + ROUNDS

    set_up = 1 + len(ACTIONS) + bonus_tiles + CONTRACT_SLOTS + CHARACTER_SLOTS + CATHEDRALS + 2 * ROUNDS + 1
    by_round = ROUNDS * (DICE_ROLLED[players] + TURNS)
    drawn = turns * CONTRACT_SLOTS + points * CHARACTER_SLOTS
    return decisions + set_up + by_round + drawn
