/** Points and cubic curves on a tile of 100 by 100. */

export type Point = readonly [x: number, y: number];
export type Cubic = readonly [from: Point, c1: Point, c2: Point, to: Point];

const SIDE = 100;
export const MIDDLE: Point = [50, 50];
/** North-west, north-east, south-east, south-west: edge k runs from corner k to corner k + 1. */
const CORNERS: Point[] = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
export const INWARD: Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];
export const EDGE_MIDDLES: Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];

export const corner = (k: number): Point => CORNERS[(k + 8) % 4]!;
export const add = (a: Point, b: Point, times = 1): Point => [a[0] + b[0] * times, a[1] + b[1] * times];
export const mix = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
export const far = (a: Point, b: Point): number => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);

export function unit(from: Point, to: Point): Point {
  const length = far(from, to) || 1;
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** To the right of the direction, as the eye sees it with y to the south. */
export const right = ([x, y]: Point): Point => [-y, x];

export const reversed = (curve: readonly Cubic[]): Cubic[] => [...curve].reverse().map(([a, b, c, d]): Cubic => [d, c, b, a]);
export const straight = (from: Point, to: Point): Cubic => [from, mix(from, to, 1 / 3), mix(from, to, 2 / 3), to];

function at([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const blend = (i: 0 | 1) => u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  return [blend(0), blend(1)];
}

/** Points along the curve, the ends included. */
export function sample(curve: readonly Cubic[], steps = 10): Point[] {
  const points: Point[] = curve.length > 0 ? [curve[0]![0]] : [];
  for (const piece of curve) for (let step = 1; step <= steps; step += 1) points.push(at(piece, step / steps));
  return points;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point): string => `${short(x)} ${short(y)}`;

export function path(curve: readonly Cubic[], closed = false): string {
  if (curve.length === 0) return '';
  const strokes = curve.map(([, b, c, d]) => `C${pair(b)} ${pair(c)} ${pair(d)}`);
  return `M${pair(curve[0]![0])}${strokes.join('')}${closed ? 'Z' : ''}`;
}

export const line = (points: readonly Point[]): string => (points.length ? `M${points.map(pair).join('L')}` : '');

export function inside([x, y]: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i, i += 1) {
    const [ax, ay] = polygon[i]!;
    const [bx, by] = polygon[j]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

export function nearest([x, y]: Point, points: readonly Point[]): number {
  let best = Infinity;
  for (let i = 0; i < points.length; i += 1) {
    const dx = points[i]![0] - x;
    const dy = points[i]![1] - y;
    const square = dx * dx + dy * dy;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

/** The point after so many quarter turns clockwise of the tile. */
export function turned([x, y]: Point, turns: number): Point {
  if (turns % 4 === 1) return [SIDE - y, x];
  if (turns % 4 === 2) return [SIDE - x, SIDE - y];
  if (turns % 4 === 3) return [y, SIDE - x];
  return [x, y];
}

/** A line beside the points, to their right. */
export function beside(points: readonly Point[], by: number): Point[] {
  return points.map((point, i) => {
    const direction = unit(points[Math.max(0, i - 1)]!, points[Math.min(points.length - 1, i + 1)]!);
    return add(point, right(direction), by);
  });
}

/** A roundish closed curve. */
export function blob(middle: Point, rx: number, ry: number, wobble: number): Cubic[] {
  const count = 6;
  const on = (i: number): Point => {
    const angle = (i / count) * 2 * Math.PI + wobble;
    const swell = 1 + 0.08 * Math.sin(3 * angle + wobble * 5);
    return [middle[0] + rx * swell * Math.cos(angle), middle[1] + ry * swell * Math.sin(angle)];
  };
  return Array.from({ length: count }, (_, i): Cubic => {
    const [a, b, c, d] = [on(i - 1), on(i), on(i + 1), on(i + 2)];
    return [b, add(b, [c[0] - a[0], c[1] - a[1]], 1 / 6), add(c, [d[0] - b[0], d[1] - b[1]], -1 / 6), c];
  });
}
