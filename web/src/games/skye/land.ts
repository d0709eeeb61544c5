/** A territory on the table: the rims of its completed areas, and where there is room. */

import type { LaidRegion, Placement } from '../../api/games/skye';
import type { Box } from '../../gestures/view.svelte';
import { rimPath } from './art';

export type { Placement };
export type Regions = LaidRegion[];

/** The quiet lines just inside the borders of these regions. */
export const rimsOf = (land: readonly Placement[], regions: Regions) =>
  regions.map(([number, region]) => {
    const [tile, x, y, turns] = land[number]!;
    return { key: `${x},${y},${region}`, d: rimPath(tile, region), at: placed(x, y, turns) };
  });

/** Where a drawing of a tile goes. */
export const placed = (x: number, y: number, turns: number): string =>
  `translate(${x * 100} ${y * 100}) rotate(${turns * 90} 50 50)`;

/** The spots that must be seen, with a margin around them. */
export function boxAround(places: readonly { x: number; y: number }[], margin: number): Box {
  if (places.length === 0) return { left: -margin, top: -margin, width: 1 + 2 * margin, height: 1 + 2 * margin };
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return { left, top, width: Math.max(...xs) + 1 + margin - left, height: Math.max(...ys) + 1 + margin - top };
}

/** A small territory lies on a table for more, so that the first tiles do not fill the window. */
const WIDE = 4;
const HIGH = 3.3;

/** The box, or a larger one with the same middle. */
export function roomy({ left, top, width, height }: Box): Box {
  const [wide, high] = [Math.max(width, WIDE), Math.max(height, HIGH)];
  return { left: left - (wide - width) / 2, top: top - (high - height) / 2, width: wide, height: high };
}
