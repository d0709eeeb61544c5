/** The legal actions, read from their notation and sorted by what they are done to. */

import type { ActionView } from '../../api/types';

export type Move =
  | { kind: 'discard' | 'buy' | 'take'; tile: number }
  | { kind: 'price'; gold: number }
  | { kind: 'pass' }
  | { kind: 'place'; x: number; y: number; turns: number };

/** Tiles are numbered from 1 in the notation, and from 0 everywhere else. */
export function parse(notation: string): Move | null {
  if (notation === 'pass') return { kind: 'pass' };
  const place = /^place (-?\d+),(-?\d+) turn ([0-3])$/.exec(notation);
  if (place) return { kind: 'place', x: Number(place[1]), y: Number(place[2]), turns: Number(place[3]) };
  const other = /^(discard|buy|take|price) (\d+)$/.exec(notation);
  if (!other) return null;
  const number = Number(other[2]);
  if (other[1] === 'price') return { kind: 'price', gold: number };
  return { kind: other[1] as 'discard' | 'buy' | 'take', tile: number - 1 };
}

export interface Spot {
  key: string;
  x: number;
  y: number;
  /** The action for every way the tile may lie here. */
  turns: Map<number, ActionView>;
}

export interface Moves {
  discard: Map<number, ActionView>;
  buy: Map<number, ActionView>;
  take: Map<number, ActionView>;
  /** By gold. */
  price: Map<number, ActionView>;
  pass: ActionView | null;
  spots: Spot[];
}

export const spotKey = (x: number, y: number): string => `${x},${y}`;

export function sorted(legal: readonly ActionView[]): Moves {
  const moves: Moves = { discard: new Map(), buy: new Map(), take: new Map(), price: new Map(), pass: null, spots: [] };
  const spots = new Map<string, Spot>();
  for (const view of legal) {
    const move = parse(view.notation);
    if (!move) continue;
    if (move.kind === 'pass') moves.pass = view;
    else if (move.kind === 'price') moves.price.set(move.gold, view);
    else if (move.kind === 'place') {
      const key = spotKey(move.x, move.y);
      const spot = spots.get(key) ?? { key, x: move.x, y: move.y, turns: new Map<number, ActionView>() };
      spot.turns.set(move.turns, view);
      spots.set(key, spot);
    } else moves[move.kind].set(move.tile, view);
  }
  // In reading order, so that the tabulator key goes along the rows.
  moves.spots = [...spots.values()].sort((a, b) => a.y - b.y || a.x - b.x);
  return moves;
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

/** The tiles that are for sale, in the order in which they are priced. */
export const forSale = (drawn: readonly number[], discard: number): number[] => {
  const left = [...drawn];
  const place = left.indexOf(discard);
  if (place >= 0) left.splice(place, 1);
  return left;
};
