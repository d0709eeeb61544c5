/** A territory: areas joined across edges, whose rims are drawn, and where there is room. */

import type { Observation } from '../../api/games/skye';
import type { Box } from '../../gestures/view.svelte';
import { spotKey } from './moves';
import { regionAt, TILES, type Terrain } from './tiles';

/** Tile, x to the east, y to the south, quarter turns clockwise. */
export type Placement = Observation['territories'][number][number];

const STEPS: [dx: number, dy: number][] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

export interface Area {
  terrain: Terrain;
  /** The order numbers of its tiles. */
  tiles: Set<number>;
  /** Order number of the tile, and the region on it. */
  regions: [placed: number, region: number][];
  /** Edges that face an empty spot. */
  open: number;
}

export const completed = (area: Area): boolean => area.open === 0;

const spots = (land: readonly Placement[]): Map<string, number> =>
  new Map(land.map(([, x, y], placed) => [spotKey(x, y), placed]));

export function areasOf(land: readonly Placement[]): Area[] {
  const at = spots(land);
  const found = new Set<string>();
  const areas: Area[] = [];
  const node = (placed: number, region: number) => `${placed}:${region}`;
  land.forEach(([tile], placed) => {
    TILES[tile]!.regions.forEach((start, region) => {
      if (found.has(node(placed, region))) return;
      const area: Area = { terrain: start.terrain, tiles: new Set(), regions: [], open: 0 };
      const waiting: [number, number][] = [[placed, region]];
      found.add(node(placed, region));
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const [here, part] = next;
        const [which, x, y, turns] = land[here]!;
        area.tiles.add(here);
        area.regions.push([here, part]);
        for (let edge = 0; edge < 4; edge += 1) {
          if (regionAt(which, turns, edge) !== part) continue;
          const neighbour = at.get(spotKey(x + STEPS[edge]![0], y + STEPS[edge]![1]));
          if (neighbour === undefined) {
            area.open += 1;
            continue;
          }
          const other = regionAt(land[neighbour]![0], land[neighbour]![3], (edge + 2) % 4);
          if (found.has(node(neighbour, other))) continue;
          found.add(node(neighbour, other));
          waiting.push([neighbour, other]);
        }
      }
      areas.push(area);
    });
  });
  return areas;
}

/** The spots that must be seen, with a margin around them. */
export function boxAround(places: readonly { x: number; y: number }[], margin: number): Box {
  if (places.length === 0) return { left: -margin, top: -margin, width: 1 + 2 * margin, height: 1 + 2 * margin };
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return { left, top, width: Math.max(...xs) + 1 + margin - left, height: Math.max(...ys) + 1 + margin - top };
}
