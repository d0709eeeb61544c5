"""Between the die and its resources: the bonus tile of its action, and a helper that changes the type."""

from __future__ import annotations

from typing import Final

from parlour.engine.contract import Events
from parlour.engine.events import Event
from parlour.engine.messages import Prompt
from parlour.games.tiletum.actions import FAMILY, LEAVE, TAKE
from parlour.games.tiletum.components import JOKER, KINDS, NONE, Frame
from parlour.games.tiletum.europe import Europe
from parlour.games.tiletum.operations import act
from parlour.games.tiletum.operations.base import WAITS_FOR_SEAT, Operation
from parlour.games.tiletum.operations.joker_action import JOKER_ACTION
from parlour.games.tiletum.storehouse import not_to_own, not_to_take, take
from parlour.games.tiletum.tasks import registry as tasks
from parlour.games.tiletum.tasks.use_helper import may_change_type
from parlour.games.tiletum.wheel import points_at, resources_of
from parlour.games.tiletum.wording import key, why

DIE_TAKEN: Final = 27
"""(DIE_TAKEN, resource, value, place at the wheel, whether a helper has changed the type)"""


def _offers_tile(europe: Europe, place: int) -> bool:
    """Whether there is a bonus tile that the seat may have, if its storehouse has room."""
    tile = europe.tile_at[place]
    return tile != NONE and not_to_own(europe, europe.turn, tile) is None


def promised(europe: Europe, frame: Frame) -> tuple[int, int, int, int]:
    """What the die that was taken will give: a resource, how many of it, an action, and its points."""
    _code, resource, value, place, _changed = frame
    return resource, resources_of(value), europe.action_tiles[place], points_at(europe, europe.turn, place)


def _produce(europe: Europe, events: Events) -> None:
    """The resources of the die; then its action begins."""
    resource, amount, action, points = promised(europe, europe.pending.pop())
    seat = europe.turn
    europe.goods[KINDS * seat + resource] += amount
    if events is not None:
        events.append(Event("gained", {"seat": seat, "resource": resource, "count": amount, "source": "die"}))
    europe.pending.append((JOKER_ACTION, points) if action == JOKER else act.die_action(action, points))


class DieTaken(Operation):
    """It goes by itself when nothing can be decided; a task may still make room for the bonus tile."""

    def settle(self, europe: Europe, frame: Frame, events: Events) -> bool:
        _code, _resource, _value, place, changed = frame
        if _offers_tile(europe, place) and (europe.has_space() or tasks.options(europe, frame)):
            return False
        if not changed and may_change_type(europe):
            return False
        _produce(europe, events)
        return True

    def options(self, europe: Europe, frame: Frame) -> list[int]:
        _code, _resource, _value, place, _changed = frame
        tile = europe.tile_at[place]
        found = [LEAVE, TAKE + tile] if tile != NONE and not_to_take(europe, tile) is None else [LEAVE]
        return found + tasks.options(europe, frame)

    def choose(self, europe: Europe, frame: Frame, action: int, events: Events) -> None:
        _code, _resource, _value, place, _changed = frame
        if action == LEAVE:
            _produce(europe, events)
        else:
            europe.tile_at[place] = NONE
            take(europe, action - TAKE, events)

    def refusal(self, europe: Europe, frame: Frame, action: int) -> Prompt | None:
        _code, _resource, _value, place, _changed = frame
        if FAMILY[action] != TAKE:
            return None
        if action != TAKE + europe.tile_at[place]:
            return why("tiletum-why-other-bonus-tile", "T-3.5")
        return not_to_take(europe, action - TAKE)

    def retyped(self, frame: Frame, resource: int) -> Frame:
        _code, _resource, value, place, changed = frame
        return frame if changed else (DIE_TAKEN, resource, value, place, 1)

    def prompt(self, europe: Europe, frame: Frame) -> Prompt:
        _code, _resource, _value, place, _changed = frame
        if _offers_tile(europe, place):
            return Prompt(key("prompt", "die-taken" if europe.has_space() else "die-taken-full"), "T-3.5")
        return Prompt(key("prompt", "die-taken-type"), "T-3.7")


_DIE_TAKEN: Final = DieTaken(DIE_TAKEN, "die_taken", WAITS_FOR_SEAT)
_DIE_TAKEN.open_for_tasks = True
_DIE_TAKEN.by_turn = 2  # a tile is taken, and then left: nothing but a task can be done in between
FOUND: Final[list[Operation]] = [_DIE_TAKEN]
