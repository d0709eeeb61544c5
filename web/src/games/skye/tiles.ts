/** The tiles, from the game's own component data. Observations number them from 0; the castle comes after the last. */

import data from '../../../../src/parlour/games/skye/components.json';
import type { MessageView } from '../../api/types';

export type Terrain = 'pasture' | 'mountain' | 'water';
export type SymbolKind = 'sheep' | 'cattle' | 'whisky' | 'ship' | 'lighthouse' | 'farm' | 'broch';

export interface Region {
  terrain: Terrain;
  /** 0 north, 1 east, 2 south, 3 west; none for a region within the tile. */
  edges: number[];
}

export interface Mark {
  kind: SymbolKind | 'scroll';
  count: number;
  region: number;
  /** What a scroll counts. */
  counts: SymbolKind | null;
}

export interface Tile {
  /** As printed; the castle has none. */
  number: number | null;
  terrain: Terrain[];
  regions: Region[];
  regionAt: number[];
  roads: number[][];
  roadAt: number[];
  marks: Mark[];
}

export const SYMBOLS: SymbolKind[] = ['sheep', 'cattle', 'whisky', 'ship', 'lighthouse', 'farm', 'broch'];
export const LETTERS = ['A', 'B', 'C', 'D'];

const TERRAIN: Record<string, Terrain> = { P: 'pasture', M: 'mountain', W: 'water' };

interface RawTile {
  id?: number;
  edges: string;
  regions: { terrain: string; edges: string }[];
  roads: string[];
  symbols: { type: string; count: number; region: number; scroll?: string }[];
}

const numbers = (edges: string): number[] => [...edges].map((edge) => 'NESW'.indexOf(edge));

/** For every edge, which of the groups it belongs to; -1 for none. */
const whose = (groups: number[][]): number[] => [0, 1, 2, 3].map((edge) => groups.findIndex((group) => group.includes(edge)));

function read(raw: RawTile): Tile {
  const regions = raw.regions.map((region) => ({ terrain: region.terrain as Terrain, edges: numbers(region.edges) }));
  const roads = raw.roads.map(numbers);
  return {
    number: raw.id ?? null,
    terrain: [...raw.edges].map((edge) => TERRAIN[edge]!),
    regions,
    regionAt: whose(regions.map((region) => region.edges)),
    roads,
    roadAt: whose(roads),
    marks: raw.symbols.map((symbol) => ({
      kind: symbol.type as Mark['kind'],
      count: symbol.count,
      region: symbol.region,
      counts: (symbol.scroll as SymbolKind | undefined) ?? null,
    })),
  };
}

export const TILES: Tile[] = [...(data.tiles as RawTile[]), data.castle as RawTile].map(read);
export const CASTLE = TILES.length - 1;

const NUMBERED = new Map(TILES.map(({ number }, tile) => [number, tile]));

/** The tile with this number of the component list, which moves and words use. */
export const tileNumbered = (number: number): number => NUMBERED.get(number)!;

/** What was at this edge before the tile was turned clockwise by quarter turns. */
const before = (edge: number, turns: number): number => (edge - turns + 8) % 4;

export const regionAt = (tile: number, turns: number, edge: number): number => TILES[tile]!.regionAt[before(edge, turns)]!;
export const terrainAt = (tile: number, turns: number, edge: number): Terrain => TILES[tile]!.terrain[before(edge, turns)]!;

export function tileMessage(tile: number): MessageView {
  const { number } = TILES[tile]!;
  return number === null ? { key: 'skye-castle', args: {} } : { key: 'skye-tile', args: { number } };
}

// --- scoring tiles and rounds ---

const GOALS: string[] = data.scoring_tiles.map((goal) => goal.id);

const keyed = (goal: number): string => GOALS[goal]!.replaceAll('_', '-');
export const goalMessage = (goal: number): MessageView => ({ key: `skye-goal-${keyed(goal)}`, args: {} });
export const givesMessage = (goal: number): MessageView => ({ key: `skye-gives-${keyed(goal)}`, args: {} });

/** The letters that score in each round. */
export const roundTrack = (players: number): string[] => data.rounds[players === 5 ? '5' : '2-4'].scored;

/** The gold in each round for every player who is ahead. */
export const catchUp = (players: number): number[] => data.rounds[players === 5 ? '5' : '2-4'].gold_per_player_ahead;

/** The rounds, from 1, in which a letter scores. */
export const roundsOf = (players: number, place: number): number[] =>
  roundTrack(players).flatMap((letters, round) => (letters.includes(LETTERS[place]!) ? [round + 1] : []));

/** Coins for an amount, from the largest. */
export function coinsFor(gold: number): number[] {
  const coins: number[] = [];
  for (const value of [10, 5, 2, 1]) {
    while (gold >= value) {
      coins.push(value);
      gold -= value;
    }
  }
  return coins;
}
