/** Where symbols stand in their region, and where grass, waves and peaks fill what is left. */

import { far, inside, MIDDLE, nearest, sample, type Point } from './curves';
import { shapeOf } from './geometry';
import { CASTLE, TILES, type Mark, type Terrain } from './tiles';

export interface Standing {
  kind: Mark['kind'] | 'castle';
  counts: Mark['counts'];
  at: Point;
  /** Half its width. */
  size: number;
}

interface Texture {
  terrain: Terrain;
  at: Point;
}

const LARGEST = 13.5;
const SMALLEST = 9;
/** From the middle of a symbol to the tile's edge at the least. */
const EDGE = 11.5;
/** How finely the ground is searched. */
const STRIDE = 3.85;

interface Ground {
  polygon: Point[];
  holes: Point[][];
  /** Points that symbols keep away from. */
  rims: Point[];
}

function grounds(tile: number): Ground[] {
  const shape = shapeOf(tile);
  const regions = TILES[tile]!.regions;
  const islands = regions.flatMap((region, index) => (region.edges.length === 0 ? [index] : []));
  return regions.map((_, index) => {
    const holes = islands.filter((other) => other !== index).map((other) => shape.polygons[other]!);
    return {
      polygon: shape.polygons[index]!,
      holes,
      rims: [...shape.banks[index]!.flatMap((bank) => sample(bank, 5)), ...holes.flat()],
    };
  });
}

const contains = (ground: Ground, point: Point): boolean =>
  inside(point, ground.polygon) && !ground.holes.some((hole) => inside(point, hole));

/** Spread so many symbols over the region: each moves to the best free point until nothing gets better. */
function spread(ground: Ground, roads: Point[], count: number): { at: Point[]; room: number } {
  const look = (at: Point): number =>
    contains(ground, at)
      ? Math.min(nearest(at, ground.rims), nearest(at, roads) - 3.5, Math.min(at[0], at[1], 100 - at[0], 100 - at[1]) + 2.5, 16)
      : -1;
  const candidates: { at: Point; room: number }[] = [];
  for (let x = EDGE; x <= 100 - EDGE; x += STRIDE) {
    for (let y = EDGE; y <= 100 - EDGE; y += STRIDE) {
      const room = look([x, y]);
      if (room > 0) candidates.push({ at: [x, y], room });
    }
  }
  if (candidates.length === 0) return { at: Array.from({ length: count }, () => [50, 50] as Point), room: SMALLEST };
  const sum = candidates.reduce<Point>(([x, y], { at }) => [x + at[0], y + at[1]], [0, 0]);
  const middle: Point = [sum[0] / candidates.length, sum[1] / candidates.length];
  const clear = (one: { at: Point; room: number }, others: Point[]) =>
    Math.min(one.room, others.length ? nearest(one.at, others) / 2.05 : Infinity);
  const worth = (one: { at: Point; room: number }, others: Point[]) =>
    clear(one, others) + one.room * 0.05 - far(one.at, middle) * 0.03;
  const best = (others: Point[]) => {
    let found = candidates[0]!;
    let most = -Infinity;
    for (const one of candidates) {
      const value = worth(one, others);
      if (value > most) {
        most = value;
        found = one;
      }
    }
    return found;
  };
  const at: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    if (i === 0 && count > 1) {
      const roomy = candidates.filter((one) => one.room > 9);
      const from = roomy.length ? roomy : candidates;
      at.push(from.reduce((a, b) => (b.at[0] + b.at[1] < a.at[0] + a.at[1] ? b : a)).at);
    } else at.push(best(at).at);
  }
  for (let pass = 0, moving = count > 1; moving && pass < 6; pass += 1) {
    moving = false;
    for (let i = 0; i < count; i += 1) {
      const better = best(at.filter((_, other) => other !== i)).at;
      moving ||= better !== at[i];
      at[i] = better;
    }
  }
  // The search was coarse: now small steps.
  for (const step of [1.9, 1]) {
    for (let i = 0; i < count; i += 1) {
      const others = at.filter((_, other) => other !== i);
      const steps = [-step, 0, step].flatMap((dx) => [-step, 0, step].map((dy): Point => [at[i]![0] + dx, at[i]![1] + dy]));
      at[i] = steps
        .map((one) => ({ at: one, room: look(one) }))
        .reduce((a, b) => (worth(b, others) > worth(a, others) ? b : a)).at;
    }
  }
  const room = Math.min(
    ...at.map((point, i) =>
      clear(
        { at: point, room: look(point) },
        at.filter((_, other) => other !== i),
      ),
    ),
  );
  return { at, room };
}

function place(tile: number): Standing[] {
  if (tile === CASTLE) return [{ kind: 'castle', counts: null, at: MIDDLE, size: 21 }]; // where its roads meet
  const roads = shapeOf(tile).roads.flatMap((road) => sample(road, 8));
  return grounds(tile).flatMap((ground, region) => {
    const marks = TILES[tile]!.symbols.filter((mark) => mark.region === region);
    const single = marks.flatMap((mark) => Array.from({ length: mark.count }, () => mark));
    if (single.length === 0) return [];
    const { at, room } = spread(ground, roads, single.length);
    const size = Math.max(SMALLEST, Math.min(LARGEST, room * 1.12));
    return single.map((mark, i): Standing => ({ kind: mark.kind, counts: mark.counts, at: at[i]!, size }));
  });
}

const STEP: Record<Terrain, number> = { pasture: 15, mountain: 13.5, water: 16 };

function fill(tile: number): Texture[] {
  const shape = shapeOf(tile);
  const roads = shape.roads.flatMap((road) => sample(road, 8));
  const standing = standingOf(tile);
  return grounds(tile).flatMap((ground, region) => {
    const terrain = TILES[tile]!.regions[region]!.terrain;
    const step = STEP[terrain];
    const found: Texture[] = [];
    for (let row = 0; row * step < 100; row += 1) {
      for (let column = 0; column * step < 104; column += 1) {
        const jitter = (((row * 7 + column * 13 + tile * 5) % 9) - 4) * 0.6;
        const at: Point = [(column + (row % 2) * 0.5) * step + 4 + jitter, row * step + 7 - jitter];
        if (at[0] < 6 || at[0] > 94 || at[1] < 6 || at[1] > 94 || !contains(ground, at)) continue;
        if (nearest(at, ground.rims) < 7.5 || nearest(at, roads) < 8) continue;
        if (standing.some((one) => far(one.at, at) < one.size + 4.5)) continue;
        found.push({ terrain, at });
      }
    }
    return found;
  });
}

const standings: (Standing[] | undefined)[] = [];
const textures: (Texture[] | undefined)[] = [];

export const standingOf = (tile: number): Standing[] => (standings[tile] ??= place(tile));
export const texturesOf = (tile: number): Texture[] => (textures[tile] ??= fill(tile));
