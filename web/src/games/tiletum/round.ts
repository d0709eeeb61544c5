/** The geometry of the wheel: a sector for every action around the middle, the first at the top. */

import { ACTIONS } from './box';

/** How wide a sector is, in degrees. */
export const SECTOR = 360 / ACTIONS.length;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A point of a sector: so far from the middle, and so far aside of its axis. */
export function at(place: number, radius: number, aside: number): [x: number, y: number] {
  const angle = radians(place * SECTOR - 90);
  return [radius * Math.cos(angle) - aside * Math.sin(angle), radius * Math.sin(angle) + aside * Math.cos(angle)];
}

export const polar = (degrees: number, radius: number): string =>
  `${(radius * Math.cos(radians(degrees))).toFixed(1)} ${(radius * Math.sin(radians(degrees))).toFixed(1)}`;

/** Where a sector begins and ends, in degrees. */
const sides = (place: number): [from: number, to: number] => [(place - 0.5) * SECTOR - 90, (place + 0.5) * SECTOR - 90];

/** Whether a sector is above or below the middle, or at its side. */
const low = (place: number): boolean => at(place, 1, 0)[1] > 0.01;
const upright = (place: number): boolean => Math.abs(at(place, 1, 0)[0]) < 0.01;

/** The outline of a sector. */
export function sector(place: number): string {
  const [from, to] = sides(place);
  const outside = `L${polar(from, 252)}A252 252 0 0 1 ${polar(to, 252)}`;
  return `M${polar(from, 62)}${outside}L${polar(to, 62)}A62 62 0 0 0 ${polar(from, 62)}z`;
}

/** The line on which the name is written: upright below, too. */
export function arc(place: number): string {
  const [from, to] = sides(place);
  return low(place)
    ? `M${polar(to, 247)}A247 247 0 0 0 ${polar(from, 247)}`
    : `M${polar(from, 234)}A234 234 0 0 1 ${polar(to, 234)}`;
}

/** Where the dice of a sector lie, upright: above and below in two rows, at the sides in two columns. */
export function spots(place: number, count: number): { size: number; places: [x: number, y: number][] } {
  const size = count <= 4 ? 46 : count <= 6 ? 40 : 32;
  const gap = size + 5;
  const [mx, my] = at(place, upright(place) ? 121 : 119, 0);
  const rows = upright(place) ? [count <= 2 ? count : Math.ceil(count / 2), count <= 2 ? 0 : Math.floor(count / 2)] : [];
  if (!upright(place)) for (let left = count; left > 0; left -= 2) rows.push(Math.min(2, left));
  if (low(place)) rows.reverse();
  const filled = rows.filter((row) => row > 0);
  return {
    size,
    places: filled.flatMap((row, line) =>
      Array.from({ length: row }, (_, index): [number, number] => [
        mx + (index - (row - 1) / 2) * gap,
        my + (line - (filled.length - 1) / 2) * gap,
      ]),
    ),
  };
}
