/** Where everything of the map is drawn. */

import type { Observation } from '../../api/games/tiletum';
import { CATHEDRALS, LAYOUTS, SPACES } from './box';

/** How large a town is drawn. */
export const SCALE = 1.24;

export interface Place {
  space: number;
  x: number;
  y: number;
  houses: { house: number; x: number; y: number }[];
  tiles: { spot: number; x: number; y: number }[];
  cathedral: number;
  fair: number;
}

/** A line between two neighbours, the same from both sides. */
export function road(a: number, b: number): string {
  const [from, to] = [SPACES[Math.min(a, b)]!, SPACES[Math.max(a, b)]!];
  const bend = ((a + b) % 2 ? 1 : -1) * 0.05;
  const [mx, my] = [(from.x + to.x) / 2 + (to.y - from.y) * bend, (from.y + to.y) / 2 - (to.x - from.x) * bend];
  return `M${from.x} ${from.y}Q${mx} ${my} ${to.x} ${to.y}`;
}

/** Towns and spaces on roads, with what belongs to them. */
export function placesOf(seen: Observation): Place[] {
  const layout = LAYOUTS[seen.players]!;
  return SPACES.map(({ x, y }, space): Place => {
    const houses = layout.houses[space]!;
    const spots = layout.tiles[space]!;
    const cathedral = CATHEDRALS.indexOf(space);
    const beside = cathedral < 0 && spots.length === 0 && houses.length > 1;
    return {
      space,
      x,
      y,
      cathedral,
      houses: houses.map((house, index) =>
        beside
          ? { house, x: -90 + (index % 2) * 31, y: -30 + Math.floor(index / 2) * 31 }
          : { house, x: (index - (houses.length - 1) / 2) * 31 - 14, y: -51 },
      ),
      tiles: spots.map((spot, index) => ({ spot, x: index === 0 ? 23 : -59, y: -19 })),
      fair: seen.fair_towns.indexOf(space),
    };
  });
}
