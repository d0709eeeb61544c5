/** The box: the game's own component data in the numbering of src/parlour/games/tiletum/components.py. */

import {
  cathedrals,
  contract_offer,
  character_offer,
  crest_families,
  decks,
  fair,
  king_track,
  map,
  player_board,
} from '../../../../src/parlour/games/tiletum/components.json';

export const RESOURCES = ['gold', 'food', 'wool', 'stone', 'iron'] as const;
export const ACTIONS = ['contract', 'character', 'architect', 'merchant', 'king', 'joker'] as const;
export const PIECES = ['merchant', 'architect'] as const;
export const JOKER = 5;

export interface Effect {
  gain?: Record<string, number>;
  vp?: number;
  king?: number;
  any?: number;
  move?: Record<string, number>;
  place?: string;
  place_anywhere?: string;
  move_anywhere?: string;
  add_ap?: number;
  choose_resource_type?: boolean;
  activate_building?: boolean;
  action?: { type: string; ap: number };
}

export interface Tile {
  id: string;
  kind: 'helper' | 'contract' | 'crest' | 'character';
  effect: Effect | null;
  cost: Record<string, number>;
  vp: number;
  /** The noble family of a crest, the kind of a character. */
  name: string;
}

interface RawTile {
  id: string;
  kind?: string;
  type?: string;
  effect?: Effect;
  bonus?: Effect | null;
  family?: string;
  cost?: Record<string, number>;
  vp?: number;
}

export const TILES: Tile[] = [...decks.bonus.tiles, ...decks.contract.tiles, ...decks.character.tiles].map((one) => {
  const raw = one as unknown as RawTile;
  return {
    id: raw.id,
    kind: (raw.kind ?? 'character') as Tile['kind'],
    effect: raw.effect ?? raw.bonus ?? null,
    cost: raw.cost ?? {},
    vp: raw.vp ?? 0,
    name: raw.family ?? raw.type ?? '',
  };
});
const numbered = (names: readonly string[]): Map<string, number> => new Map(names.map((name, number) => [name, number]));
export const TILE_BY_ID = numbered(TILES.map((tile) => tile.id));
export const FAMILIES: string[] = crest_families.map((family) => family.id);

// --- the map ---

export interface Space {
  id: string;
  x: number;
  y: number;
}

interface Lot {
  id: string;
  min_players: number;
  bonus?: Effect | null;
}

export const SPACES: Space[] = [...map.towns, ...map.roads].map(({ id, x, y }) => ({ id, x, y }));
export const TOWNS = map.towns.length;
export const SPACE_BY_ID = numbered(SPACES.map((space) => space.id));
export const EDGES: [number, number][] = map.edges.map(({ a, b }) => [SPACE_BY_ID.get(a)!, SPACE_BY_ID.get(b)!]);
export const NEIGHBOURS: number[][] = SPACES.map((_, space) =>
  EDGES.flatMap(([a, b]) => (a === space ? [b] : b === space ? [a] : [])),
);

export interface HouseSpace {
  id: string;
  town: number;
  least: number;
  bonus: Effect | null;
}

const lots = (pick: (town: (typeof map.towns)[number]) => unknown): HouseSpace[] =>
  map.towns.flatMap((town, number) =>
    (pick(town) as Lot[]).map((lot) => ({ id: lot.id, town: number, least: lot.min_players, bonus: lot.bonus ?? null })),
  );
export const HOUSES = lots((town) => town.houses);
export const HOUSE_BY_ID = numbered(HOUSES.map((house) => house.id));
export const TILE_SPACES = lots((town) => town.bonus_tiles);
const PILLARS = lots((town) => town.pillars);

// --- cathedrals ---

export const CATHEDRAL_TOWN: number[] = cathedrals.stacks.map((stack) => SPACE_BY_ID.get(stack.town)!);
export const CATHEDRAL_POINTS: number[][] = cathedrals.stacks.map((stack) =>
  stack.tiles_top_to_bottom.map((tile) => tile.vp).sort((a, b) => b - a),
);
/** No stone: it is not built in this game. */
export const COSTS: { stone: number | null; vp: number }[] = cathedrals.construction_cost_tiles.map((tile) => ({
  stone: tile.stone,
  vp: tile.vp ?? 0,
}));
export const pillarSpaces = (cathedral: number, players: number): number =>
  PILLARS.filter((one) => one.town === CATHEDRAL_TOWN[cathedral] && one.least <= players).length;

// --- the player board ---

export interface Building {
  rooms: number[];
  roof: boolean;
  ap: number;
  food: number;
  bonus: Effect;
}

let nextRoom = 0;
export const BUILDINGS: Building[] = player_board.buildings.map((raw) => ({
  rooms: raw.prefilled ? [] : Array.from({ length: raw.rooms }, () => nextRoom++),
  roof: raw.roof_house,
  ap: raw.ap_bonus,
  food: raw.crest_food,
  bonus: raw.crest_bonus as Effect,
}));
export const CONTRACT_SPACES = player_board.contract_spaces.map(({ vp, pillar }) => ({ vp, pillar }));
export const STOREHOUSE = player_board.storehouse_spaces;
export const OFFER_COST = contract_offer.ap_cost_left_to_right;
export const CHARACTER_COST = character_offer.ap_cost_each;

/** The room called building.floor. */
export const roomOf = (name: string): number => {
  const [building, floor] = name.split('.').map(Number);
  return BUILDINGS[building! - 1]?.rooms[floor! - 1] ?? -1;
};

// --- king track, fairs ---

export const TRACK: number[] = king_track.spaces.map((space) => space.vp);
export const FAIRS = fair.tiles.map(({ id, vp, count }) => ({ id: id.replace('fair.', ''), vp, count: count as string[] }));
export const FAIR_BOARD: number[] = (['1', '2', '3', '4'] as const).map((round) => fair.board_vp_by_round[round]);
