/** The tiles, as the box has them. Observations number them from 0; the castle comes after the last. */

import type { Box, Region, Symbol, Tile } from '../../api/games/skye';
import type { MessageView } from '../../api/types';
import { BOX } from './box';

export type { Symbol as Mark, Tile };
export type Terrain = Region['terrain'];
export type SymbolKind = Box['kinds'][number];

export const SYMBOLS: SymbolKind[] = BOX.kinds;
export const TILES: Tile[] = BOX.tiles;
export const CASTLE = TILES.length - 1;

const NUMBERED = new Map(TILES.map(({ number }, tile) => [number, tile]));

/** The tile with this number of the component list, which moves and words use. */
export const tileNumbered = (number: number): number => NUMBERED.get(number)!;

export const tileMessage = (tile: number): MessageView => TILES[tile]!.words;

/** The name of the piece, for whoever follows it from place to place. */
export const tilePiece = (tile: number): string => `tile-${TILES[tile]!.number}`;

/** What was at this edge before the tile was turned clockwise by quarter turns. */
const before = (edge: number, turns: number): number => (edge - turns + 8) % 4;

/** Where this edge is after the tile was turned. */
export const after = (edge: number, turns: number): number => (edge + turns) % 4;

export function terrainAt(tile: number, turns: number, edge: number): Terrain {
  const { regions, region_at } = TILES[tile]!;
  return regions[region_at[before(edge, turns)]!]!.terrain;
}
