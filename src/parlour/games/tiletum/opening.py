"""The position before anything is drawn, and what set-up draws."""

from __future__ import annotations

from parlour.games.tiletum.components import (
    ACTIONS,
    CATHEDRALS,
    CHARACTER_SLOTS,
    CONTRACT_SLOTS,
    PRINTED_WHEEL,
    ROUNDS,
    TILE_SPACES_AT,
)
from parlour.games.tiletum.operations.draw_bonus import AT_KING_TRACK, AT_WHEEL, DRAW_BONUS, ON_MAP
from parlour.games.tiletum.operations.draw_character import DRAW_CHARACTER
from parlour.games.tiletum.operations.draw_contract import DRAW_CONTRACT
from parlour.games.tiletum.operations.draw_cost import DRAW_COST
from parlour.games.tiletum.operations.draw_fair import DRAW_FAIR
from parlour.games.tiletum.operations.draw_first import DRAW_FIRST
from parlour.games.tiletum.operations.draw_segment import DRAW_SEGMENT
from parlour.games.tiletum.operations.draw_town import DRAW_TOWN
from parlour.games.tiletum.operations.draw_wheel import DRAW_WHEEL
from parlour.games.tiletum.operations.preparation import PREPARATION
from parlour.games.tiletum.operations.set_up import SET_UP
from parlour.games.tiletum.state import TiletumState


def opening(players: int, shuffled: bool, wheel: int) -> TiletumState:
    """The position before anything is drawn; `wheel` is the die value at the first action, 0 to draw it."""
    state = TiletumState()
    state.begin(players, () if shuffled else PRINTED_WHEEL, max(wheel - 1, 0), _set_up(players, shuffled, wheel))
    return state


def _set_up(players: int, shuffled: bool, wheel: int) -> list[tuple[int, ...]]:
    """Everything that is drawn before the first round, in the order of the rulebook; the last comes first."""
    draws: list[tuple[int, ...]] = []
    if not wheel:
        draws.append((DRAW_WHEEL,))
    if shuffled:
        draws += [(DRAW_SEGMENT,)] * len(ACTIONS)
    draws += [(DRAW_BONUS, place) for place in AT_WHEEL]
    draws.append((DRAW_BONUS, AT_KING_TRACK))
    for spots in TILE_SPACES_AT[players]:
        draws += [(DRAW_BONUS, ON_MAP[spot]) for spot in spots]
    draws += [(DRAW_CONTRACT, slot) for slot in range(CONTRACT_SLOTS)]
    draws += [(DRAW_CHARACTER, slot) for slot in range(CHARACTER_SLOTS)]
    draws += [(DRAW_COST, cathedral) for cathedral in range(CATHEDRALS)]
    draws += [(DRAW_TOWN,)] * (ROUNDS - 1)
    draws += [(DRAW_FAIR,)] * ROUNDS
    draws += [(DRAW_FIRST,), (SET_UP,), (PREPARATION,)]
    return draws[::-1]
