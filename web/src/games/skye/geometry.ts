/**
 * The shapes of a tile that is not turned. Every terrain fills its edges from corner to corner, and borders leave the tile only
 * at its corners, so that neighbours melt into each other.
 */

import {
  add,
  blob,
  corner,
  EDGE_MIDDLES,
  far,
  inside,
  INWARD,
  MIDDLE,
  mix,
  nearest,
  path,
  reversed,
  right,
  sample,
  straight,
  unit,
  type Cubic,
  type Point,
} from './curves';
import { TILES, type Terrain, type Tile } from './tiles';

interface Border {
  curve: Cubic[];
  terrains: [Terrain, Terrain];
}

interface Shape {
  /** One closed curve for every region. */
  outlines: Cubic[][];
  polygons: Point[][];
  /** The borders of every region within the tile, the region to the right of the curve. */
  banks: Cubic[][][];
  borders: Border[];
  roads: Cubic[][];
  /** Where a road ends within the tile. */
  ends: Point[];
}

const load = (tile: Tile, region: number): number =>
  tile.symbols.reduce((sum, mark) => sum + (mark.region === region ? mark.count : 0), 0);
const roadsIn = (tile: Tile, region: number): number =>
  tile.regions[region]!.edges.filter((edge) => tile.road_at[edge]! >= 0).length;

/** A bay into the tile along edge k, from corner k to corner k + 1. */
function bay(k: number, depth: number): Cubic[] {
  const from = corner(k);
  const along = unit(from, corner(k + 1));
  const at = (x: number, y: number): Point => add(add(from, along, x), INWARD[k % 4]!, y);
  return [
    [at(0, 0), at(12, 7), at(15, depth * 0.5), at(25, depth * 0.78)],
    [at(25, depth * 0.78), at(34, depth * 1.06), at(66, depth * 1.06), at(75, depth * 0.78)],
    [at(75, depth * 0.78), at(85, depth * 0.5), at(88, 7), at(100, 0)],
  ];
}

/** From a corner to a point within the tile, leaving the corner slantwise. */
function arm(k: number, to: Point, bend: number): Cubic {
  const from = corner(k);
  const direction = unit(from, to);
  return [from, add(mix(from, to, 0.3), right(direction), bend), add(mix(from, to, 0.75), right(direction), -bend * 0.6), to];
}

interface Face {
  region: number;
  /** Closed, clockwise; true for the pieces within the tile. */
  pieces: { curve: Cubic[]; within: boolean }[];
}

