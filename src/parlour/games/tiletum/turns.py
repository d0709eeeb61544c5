"""The action phase: corruption, and the turns of the players from the die to the end of its action."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import character_action, contract_action, king_track, pieces, tasks
from parlour.games.tiletum.actions import (
    ADVANCE,
    DIE,
    DISCARD_OFFER,
    END_TURN,
    EXCHANGE,
    FACES,
    HOUSE,
    LEAVE,
    LODGE,
    MOVE,
    PERFORM,
    PILLAR,
    STOP,
    TAKE,
)
from parlour.games.tiletum.components import (
    AP_BASE,
    ARCHITECT,
    CHARACTER,
    CHARACTER_COST,
    CONTRACT,
    DIE_SHIFT_GOLD,
    DISCARD_COST,
    EXCHANGE_COST,
    FIRST_CHARACTER,
    FIRST_CONTRACT,
    GOLD,
    HOUSE_COST,
    JOKER,
    KINDS,
    KING,
    MAP_TILE_COST,
    MERCHANT,
    MOVE_COST,
    NONE,
    PILLAR_COST,
    REAL_ACTIONS,
    SPACES,
    STEP_COST,
    TURNS,
    Frame,
)
from parlour.games.tiletum.europe import Europe, without
from parlour.games.tiletum.pending import ACT, CHOOSE_DIE, CORRUPTION, DIE_TAKEN, JOKER_ACTION, KING_PHASE, NEXT_TURN
from parlour.games.tiletum.storehouse import may_own, may_take, take

_WAYS: Final = FACES // 2
"""No face is farther from another than this: 6 and 1 are neighbours."""


def turning_steps(face: int, turned: int) -> int:
    """How often a die must be turned by one, the shorter way round."""
    apart = abs(face - turned)
    return min(apart, FACES - apart)


TURNINGS: Final[list[list[list[int]]]] = [
    [
        [DIE + FACES * die + turned for turned in range(FACES) if turning_steps(die % FACES, turned) <= steps]
        for steps in range(_WAYS + 1)
    ]
    for die in range(KINDS * FACES)
]
"""By die and affordable steps: the ways to take it."""


def next_turn(europe: Europe, events: Events) -> None:
    """The next player; after the last one the next corruption token; after the third turn of all the king phase."""
    europe.step += 1
    europe.turn = NONE
    if europe.step == europe.players:
        europe.turn_number += 1
        europe.step = -1
        if europe.turn_number == TURNS:
            europe.pending.append((KING_PHASE,))
        else:
            europe.pending.append((NEXT_TURN,))
            europe.pending.append((CORRUPTION,))
        return
    europe.turn = europe.order[europe.step]
    europe.exchanged = False
    europe.pending.append((CHOOSE_DIE,))
    if events is not None:
        events.append(Event("turn", {"seat": europe.turn}))


def reveal_corruption(europe: Europe, steps: int, events: Events) -> None:
    """All markers on the king track go down."""
    europe.corruption = (*europe.corruption, steps)
    if events is not None:
        events.append(Event("corruption", {"steps": steps}))
    king_track.corrupt(europe, steps)


# --- the die -------------------------------------------------------------------------------------------------------------


def dice_options(europe: Europe) -> list[int]:
    """Every die, as it lies or turned for gold."""
    steps = min(europe.goods[KINDS * europe.turn + GOLD] // DIE_SHIFT_GOLD, _WAYS)
    found: list[int] = []
    before = NONE
    for die in europe.dice:
        if die != before:
            found += TURNINGS[die][steps]
            before = die
    return found


def place_of(europe: Europe, value: int) -> int:
    """The place at the wheel where dice of this value lie."""
    return (value - 1 - europe.wheel) % FACES


def value_at(europe: Europe, place: int) -> int:
    """The die value at this place of the wheel."""
    return (europe.wheel + place) % FACES + 1


def take_die(europe: Europe, action: int, events: Events) -> None:
    """The die, turned if wished; its tile, its resources and its action follow."""
    seat = europe.turn
    die, turned = (action - DIE) // FACES, (action - DIE) % FACES
    gold = DIE_SHIFT_GOLD * turning_steps(die % FACES, turned)
    resource = die // FACES
    europe.goods[KINDS * seat + GOLD] -= gold
    europe.dice = without(europe.dice, die)
    europe.taken[seat] = (*europe.taken[seat], FACES * resource + turned)
    place = place_of(europe, turned + 1)
    europe.pending[-1] = (DIE_TAKEN, resource, turned + 1, place, 0)
    if events is not None:
        facts = {"seat": seat, "resource": resource, "value": turned + 1, "action": europe.action_tiles[place], "gold": gold}
        events.append(Event("die", dict(facts)))


def die_taken_options(europe: Europe, frame: Frame) -> list[int]:
    """Take the bonus tile of the action or leave it; a helper may still change the type of the resources."""
    tile = europe.tile_at[frame[3]]
    return [LEAVE, TAKE + tile] if tile != NONE and may_take(europe, tile) else [LEAVE]


def is_settled(europe: Europe, frame: Frame) -> bool:
    """Whether nothing can be decided between the die and its resources; a task may still make room for the bonus tile."""
    if offers_tile(europe, frame) and (europe.has_space() or tasks.options(europe, frame)):
        return False
    return not tasks.may_change_type(europe, frame)


def offers_tile(europe: Europe, frame: Frame) -> bool:
    """Whether there is a bonus tile that the seat may have, if its storehouse has room."""
    tile = europe.tile_at[frame[3]]
    return tile != NONE and may_own(europe, europe.turn, tile)


def take_bonus_tile(europe: Europe, tile: int, events: Events) -> None:
    """The bonus tile of the action at which the die lies."""
    europe.tile_at[europe.pending[-1][3]] = NONE
    take(europe, tile, events)


def produce(europe: Europe, events: Events) -> None:
    """The resources of the die; then its action begins."""
    _code, resource, value, place, _changed = europe.pending.pop()
    seat = europe.turn
    europe.goods[KINDS * seat + resource] += value
    if events is not None:
        events.append(Event("gained", {"seat": seat, "resource": resource, "count": value}))
    action = europe.action_tiles[place]
    if action == JOKER:
        europe.pending.append((JOKER_ACTION, AP_BASE - value))
    else:
        begin_action(europe, action, AP_BASE - value)


def begin_action(europe: Europe, action: int, points: int) -> None:
    """The action of the die, with the own bonus marker."""
    europe.pending.append((ACT, action, points + europe.bonus_ap[REAL_ACTIONS * europe.turn + action], 1))


def choose_action(europe: Europe, action: int, events: Events) -> None:
    """The joker becomes one of the other actions."""
    points = europe.pending.pop()[1]
    if events is not None:
        events.append(Event("joker", {"seat": europe.turn, "action": action - PERFORM}))
    begin_action(europe, action - PERFORM, points)


# --- action points -------------------------------------------------------------------------------------------------------


def action_options(europe: Europe, frame: Frame) -> list[int]:
    """What the points of an action may be spent on, and ending it."""
    _code, action, points, of_die = frame
    end = END_TURN if of_die else STOP
    if action == KING:
        return [ADVANCE] if points >= STEP_COST else [end]
    found = [end]
    if points > 0:
        if action == MERCHANT:
            found += pieces.merchant_options(europe, points)
        elif action == ARCHITECT:
            found += pieces.architect_options(europe, points)
        elif action == CHARACTER:
            found += character_action.options(europe, points)
        else:
            assert action == CONTRACT
            found += contract_action.options(europe, points)
    return found


def spend(europe: Europe, action: int, events: Events) -> None:
    """Spend points of the action under way on one of its options."""
    place = len(europe.pending) - 1
    _code, kind, points, of_die = europe.pending[place]
    cost = 0
    if action < HOUSE:
        if action == ADVANCE:
            cost = points
            king_track.advance(europe, europe.turn, points // STEP_COST, events)
        elif action == DISCARD_OFFER:
            cost = DISCARD_COST
            character_action.discard_offer(europe, events)
        else:
            cost = MOVE_COST[(action - MOVE) // len(SPACES)] * pieces.move(europe, action, events)
    elif action < PILLAR:
        cost = HOUSE_COST
        pieces.place_house(europe, action, events)
    elif action < TAKE:
        cost = PILLAR_COST
        pieces.place_pillar(europe, action, events)
    elif action < LODGE:
        tile = action - TAKE
        if tile >= FIRST_CHARACTER:
            cost = CHARACTER_COST
            character_action.take_character(europe, tile, events)
        elif tile >= FIRST_CONTRACT:
            cost = contract_action.take_contract(europe, tile, events)
        else:
            cost = MAP_TILE_COST[pieces.THE_MERCHANT if kind == MERCHANT else pieces.THE_ARCHITECT]
            pieces.take_from_town(europe, tile, events)
    elif action < EXCHANGE:
        # The points are paid before a completed building adds its own.
        europe.pending[place] = (ACT, kind, points - character_action.room_cost(action), of_die)
        character_action.lodge(europe, action, events)
        return
    else:
        cost = EXCHANGE_COST
        contract_action.exchange(europe, action, events)
    europe.pending[place] = (ACT, kind, points - cost, of_die)


def end_turn(europe: Europe, events: Events) -> None:
    """What points are left are lost; the contract offer is filled."""
    points = europe.pending.pop()[2]
    if events is not None:
        events.append(Event("ended", {"seat": europe.turn, "ap": points}))
    europe.pending.append((NEXT_TURN,))
    contract_action.slide(europe)
