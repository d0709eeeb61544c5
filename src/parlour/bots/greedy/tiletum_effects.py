"""What effects are worth before they are done, in victory points."""

from __future__ import annotations

from typing import Final

from parlour.games.tiletum.components import CREST_EFFECT, HOUSE_EFFECT, TILE_COUNT, TILE_EFFECT, Frame
from parlour.games.tiletum.operations.activate import ACTIVATE
from parlour.games.tiletum.operations.add_ap import ADD_AP
from parlour.games.tiletum.operations.any_action import ANY_ACTION
from parlour.games.tiletum.operations.any_resource import ANY
from parlour.games.tiletum.operations.anywhere import ANYWHERE
from parlour.games.tiletum.operations.choose_type import CHOOSE_TYPE
from parlour.games.tiletum.operations.gain import GAIN
from parlour.games.tiletum.operations.parts import PARTS, waiting_parts
from parlour.games.tiletum.operations.points import POINTS
from parlour.games.tiletum.operations.roam import ROAM
from parlour.games.tiletum.operations.steps import STEPS
from parlour.games.tiletum.operations.sub_action import ACTION
from parlour.games.tiletum.operations.travel import TRAVEL

PART: Final = {
    GAIN: 0.7,
    POINTS: 1.0,
    STEPS: 1.2,
    ADD_AP: 1.1,
    ACTION: 1.2,
    ANY: 0.9,
    ANY_ACTION: 1.6,
    ANYWHERE: 6.0,
    TRAVEL: 2.5,
    CHOOSE_TYPE: 1.0,
    ACTIVATE: 2.5,
}
"""A part of an effect, times its number if it has one."""
_UNHEARD_OF: Final = 1.0
"""A part that is not named here."""
_ROAMING: Final = (0.8, 0.8, 2.0, 2.0)
"""A step of the merchant, of the architect, a house, a pillar."""


def part_worth(frame: Frame) -> float:
    code, *numbers = frame
    if code == ROAM:
        return sum([weight * count for weight, count in zip(_ROAMING, numbers, strict=False)])
    if code == PARTS:
        return _effect_worth(tuple(waiting_parts(frame)))
    if code in (POINTS, ANY):
        count, _source = numbers
        return PART[code] * count
    if code not in PART:
        return _UNHEARD_OF
    return PART[code] * (numbers[-1] if code not in (ANYWHERE, TRAVEL, CHOOSE_TYPE, ACTIVATE) else 1)


def _effect_worth(effect: tuple[Frame, ...]) -> float:
    return sum([part_worth(frame) for frame in effect])


TILE_WORTH: Final = [_effect_worth(TILE_EFFECT[tile]) for tile in range(TILE_COUNT)]
CREST_WORTH: Final = [_effect_worth(effect) for effect in CREST_EFFECT]
HOUSE_WORTH: Final = [_effect_worth(effect) for effect in HOUSE_EFFECT]