/** The regions that reach an edge, each as the pieces of its outline. */
function faces(tile: Tile, number: number): Face[] {
  const at = tile.region_at;
  const edge = (k: number) => ({ curve: [straight(corner(k), corner(k + 1))], within: false });
  const within = (curve: Cubic[]) => ({ curve, within: true });
  const borderCorners = [0, 1, 2, 3].filter((k) => at[k] !== at[(k + 3) % 4]);
  const wobble = ((number * 37) % 11) - 5;

  if (borderCorners.length === 0) return [{ region: at[0]!, pieces: [0, 1, 2, 3].map(edge) }];

  const pairs = [0, 1].filter((k) => at[k] === at[k + 2]);
  const singles = [0, 1, 2, 3].filter((k) => at.filter((region) => region === at[k]).length === 1);

  if (borderCorners.length === 2 && singles.length === 1) {
    const k = singles[0]!;
    const base = at[(k + 1) % 4]!;
    const weight = load(tile, at[k]!);
    const depth = [33, 43, 50, 62][Math.min(3, weight)]! - Math.max(0, load(tile, base) - 2) * 5 + wobble * 0.6;
    const curve = bay(k, depth);
    return [
      { region: at[k]!, pieces: [edge(k), within(reversed(curve))] },
      { region: base, pieces: [within(curve), edge((k + 1) % 4), edge((k + 2) % 4), edge((k + 3) % 4)] },
    ];
  }

  if (borderCorners.length === 2) {
    const k = borderCorners[0]!;
    const [from, to] = [corner(k), corner(k + 2)];
    const one = at[k]!;
    const two = at[(k + 2) % 4]!;
    const aside = right(unit(from, to));
    // Edges k and k + 1 lie to the left of the way from corner k to corner k + 2.
    const lean = Math.max(-2, Math.min(2, load(tile, one) - load(tile, two))) * 7;
    const middle = add(MIDDLE, aside, lean);
    const sway = 9 + wobble * 0.5;
    const curve: Cubic[] = [
      [from, add(mix(from, middle, 0.4), aside, sway), add(middle, unit(from, to), -16), middle],
      [middle, add(middle, unit(from, to), 16), add(mix(to, middle, 0.4), aside, -sway), to],
    ];
    return [
      { region: one, pieces: [edge(k), edge((k + 1) % 4), within(reversed(curve))] },
      { region: two, pieces: [within(curve), edge((k + 2) % 4), edge((k + 3) % 4)] },
    ];
  }

  if (borderCorners.length === 4 && pairs.length > 0) {
    const base = pairs[0]!;
    const weight = load(tile, at[base]!);
    const bays = [(base + 1) % 4, (base + 3) % 4].map((k) => {
      const own = load(tile, at[k]!);
      return { k, curve: bay(k, own > 0 ? (weight > 0 ? 35 : 39) : weight > 0 ? 22 : 29) };
    });
    return [
      ...bays.map(({ k, curve }) => ({ region: at[k]!, pieces: [edge(k), within(reversed(curve))] })),
      {
        region: at[base]!,
        pieces: [edge(base), within(bays[0]!.curve), edge((base + 2) % 4), within(bays[1]!.curve)],
      },
    ];
  }

  if (borderCorners.length === 3) {
    // Two single edges meet at corner k; the other two edges are one region.
    const k = borderCorners.find((one) => singles.includes(one) && singles.includes((one + 3) % 4))!;
    const heavy = (region: number) => load(tile, region) + 0.5 * roadsIn(tile, region);
    const push = (from: Point, towards: Point, weight: number): Point =>
      add(from, unit(MIDDLE, towards), -7 * Math.min(3, weight));
    let meeting: Point = mix(MIDDLE, corner(k), 0.08);
    meeting = push(meeting, EDGE_MIDDLES[k]!, heavy(at[k]!));
    meeting = push(meeting, EDGE_MIDDLES[(k + 3) % 4]!, heavy(at[(k + 3) % 4]!));
    meeting = push(meeting, corner(k + 2), heavy(at[(k + 1) % 4]!) * 0.8);
    meeting = [Math.min(66, Math.max(34, meeting[0])), Math.min(66, Math.max(34, meeting[1]))];
    const [a, b, c] = [arm(k - 1, meeting, -7), arm(k, meeting, 3), arm(k + 1, meeting, 7)];
    return [
      { region: at[k]!, pieces: [edge(k), within([c]), within(reversed([b]))] },
      { region: at[(k + 3) % 4]!, pieces: [edge((k + 3) % 4), within([b]), within(reversed([a]))] },
      { region: at[(k + 1) % 4]!, pieces: [edge((k + 1) % 4), edge((k + 2) % 4), within([a]), within(reversed([c]))] },
    ];
  }

  // Four regions: the two opposite ones of different terrain touch in the middle, or a fifth lies there.
  const enclosed = tile.regions.some((region) => region.edges.length === 0);
  const s = tile.regions[at[0]!]!.terrain === tile.regions[at[2]!]!.terrain ? 0 : 1;
  const gap = enclosed ? 0 : 13;
  const lean = enclosed ? 0 : Math.max(-2, Math.min(2, load(tile, at[(s + 3) % 4]!) - load(tile, at[(s + 1) % 4]!))) * 6;
  const centre = add(MIDDLE, unit(EDGE_MIDDLES[(s + 3) % 4]!, EDGE_MIDDLES[(s + 1) % 4]!), lean);
  const first = add(centre, INWARD[s]!, -gap);
  const second = add(centre, INWARD[s]!, gap);
  const arms = [arm(s, first, -5), arm(s + 1, first, 5), arm(s + 2, second, -5), arm(s + 3, second, 5)];
  const seam: Cubic[] = gap > 0 ? [straight(first, second)] : [];
  return [
    { region: at[s]!, pieces: [edge(s), within([arms[1]!]), within(reversed([arms[0]!]))] },
    {
      region: at[(s + 1) % 4]!,
      pieces: [edge((s + 1) % 4), within([arms[2]!]), within(reversed(seam)), within(reversed([arms[1]!]))],
    },
    { region: at[(s + 2) % 4]!, pieces: [edge((s + 2) % 4), within([arms[3]!]), within(reversed([arms[2]!]))] },
    { region: at[(s + 3) % 4]!, pieces: [edge((s + 3) % 4), within([arms[0]!]), within(seam), within(reversed([arms[3]!]))] },
  ];
}

