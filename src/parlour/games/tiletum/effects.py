"""The one executor: does what is pending until chance or a player must decide."""

from __future__ import annotations

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.games.tiletum import buildings, character_action, king_track, phases, pieces, tasks, turns
from parlour.games.tiletum.actions import (
    ACTIVATE as ACTIVATE_BUILDING,
)
from parlour.games.tiletum.actions import (
    BONUS,
    CHOOSE,
    DECLINE,
    HOUSE,
    LEAVE,
    MOVE,
    PERFORM,
    PILLAR,
    STOP,
    TAKE,
)
from parlour.games.tiletum.components import (
    ACTION,
    ACTIVATE,
    ADD_AP,
    ANY,
    ANY_ACTION,
    ANYWHERE,
    CHOOSE_TYPE,
    EFFECTS,
    GAIN,
    KINDS,
    KING,
    PARTS,
    POINTS,
    REAL_ACTIONS,
    ROAM,
    ROOMS,
    SPACES,
    STEPS,
    TRAVEL,
    Frame,
)
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.pending import (
    ACT,
    ACTIVATING,
    CLEAN_UP,
    COMPLETE,
    DIE_TAKEN,
    DRAW_BONUS,
    DRAW_CHARACTER,
    DRAW_CONTRACT,
    FAIR_PHASE,
    KING_PHASE,
    LAST_AUTOMATIC,
    LAST_CHANCE,
    MIX,
    NEXT_TURN,
    PREPARATION,
    RESOLVED,
    SET_UP,
    TRACK_SCORES,
)


def settle(europe: Europe, events: Events) -> None:
    """Do everything that needs no decision."""
    while True:
        frame = europe.pending[-1]
        code = frame[0]
        if code <= LAST_AUTOMATIC:
            europe.pending.pop()
            if code <= ACTION:
                _effect(europe, frame, events)
            elif code == RESOLVED:
                tasks.discard_helper(europe, frame[1])
            elif code == COMPLETE:
                buildings.complete(europe, europe.turn, frame[1], events)
            elif code == MIX:
                character_action.mix(europe, list(frame[1:]))
            else:
                _phase(europe, code, events)
        elif code <= LAST_CHANCE:
            if not (
                (code == DRAW_CHARACTER and not europe.character_pile)
                or (code == DRAW_CONTRACT and not europe.contract_pile)
                or (code == DRAW_BONUS and not phases.bonus_tiles_left(europe))
            ):
                return
            europe.pending.pop()
        elif code == DIE_TAKEN:
            if not turns.is_settled(europe, frame):
                return
            turns.produce(europe, events)
        elif code == ACT:
            if frame[3] or len(turns.action_options(europe, frame)) > 1 or tasks.options(europe, frame):
                return
            europe.pending.pop()
        elif code >= ROAM and _is_lost(europe, frame, events):
            continue
        else:
            return


def _phase(europe: Europe, code: int, events: Events) -> None:
    if code == NEXT_TURN:
        turns.next_turn(europe, events)
    elif code == PREPARATION:
        phases.preparation(europe, events)
    elif code == KING_PHASE:
        phases.king_phase(europe, events)
    elif code == TRACK_SCORES:
        phases.track_scores(europe, events)
    elif code == FAIR_PHASE:
        phases.fair_phase(europe, events)
    elif code == CLEAN_UP:
        phases.clean_up(europe, events)
    else:
        assert code == SET_UP
        phases.set_up_players(europe, events)


def _effect(europe: Europe, frame: Frame, events: Events) -> None:
    """Gains, points and king steps happen by themselves; an action begins."""
    code, seat = frame[0], europe.turn
    if code == GAIN:
        europe.goods[KINDS * seat + frame[1]] += frame[2]
        if events is not None:
            events.append(Event("gained", {"seat": seat, "resource": frame[1], "count": frame[2]}))
    elif code == POINTS:
        europe.earn(seat, frame[2], frame[1])
        if events is not None:
            events.append(Event("points", {"seat": seat, "points": frame[1]}))
    elif code == STEPS:
        king_track.advance(europe, seat, frame[1], events)
    elif code == ADD_AP:
        place = _below(europe, ACT)
        _code, action, points, _die = europe.pending[place]
        europe.pending[place] = (ACT, action, points + frame[1], 1)
    elif frame[1] == KING:
        king_track.advance(europe, seat, frame[2], events)
    else:
        europe.pending.append((ACT, frame[1], frame[2], 0))


def _below(europe: Europe, code: int) -> int:
    """Where the nearest operation of this kind lies on the stack."""
    place = len(europe.pending) - 1
    while europe.pending[place][0] != code:
        place -= 1
    return place


def _is_lost(europe: Europe, frame: Frame, events: Events) -> bool:
    """A bonus that leaves nothing to decide goes by itself: it is lost, or there is one building to activate."""
    code = frame[0]
    if code == ACTIVATE:
        homes = buildings.inhabited(europe, europe.turn)
        if len(homes) > 1:
            return False
        europe.pending.pop()
        if homes:
            buildings.activate(europe, homes[0], events)
        return True
    if code in (ROAM, ANYWHERE) and len(options(europe, frame)) == 1:
        europe.pending.pop()
        return True
    return False


