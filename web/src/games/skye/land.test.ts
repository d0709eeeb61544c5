import { expect, test } from 'vitest';
import { PLAYED } from './builders';
import { areasOf, boxAround, completed } from './land';
import { CASTLE, roundsOf, roundTrack, terrainAt, TILES } from './tiles';

test('the castle alone has three open areas', () => {
  const areas = areasOf([[CASTLE, 0, 0, 0]]);
  expect(areas.map((area) => [area.terrain, area.open])).toEqual([
    ['pasture', 2],
    ['water', 1],
    ['mountain', 1],
  ]);
});

test('a region within a tile is a completed area of one tile', () => {
  const areas = areasOf([
    [CASTLE, 0, 0, 0],
    [72, 1, 0, 0],
  ]);
  const within = areas.filter(completed);
  expect(within).toHaveLength(1);
  expect(within[0]!.terrain).toBe('pasture');
});

test('every edge of a played territory is matched, and areas are as the server counts them', () => {
  const at = new Map(PLAYED.map((placement) => [`${placement[1]},${placement[2]}`, placement]));
  for (const [tile, x, y, turns] of PLAYED) {
    const east = at.get(`${x + 1},${y}`);
    const south = at.get(`${x},${y + 1}`);
    if (east) expect(terrainAt(tile, turns, 1)).toBe(terrainAt(east[0], east[3], 3));
    if (south) expect(terrainAt(tile, turns, 2)).toBe(terrainAt(south[0], south[3], 0));
  }
  expect(areasOf(PLAYED)).toHaveLength(21);
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

test('each scoring tile scores three times', () => {
  for (const players of [2, 3, 4, 5]) for (const place of [0, 1, 2, 3]) expect(roundsOf(players, place)).toHaveLength(3);
  expect(roundTrack(5)).toEqual(['AB', 'AC', 'BD', 'ACD', 'BCD']);
});

test('there are 73 tiles and the castle', () => {
  expect(TILES).toHaveLength(74);
});