/** Roads between the middles of edges, or to an end within the tile. */
function layRoads(tile: Tile, number: number): { roads: Cubic[][]; ends: Point[] } {
  const ends: Point[] = [];
  const reach = (edge: number, by: number): Point => add(EDGE_MIDDLES[edge]!, INWARD[edge]!, by);
  const roads = tile.roads.map((edges): Cubic[] => {
    if (edges.length === 1) {
      const k = edges[0]!;
      const end = add(reach(k, tile.regions.length > 4 ? 22 : 31), right(INWARD[k]!), number % 2 ? 5 : -5);
      ends.push(end);
      return [[EDGE_MIDDLES[k]!, reach(k, 14), add(end, INWARD[k]!, -10), end]];
    }
    const opposite = edges.find((edge) => edges.includes((edge + 2) % 4));
    const curve: Cubic[] = [];
    if (opposite === undefined) {
      const [a, b] = [edges[0]!, edges[1]!];
      curve.push([EDGE_MIDDLES[a]!, reach(a, 27), reach(b, 27), EDGE_MIDDLES[b]!]);
    } else {
      const other = (opposite + 2) % 4;
      const third = edges.find((edge) => edge !== opposite && edge !== other);
      const aside = third === undefined ? right(INWARD[opposite]!) : ([-INWARD[third]![0], -INWARD[third]![1]] as Point);
      const sway = third === undefined ? (number % 2 ? 4 : -4) : 6;
      const middle = add(MIDDLE, aside, third === undefined ? 0 : sway * 0.8);
      const bend = third === undefined ? sway : 0;
      curve.push([EDGE_MIDDLES[opposite]!, reach(opposite, 20), add(add(middle, INWARD[opposite]!, -16), aside, bend), middle]);
      curve.push([middle, add(add(middle, INWARD[opposite]!, 16), aside, -bend), reach(other, 20), EDGE_MIDDLES[other]!]);
      if (third !== undefined) curve.push([EDGE_MIDDLES[third]!, reach(third, 18), add(middle, INWARD[third]!, -12), middle]);
    }
    return curve;
  });
  return { roads, ends };
}

/** Where the region within the tile lies: away from roads and borders, and the larger the more it must hold. */
function island(tile: Tile, number: number, region: number, around: Face[], roads: Point[]): Cubic[] {
  const weight = load(tile, region);
  const four = around.length === 4;
  const rx = weight >= 2 ? 27 : weight === 1 ? 19 : 15;
  const ry = weight >= 2 ? 19 : weight === 1 ? 17 : 12;
  const wobble = (number % 7) * 0.4;
  if (four) return blob(MIDDLE, weight >= 2 ? 27 : 20, weight >= 2 ? 20 : 19, wobble);
  const borders = around.flatMap((face) =>
    face.pieces.filter((piece) => piece.within).flatMap((piece) => sample(piece.curve, 5)),
  );
  let best: Point = MIDDLE;
  let most = -Infinity;
  for (const face of around) {
    const polygon = face.pieces.flatMap((piece) => sample(piece.curve, piece.within ? 5 : 1));
    const full = load(tile, face.region) * 1.5 - tile.regions[face.region]!.edges.length * 2;
    for (let x = rx + 4; x <= 96 - rx; x += 4) {
      for (let y = ry + 4; y <= 96 - ry; y += 4) {
        if (!inside([x, y], polygon)) continue;
        const roomy = Math.min(nearest([x, y], borders), nearest([x, y], roads) - 3, rx + 6);
        const value = roomy - full - far([x, y], MIDDLE) * 0.05;
        if (value > most) {
          most = value;
          best = [x, y];
        }
      }
    }
  }
  const room = Math.min(nearest(best, borders), nearest(best, roads) - 5) - 2;
  return blob(best, Math.max(13, Math.min(rx, room * 1.15)), Math.max(11, Math.min(ry, room)), wobble);
}

function build(number: number): Shape {
  const tile = TILES[number]!;
  const around = faces(tile, number);
  const { roads, ends } = layRoads(tile, number);
  const outlines: Cubic[][] = tile.regions.map(() => []);
  const polygons: Point[][] = tile.regions.map(() => []);
  const banks: Cubic[][][] = tile.regions.map(() => []);
  const borders: Border[] = [];
  for (const face of around) {
    outlines[face.region] = face.pieces.flatMap((piece) => piece.curve);
    polygons[face.region] = face.pieces.flatMap((piece) => sample(piece.curve, piece.within ? 6 : 1));
    banks[face.region] = face.pieces.filter((piece) => piece.within && piece.curve.length > 0).map((piece) => piece.curve);
  }
  const key = (curve: Cubic[]) => path(curve);
  for (const face of around) {
    for (const curve of banks[face.region]!) {
      const other = around.find(
        (one) => one.region > face.region && banks[one.region]!.some((bank) => key(bank) === key(reversed(curve))),
      );
      if (other) borders.push({ curve, terrains: [tile.regions[face.region]!.terrain, tile.regions[other.region]!.terrain] });
    }
  }
  const roadPoints = roads.flatMap((road) => sample(road, 6));
  tile.regions.forEach((region, index) => {
    if (region.edges.length > 0) return;
    const curve = island(tile, number, index, around, roadPoints);
    outlines[index] = curve;
    polygons[index] = sample(curve, 5);
    banks[index] = [curve];
    const host = around.find((face) => inside(curve[0]![0], polygons[face.region]!))?.region ?? 0;
    borders.push({ curve, terrains: [region.terrain, tile.regions[host]!.terrain] });
  });
  return { outlines, polygons, banks, borders, roads, ends };
}

const shapes: (Shape | undefined)[] = [];

/** The shapes of a tile, made once. */
export const shapeOf = (tile: number): Shape => (shapes[tile] ??= build(tile));
