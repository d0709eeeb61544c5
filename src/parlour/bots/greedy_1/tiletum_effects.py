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
from parlour.games.tiletum.operations.registry import registered
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
"""A part of an effect, times its amount."""
_UNHEARD_OF: Final = 1.0
"""A part that is not named here."""
_STEP: Final = 0.8
"""A step of the merchant or the architect."""
_PLACED: Final = 2.0
"""A house or a pillar that is placed where they are."""
_OPERATIONS: Final = registered()


def part_worth(frame: Frame) -> float:
    code = frame[0]
    if code == ROAM:
        _code, merchant, architect, house, pillar, _effect = frame
        return _STEP * merchant + _STEP * architect + _PLACED * house + _PLACED * pillar
    if code == PARTS:
        return _effect_worth(tuple(waiting_parts(frame)))
    return PART.get(code, _UNHEARD_OF) * _OPERATIONS[code].amount(frame)


def _effect_worth(effect: tuple[Frame, ...]) -> float:
    return sum([part_worth(frame) for frame in effect])


TILE_WORTH: Final = [_effect_worth(TILE_EFFECT[tile]) for tile in range(TILE_COUNT)]
CREST_WORTH: Final = [_effect_worth(effect) for effect in CREST_EFFECT]
HOUSE_WORTH: Final = [_effect_worth(effect) for effect in HOUSE_EFFECT]
