import { expect, test } from 'vitest';
import { boxAround, rimsOf, roomy, type Placement } from './land';
import { CASTLE, TILES } from './tiles';

test('a rim is drawn for every region of a completed area, where its tile lies', () => {
  const land: Placement[] = [
    [CASTLE, 0, 0, 0],
    [72, 1, 0, 3],
  ];
  const within = TILES[72]!.regions.findIndex((region) => region.edges.length === 0);
  const [rim, ...others] = rimsOf(land, [[1, within]]);
  expect(others).toEqual([]);
  expect(rim).toMatchObject({ key: `1,0,${within}`, at: 'translate(100 0) rotate(270 50 50)' });
  expect(rim!.d).toMatch(/^M/);
});

test('the box holds every spot and its margin', () => {
  expect(
    boxAround(
      [
        { x: -1, y: 0 },
        { x: 2, y: 3 },
      ],
      0.5,
    ),
  ).toEqual({ left: -1.5, top: -0.5, width: 5, height: 5 });
  expect(boxAround([], 1).width).toBe(3);
});

test('a small territory lies in the middle of a table for more', () => {
  const { left, top, width, height } = roomy(boxAround([{ x: 0, y: 0 }], 0.5));
  expect([left + width / 2, top + height / 2]).toEqual([0.5, 0.5]);
  expect(Math.min(width, height)).toBeGreaterThan(2);
  const large = boxAround(
    [
      { x: 0, y: 0 },
      { x: 8, y: 8 },
    ],
    0.5,
  );
  expect(roomy(large)).toEqual(large);
});

test('there are 73 tiles and the castle', () => {
  expect(TILES).toHaveLength(74);
});