def options(europe: Europe, frame: Frame) -> list[int]:
    """What the seat may choose half-way through a bonus; no tasks there."""
    code = frame[0]
    if code in (ANY, CHOOSE_TYPE):
        return [CHOOSE + resource for resource in range(KINDS)]
    if code == ROAM:
        return [DECLINE, *pieces.roam_options(europe, frame[1], frame[2], frame[3], frame[4])]
    if code == ANYWHERE:
        return [DECLINE, *pieces.placements_anywhere(europe, frame[1])]
    if code == TRAVEL:
        return [DECLINE, *pieces.travel_options(europe, frame[1])]
    if code == ACTIVATE:
        return [DECLINE, *[ACTIVATE_BUILDING + building for building in buildings.inhabited(europe, europe.turn)]]
    if code == ACTIVATING:
        return [DECLINE, *[BONUS + room for room in range(ROOMS) if frame[2] >> room & 1]]
    if code == PARTS:
        found: set[int] = set()
        for place in _places(frame):
            found.update(_beginnings(europe, EFFECTS[frame[1]][1][place]))
        return sorted(found)
    assert code == ANY_ACTION
    return [STOP, *[PERFORM + action for action in range(REAL_ACTIONS)]]


def _places(frame: Frame) -> list[int]:
    """Which parts of an effect are still to come."""
    return [place for place in range(frame[2].bit_length()) if frame[2] >> place & 1]


def _beginnings(europe: Europe, part: Frame) -> list[int]:
    """The choices that begin this part of an effect; an action is begun by its name."""
    return [PERFORM + part[1]] if part[0] == ACTION else options(europe, part)


def _begin_part(europe: Europe, action: int, frame: Frame, events: Events) -> None:
    """The part that offers this choice comes next; the others wait."""
    effect, left = EFFECTS[frame[1]][1], frame[2]
    place = next(place for place in _places(frame) if action in _beginnings(europe, effect[place]))
    left &= ~(1 << place)
    rest = [(PARTS, frame[1], left)] if left & (left - 1) else [effect[left.bit_length() - 1]]
    europe.pending[-1:] = [*rest, effect[place]]
    if effect[place][0] != ACTION:
        choose(europe, action, events)


def choose(europe: Europe, action: int, events: Events) -> None:
    """A choice half-way through a bonus."""
    frame = europe.pending[-1]
    code = frame[0]
    if code == PARTS:
        _begin_part(europe, action, frame, events)
    elif action in (DECLINE, STOP):
        europe.pending.pop()
    elif code == ANY:
        _choose_resource(europe, action - CHOOSE, frame, events)
    elif code == CHOOSE_TYPE:
        europe.pending.pop()
        place = _below(europe, DIE_TAKEN)
        _code, _resource, value, at, _changed = europe.pending[place]
        europe.pending[place] = (DIE_TAKEN, action - CHOOSE, value, at, 1)
    elif code == ROAM:
        _roam(europe, action, frame, events)
    elif code == ANYWHERE:
        europe.pending.pop()
        if action < PILLAR:
            pieces.place_house(europe, action, events)
        else:
            pieces.place_pillar(europe, action, events)
    elif code == TRAVEL:
        europe.pending.pop()
        pieces.move(europe, action, events)
    elif code == ACTIVATE:
        europe.pending.pop()
        buildings.activate(europe, action - ACTIVATE_BUILDING, events)
    elif code == ACTIVATING:
        buildings.repeat_bonus(europe, action - BONUS)
    else:
        assert code == ANY_ACTION
        europe.pending.pop()
        europe.pending.append((ACTION, action - PERFORM, frame[1]))


def _choose_resource(europe: Europe, resource: int, frame: Frame, events: Events) -> None:
    """One resource of free choice; more may follow."""
    europe.pending.pop()
    if frame[1] > 1:
        europe.pending.append((ANY, frame[1] - 1, frame[2]))
    europe.goods[KINDS * europe.turn + resource] += 1
    if events is not None:
        events.append(Event("gained", {"seat": europe.turn, "resource": resource, "count": 1}))


def _roam(europe: Europe, action: int, frame: Frame, events: Events) -> None:
    """One part of a bonus that moves and places; the other parts stay."""
    _code, merchant, architect, house, pillar, effect = frame
    europe.pending.pop()
    if action < HOUSE:
        if (action - MOVE) // len(SPACES) == pieces.THE_MERCHANT:
            merchant = 0
        else:
            architect = 0
    elif action < PILLAR:
        house = 0
    else:
        pillar = 0
    if merchant or architect or house or pillar:
        europe.pending.append((ROAM, merchant, architect, house, pillar, effect))
    if action < HOUSE:
        pieces.move(europe, action, events)
    elif action < PILLAR:
        pieces.place_house(europe, action, events)
    else:
        pieces.place_pillar(europe, action, events)


def king_tile(europe: Europe, action: int, events: Events) -> None:
    """The leader takes the tile beside the track, or it is discarded."""
    europe.pending.pop()
    if action == LEAVE:
        phases.discard_king_tile(europe, events)
    else:
        phases.take_king_tile(europe, action - TAKE, events)
