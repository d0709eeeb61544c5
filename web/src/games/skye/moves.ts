/** The legal moves, sorted by what they are done to. */

import type { Move } from '../../api/games/skye';
import type { ActionView } from '../../api/types';
import { Legal } from '../../lib/legal';
import { tileNumbered } from './tiles';

export interface Spot {
  key: string;
  x: number;
  y: number;
  /** The action for every way the tile may lie here. */
  turns: Map<number, ActionView>;
}

export interface Moves {
  /** By tile, as observations number it. */
  discard: Map<number, ActionView>;
  buy: Map<number, ActionView>;
  take: Map<number, ActionView>;
  /** By gold. */
  price: Map<number, ActionView>;
  pass: ActionView | null;
  spots: Spot[];
}

export const spotKey = (x: number, y: number): string => `${x},${y}`;

/** The place that a key names. */
export function placeOf(key: string): { x: number; y: number } {
  const [x, y] = key.split(',').map(Number);
  return { x: x!, y: y! };
}

const byTile = (found: { view: ActionView; move: { tile: number } }[]): Map<number, ActionView> =>
  new Map(found.map(({ view, move }) => [tileNumbered(move.tile), view]));

export function sorted(views: readonly ActionView[]): Moves {
  const legal = new Legal<Move>(views);
  return {
    discard: byTile(legal.each('discard')),
    buy: byTile(legal.each('buy')),
    take: byTile(legal.each('take')),
    price: new Map(legal.each('price').map(({ view, move }) => [move.gold, view])),
    pass: legal.find('pass') ?? null,
    spots: spotsOf(legal),
  };
}

/** In reading order, so that the tabulator key goes along the rows. */
function spotsOf(legal: Legal<Move>): Spot[] {
  const spots = new Map<string, Spot>();
  for (const { view, move } of legal.each('place')) {
    const key = spotKey(move.x, move.y);
    const spot = spots.get(key) ?? { key, x: move.x, y: move.y, turns: new Map<number, ActionView>() };
    spot.turns.set(move.turns, view);
    spots.set(key, spot);
  }
  return [...spots.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The ways in which the tile fits anywhere. */
export const usefulTurns = (spots: readonly Spot[]): number[] =>
  [0, 1, 2, 3].filter((turns) => spots.some((spot) => spot.turns.has(turns)));

/** The way nearest to this one (clockwise) in which the tile fits the spot. */
export function fitting(spot: Spot, turns: number): number {
  for (let step = 0; step < 4; step += 1) if (spot.turns.has((turns + step) % 4)) return (turns + step) % 4;
  return turns;
}

/** The next way in the list, forwards or backwards. */
export function nextTurn(ways: readonly number[], turns: number, by: 1 | -1): number {
  if (ways.length === 0) return turns;
  for (let step = 1; step <= 4; step += 1) {
    const next = (turns + by * step + 8) % 4;
    if (ways.includes(next)) return next;
  }
  return turns;
}

/** The lowest and highest price that may be set now. */
export function priceLimits(moves: Moves): { lowest: number; highest: number } {
  const prices = [...moves.price.keys()];
  return prices.length ? { lowest: Math.min(...prices), highest: Math.max(...prices) } : { lowest: 0, highest: 0 };
}

/** What the price would be, never beyond the limits. */
export const within = (gold: number, lowest: number, highest: number): number =>
  Math.min(highest, Math.max(lowest, Math.round(gold) || lowest));
