"""The shape of `components.json`: what may be written there, checked when it is read."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

_META = ("prov", "src", "why")


def _bare(raw: Any) -> Any:
    """The data without the remarks on where it comes from."""
    if isinstance(raw, dict):
        return {key: _bare(value) for key, value in raw.items() if key not in _META}
    if isinstance(raw, list):
        return [_bare(value) for value in raw]
    return raw


Effect: TypeAlias = dict[str, Any]
"""What a helper, a character, a contract, a crest or a house space gives; each key is read by an operation."""


class _PerPlayer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    houses: int
    pillars: int
    merchant: int
    architect: int
    bonus_ap_markers: int


class _Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    dice: int
    dice_per_color: int
    action_tiles: int
    town_tiles: int
    fair_tiles: int
    fair_order_tiles: int
    cathedral_tiles: int
    construction_cost_tiles: int
    corruption_tokens: int
    bonus_tiles: int
    contract_tiles: int
    character_tiles: int
    per_player: _PerPlayer


class _Trade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pay_gold: int
    get: int


class _MerchantCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: int
    place_house: int
    take_bonus_tile: int


class _ArchitectCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: int
    place_pillar: int
    take_bonus_tile: int


class _CharacterCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    discard_whole_offer: int
    place_on_floor: list[int]


class _ContractCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    exchange: int
    exchange_give: int
    exchange_get: int
    first_exchange_of_turn_bonus_any: int


class _KingCosts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    step: int


class _Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    merchant: _MerchantCosts
    architect: _ArchitectCosts
    character: _CharacterCosts
    contract: _ContractCosts
    king: _KingCosts


class _Refills(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    after_rounds: list[int]


class _Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int
    turns_per_round: int
    start_vp: int
    ap: int
    die_shift_gold: int
    gold_to_resource: _Trade
    start_resources: dict[str, int]
    start_gold_by_turn_order: list[int]
    dice_in_bag_per_player_and_color: int
    dice_drawn_per_round: dict[str, int]
    dice_colors: dict[str, str]
    action_costs: _Costs
    king_tile_refills: _Refills


class _House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    min_players: int
    bonus: Effect | None


class _Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    min_players: int


class _Town(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    name: str
    name_en: str
    x: int
    y: int
    cathedral: bool
    fair_tile: bool
    houses: list[_House]
    pillars: list[_Space]
    bonus_tiles: list[_Space]


class _Road(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: str
    name: str
    x: int
    y: int
    joins: list[str]


class _Edge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    a: str
    b: str


class _FairTowns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    towns: list[str]


class _Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    canvas: dict[str, int]
    start: str
    towns: list[_Town]
    roads: list[_Road]
    edges: list[_Edge]
    fair_town_tiles: _FairTowns


class _Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    vp: int


class _KingTrack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_index: int
    last_round_leader_vp: int
    spaces: list[_Points]


class _Corruption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tokens: list[int]
    drawn_per_round: int


class _FairTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    vp: int
    count: list[str]
    floors: list[int] = []


class _Fair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    board_vp_by_round: dict[str, int]
    first_town: str
    tiles_drawn: int
    town_tiles_drawn: int
    order_tiles: int
    tiles: list[_FairTile]


class _Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    value: list[str]


class _Wheel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    action_tiles: list[str]
    default_order_clockwise: _Order


class _Family(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    looks: str


class _CharacterType(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    action: str
    tiles: int


class _BonusTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["helper", "contract", "crest"]
    min_players: int
    effect: Effect | None = None
    cost: dict[Literal["gold", "food", "wool", "stone", "iron", "identical"], int] = {}
    vp: int = 0
    bonus: Effect | None = None
    family: str = ""


class _CharacterTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    type: str
    bonus: Effect
    min_players: int


class _BonusDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: list[_BonusTile]
    composition: dict[str, int]


class _CharacterDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tiles: list[_CharacterTile]


class _Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bonus: _BonusDeck
    contract: _BonusDeck
    character: _CharacterDeck


class _ContractOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slots: int
    ap_cost_left_to_right: list[int]


class _CharacterOffer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    slots: int
    ap_cost_each: int


class _Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rooms: int
    roof_house: bool
    ap_bonus: int
    crest_food: int
    crest_bonus: Effect


class _ContractSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    vp: int
    pillar: bool


class _Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    houses: int
    pillars: int
    houses_on_roofs: int
    pillars_on_contract_spaces: int
    houses_in_tiletum: int


class _PlayerBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    buildings: list[_Building]
    contract_spaces: list[_ContractSpace]
    storehouse_spaces: int
    dice_spaces: int
    supply_at_start: _Supply


class _Stack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    town: str
    tiles_top_to_bottom: list[_Points]


class _CostTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    stone: int | None
    vp: int | None
    unavailable: bool


class _Cathedrals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    stacks: list[_Stack]
    construction_cost_tiles: list[_CostTile]


class _Product(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    vp_per_product: int


class _Leftover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    per: int
    vp: int


class _Final(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    houses_times_pillars: _Product
    completed_buildings_vp: dict[str, int]
    leftover_resources: _Leftover


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    edition: str
    docs: dict[str, Any]
    sources: dict[str, str]
    components: _Components
    rules: _Rules
    map: _Map
    king_track: _KingTrack
    corruption: _Corruption
    fair: _Fair
    wheel: _Wheel
    crest_families: list[_Family]
    character_types: list[_CharacterType]
    decks: _Decks
    contract_offer: _ContractOffer
    character_offer: _CharacterOffer
    player_board: _PlayerBoard
    cathedrals: _Cathedrals
    final_scoring: _Final


def read(raw: dict[str, Any]) -> Data:
    """The data, checked: whatever could not be followed is refused."""
    data = msgspec.convert(_bare(raw), Data)
    _check_rounds(data)
    _check_dice(data)
    _check_map(data)
    _check_board(data)
    _check_fairs(data)
    _check_cathedrals(data)
    _check_costs(data)
    return data


def _check_rounds(data: Data) -> None:
    """What every round and every turn needs."""
    rounds, turns, fair = data.rules.rounds, data.rules.turns_per_round, data.fair
    if {len(fair.board_vp_by_round), fair.tiles_drawn, fair.order_tiles, fair.town_tiles_drawn + 1} != {rounds}:
        raise ValueError("rules.rounds: every round needs a fair, with its town, its tile, its order tile and its points")
    if not set(data.rules.king_tile_refills.after_rounds) <= set(range(1, rounds)):
        raise ValueError("rules.king_tile_refills: the tile is refilled after a round that another one follows")
    if data.corruption.drawn_per_round != turns:
        raise ValueError("corruption.drawn_per_round: there is one token for every turn of a round")
    if len(data.corruption.tokens) < turns:
        raise ValueError("corruption.tokens: there are too few for the turns of a round")
    if data.player_board.dice_spaces != turns:
        raise ValueError("player_board.dice_spaces: there is one space for the die of every turn of a round")


def _check_dice(data: Data) -> None:
    """The bag and what is drawn from it."""
    for players, dice in data.rules.dice_drawn_per_round.items():
        each = data.rules.dice_in_bag_per_player_and_color * int(players)
        if each > data.components.dice_per_color:
            raise ValueError(f"rules.dice_in_bag_per_player_and_color: {players} players have too few dice in the box")
        if not data.rules.turns_per_round * int(players) <= dice <= len(data.rules.dice_colors) * each:
            raise ValueError(f"rules.dice_drawn_per_round: {dice} dice are too few or too many for {players} players")


def _check_map(data: Data) -> None:
    """Where everybody starts."""
    town = next(town for town in data.map.towns if town.id == data.map.start)
    each = data.player_board.supply_at_start.houses_in_tiletum
    if each not in (0, 1):
        raise ValueError("player_board.supply_at_start.houses_in_tiletum: nobody has two houses in one town")
    for players in map(int, data.rules.dice_drawn_per_round):
        if sum(house.min_players <= players for house in town.houses) < each * players:
            raise ValueError(f"map.towns.{town.id}: {players} players need a house space each")


def _check_fairs(data: Data) -> None:
    """What fairs count."""
    highest = max(building.rooms for building in data.player_board.buildings)
    for tile in data.fair.tiles:
        if bool(tile.floors) != ("characters_on_floors" in tile.count) or not set(tile.floors) <= set(range(1, highest + 1)):
            raise ValueError(f"fair.tiles.{tile.id}: who counts the characters on floors says on which, from 1 to {highest}")


def _check_board(data: Data) -> None:
    """The offers and the player board."""
    board = data.player_board
    if len(data.contract_offer.ap_cost_left_to_right) != data.contract_offer.slots:
        raise ValueError("contract_offer: every slot needs its cost in action points")
    if [building.rooms for building in board.buildings].count(0) != 1:
        raise ValueError("player_board.buildings: exactly one building has no room to fill, and is full from the start")
    for building in board.buildings:
        if not building.rooms and (building.ap_bonus or building.roof_house):
            raise ValueError("player_board.buildings: a building without characters has no marker and no house on its roof")
    if max(building.rooms for building in board.buildings) != len(data.rules.action_costs.character.place_on_floor):
        raise ValueError("player_board.buildings: every floor needs its cost in action points, and no other has one")
    if data.final_scoring.completed_buildings_vp.keys() != {str(count) for count in range(len(board.buildings) + 1)}:
        raise ValueError("final_scoring.completed_buildings_vp: every number of completed buildings needs its points")


def _check_cathedrals(data: Data) -> None:
    """The stacks, and what building costs."""
    for stack in data.cathedrals.stacks:
        points = [tile.vp for tile in stack.tiles_top_to_bottom]
        if points != sorted(points, reverse=True):
            raise ValueError(f"cathedrals.stacks: the tiles of {stack.town} must lie with the highest value on top")
    for cost in data.cathedrals.construction_cost_tiles:
        if {cost.stone is None, cost.vp is None} != {cost.unavailable}:
            raise ValueError(f"cathedrals.construction_cost_tiles.{cost.id}: it has stone and points, or it is unavailable")


def _check_costs(data: Data) -> None:
    """What every turn needs to come to an end."""
    costs = data.rules.action_costs
    prices = [costs.merchant.move, costs.merchant.place_house, costs.merchant.take_bonus_tile]
    prices += [costs.architect.move, costs.architect.place_pillar, costs.architect.take_bonus_tile]
    prices += [costs.character.discard_whole_offer, *costs.character.place_on_floor, costs.contract.exchange, costs.king.step]
    prices.append(costs.contract.exchange_give)
    prices += [
        data.character_offer.ap_cost_each,
        *data.contract_offer.ap_cost_left_to_right,
        data.rules.gold_to_resource.pay_gold,
        data.rules.die_shift_gold,
    ]
    if min(prices) < 1:
        raise ValueError("every option of an action, and every purchase, must cost at least 1, or a turn might never end")
    if min(data.rules.gold_to_resource.get, data.final_scoring.leftover_resources.per) < 1:
        raise ValueError("a purchase brings at least 1 resource, and at least 1 is needed for points at the end")
