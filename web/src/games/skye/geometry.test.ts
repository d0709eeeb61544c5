import { describe, expect, test } from 'vitest';
import { tileArt } from './art';
import { far, inside, nearest, sample, turned } from './curves';
import { shapeOf } from './geometry';
import { standingOf } from './scatter';
import { CASTLE, TILES } from './tiles';

const all = TILES.map((_, tile) => tile);

describe('every tile', () => {
  test('has on each edge the region that the data says, from end to end', () => {
    for (const tile of all) {
      const { polygons } = shapeOf(tile);
      for (let edge = 0; edge < 4; edge += 1) {
        for (const part of [12, 50, 88]) {
          const point = turned([part, 0.8], edge);
          expect([tile + 1, edge, part, polygons.findIndex((polygon) => inside(point, polygon))]).toEqual([
            tile + 1,
            edge,
            part,
            TILES[tile]!.region_at[edge],
          ]);
        }
      }
    }
  });

  test('has roads that start in the middle of their edges', () => {
    for (const tile of all) {
      TILES[tile]!.roads.forEach((edges, road) => {
        const ends = shapeOf(tile).roads[road]!.flatMap((piece) => [piece[0], piece[3]]);
        for (const edge of edges) expect(nearest(turned([50, 0], edge), ends)).toBe(0);
      });
    }
  });

  test('keeps separate roads apart', () => {
    for (const tile of all.filter((one) => TILES[one]!.roads.length === 2)) {
      const [one, two] = shapeOf(tile).roads.map((road) => sample(road));
      expect(Math.min(...one!.map((point) => nearest(point, two!)))).toBeGreaterThan(20);
    }
  });

  test('shows every symbol once, in its own region and beside the others', () => {
    for (const tile of all.filter((one) => one !== CASTLE)) {
      const standing = standingOf(tile);
      const marks = TILES[tile]!.symbols.flatMap((mark) => Array.from({ length: mark.count }, () => mark));
      expect(standing).toHaveLength(marks.length);
      for (const one of standing) {
        const own = marks.filter((mark) => mark.kind === one.kind).map((mark) => shapeOf(tile).polygons[mark.region]!);
        expect([tile + 1, own.some((polygon) => inside(one.at, polygon))]).toEqual([tile + 1, true]);
        for (const other of standing)
          if (other !== one) expect([tile + 1, far(one.at, other.at) > 12]).toEqual([tile + 1, true]);
      }
    }
  });

  test('is drawn once for each turn', () => {
    for (const tile of all) for (const turns of [0, 1, 2, 3]) expect(tileArt(tile, turns)).not.toMatch(/NaN|undefined/);
    expect(tileArt(3, 1)).toBe(tileArt(3, 1));
  });
});

test('a quarter turn clockwise takes north to east', () => {
  expect(turned([50, 0], 1)).toEqual([100, 50]);
  expect(turned([10, 20], 4)).toEqual([10, 20]);
});
