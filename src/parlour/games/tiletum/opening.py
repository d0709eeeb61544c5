"""The position before anything is drawn, and what set-up draws."""

from __future__ import annotations

from parlour.games.tiletum.actions import (
    FACES,
)
from parlour.games.tiletum.components import (
    ACTIONS,
    BONUS_PILE,
    BUILDINGS,
    CATHEDRALS,
    CHARACTER_PILE,
    CHARACTER_SLOTS,
    CONTRACT_PILE,
    CONTRACT_SLOTS,
    DICE_IN_BAG,
    FIRST_FAIR,
    HOUSE_TOWN,
    KINDS,
    NONE,
    PRINTED_WHEEL,
    REAL_ACTIONS,
    ROOMS,
    ROUNDS,
    SOURCES,
    START,
    START_HOUSES,
    START_PILLARS,
    START_VP,
    TILE_SPACE_TOWN,
    TILE_SPACES_AT,
    TRACK_START,
)
from parlour.games.tiletum.operations.draws import AT_KING_TRACK, DRAW_BONUS, DRAW_CHARACTER, DRAW_CONTRACT
from parlour.games.tiletum.operations.preparation import PREPARATION
from parlour.games.tiletum.operations.set_up import (
    DRAW_COST,
    DRAW_FAIR,
    DRAW_FIRST,
    DRAW_SEGMENT,
    DRAW_TOWN,
    DRAW_WHEEL,
    SET_UP,
)
from parlour.games.tiletum.state import TiletumState


def opening(players: int, shuffled: bool, wheel: int) -> TiletumState:
    """The position before anything is drawn; `wheel` is the die value at the first action, 0 to draw it."""
    state = TiletumState()
    state.players = players
    state.disclosures = 0
    state.round = 0
    state.turn_number = 0
    state.step = -1
    state.turn = NONE
    state.order = ()
    state.pending = _set_up(players, shuffled, wheel)
    state.legal = ()
    state.exchanged = False
    state.wheel = max(wheel - 1, 0)
    state.action_tiles = () if shuffled else PRINTED_WHEEL
    state.tile_at = [NONE] * FACES
    state.king_tile = NONE
    state.map_tiles = [NONE] * len(TILE_SPACE_TOWN)
    state.dice = ()
    state.bag = [DICE_IN_BAG * players] * KINDS
    state.taken = [()] * players
    state.bonus_pile = BONUS_PILE[players]
    state.bonus_discard = ()
    state.contract_pile = CONTRACT_PILE[players]
    state.character_pile = CHARACTER_PILE[players]
    state.contract_offer = [NONE] * CONTRACT_SLOTS
    state.character_offer = [NONE] * CHARACTER_SLOTS
    state.costs = [NONE] * CATHEDRALS
    state.stacks = [0] * CATHEDRALS
    state.fair_towns = (FIRST_FAIR,)
    state.fairs = ()
    state.corruption = ()
    state.track = [TRACK_START] * players
    state.arrival = tuple(range(players))
    state.earned = [(START_VP, *[0] * (len(SOURCES) - 1))] * players
    state.goods = [0] * (KINDS * players)
    state.storehouses = [()] * players
    state.using = ()
    state.rooms = [NONE] * (ROOMS * players)
    state.residents = [NONE] * (BUILDINGS * players)
    state.crests = [NONE] * (BUILDINGS * players)
    state.bonus_ap = [0] * (REAL_ACTIONS * players)
    state.contracts = [()] * players
    state.house_supply = [START_HOUSES] * players
    state.pillar_supply = [START_PILLARS] * players
    state.houses = [NONE] * len(HOUSE_TOWN)
    state.pillars = [0] * CATHEDRALS
    state.built = [0] * players
    state.merchants = [START] * players
    state.architects = [START] * players
    return state


def _set_up(players: int, shuffled: bool, wheel: int) -> list[tuple[int, ...]]:
    """Everything that is drawn before the first round, in the order of the rulebook; the last comes first."""
    draws: list[tuple[int, ...]] = []
    if not wheel:
        draws.append((DRAW_WHEEL,))
    if shuffled:
        draws += [(DRAW_SEGMENT,)] * len(ACTIONS)
    draws += [(DRAW_BONUS, place) for place in range(FACES)]
    draws.append((DRAW_BONUS, AT_KING_TRACK))
    for spots in TILE_SPACES_AT[players]:
        draws += [(DRAW_BONUS, AT_KING_TRACK + 1 + spot) for spot in spots]
    draws += [(DRAW_CONTRACT, slot) for slot in range(CONTRACT_SLOTS)]
    draws += [(DRAW_CHARACTER, slot) for slot in range(CHARACTER_SLOTS)]
    draws += [(DRAW_COST, cathedral) for cathedral in range(CATHEDRALS)]
    draws += [(DRAW_TOWN,)] * (ROUNDS - 1)
    draws += [(DRAW_FAIR,)] * ROUNDS
    draws += [(DRAW_FIRST,), (SET_UP,), (PREPARATION,)]
    return draws[::-1]
