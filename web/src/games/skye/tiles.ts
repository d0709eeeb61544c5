/** The tiles, as the box has them. Observations number them from 0; the castle comes after the last. */

import type { Box, Region, Symbol, Tile } from '../../api/games/skye';
import type { MessageView } from '../../api/types';
import { BOX } from './box';

export type { Symbol as Mark, Tile };
export type Terrain = Region['terrain'];
export type SymbolKind = Box['kinds'][number];

export const SYMBOLS: SymbolKind[] = BOX.kinds;
export const LETTERS = BOX.places;
export const TILES: Tile[] = BOX.tiles;
export const CASTLE = TILES.length - 1;

const NUMBERED = new Map(TILES.map(({ number }, tile) => [number, tile]));

/** The tile with this number of the component list, which moves and words use. */
export const tileNumbered = (number: number): number => NUMBERED.get(number)!;

/** What was at this edge before the tile was turned clockwise by quarter turns. */
const before = (edge: number, turns: number): number => (edge - turns + 8) % 4;

export const regionAt = (tile: number, turns: number, edge: number): number => TILES[tile]!.region_at[before(edge, turns)]!;
export const terrainAt = (tile: number, turns: number, edge: number): Terrain =>
  TILES[tile]!.regions[regionAt(tile, turns, edge)]!.terrain;

export function tileMessage(tile: number): MessageView {
  const { number } = TILES[tile]!;
  return number === null ? { key: 'skye-castle', args: {} } : { key: 'skye-tile', args: { number } };
}

// --- scoring tiles and rounds ---

export const goalMessage = (goal: number): MessageView => BOX.goals[goal]!.name;
export const givesMessage = (goal: number): MessageView => BOX.goals[goal]!.gives;
export const scrollMessage = (counts: SymbolKind): MessageView => BOX.scrolls[counts]!;

/** The places of the scoring tiles that score in each round. */
const scored = (players: number): number[][] => BOX.tracks[players]!.scored;

/** The letters that score in each round. */
export const roundTrack = (players: number): string[] =>
  scored(players).map((places) => places.map((place) => LETTERS[place]).join(''));

/** The rounds, from 1, in which a letter scores. */
export const roundsOf = (players: number, place: number): number[] =>
  scored(players).flatMap((places, round) => (places.includes(place) ? [round + 1] : []));

/** Coins for an amount, from the largest. */
export function coinsFor(gold: number): number[] {
  const coins: number[] = [];
  for (const value of BOX.coins) {
    while (gold >= value) {
      coins.push(value);
      gold -= value;
    }
  }
  return coins;
}
