import { expect, test } from 'vitest';
import { legal, place } from './builders';
import { fitting, nextTurn, priceLimits, sorted, usefulTurns, within } from './moves';
import { CASTLE, TILES } from './tiles';

test('tiles are found as observations number them', () => {
  const moves = sorted(legal({ kind: 'take', tile: 17 }, { kind: 'take', tile: 1 }));
  expect([...moves.take.keys()].map((tile) => TILES[tile]!.number)).toEqual([17, 1]);
  expect(sorted(legal({ kind: 'buy', tile: 73 }, { kind: 'pass' })).pass?.action).toBe(1);
  expect([...sorted(legal({ kind: 'discard', tile: 73 })).discard.keys()]).toEqual([CASTLE - 1]);
});

test('placements are gathered by spot, in reading order', () => {
  const { spots } = sorted(legal(place(1, 0, 0), place(0, -1, 2), place(1, 0, 3)));
  expect(spots.map((spot) => spot.key)).toEqual(['0,-1', '1,0']);
  expect([...spots[1]!.turns.keys()]).toEqual([0, 3]);
  expect(usefulTurns(spots)).toEqual([0, 2, 3]);
});

test('a spot takes the first way clockwise in which the tile fits', () => {
  const [spot] = sorted(legal(place(1, 0, 0), place(1, 0, 3))).spots;
  expect(fitting(spot!, 0)).toBe(0);
  expect(fitting(spot!, 1)).toBe(3);
});

test('turning goes round the useful ways only', () => {
  expect(nextTurn([0, 3], 0, 1)).toBe(3);
  expect(nextTurn([0, 3], 0, -1)).toBe(3);
  expect(nextTurn([0, 1, 2, 3], 0, -1)).toBe(3);
  expect(nextTurn([2], 2, 1)).toBe(2);
  expect(nextTurn([], 1, 1)).toBe(1);
});

test('prices stay within what is legal', () => {
  const limits = priceLimits(sorted(legal({ kind: 'price', gold: 1 }, { kind: 'price', gold: 2 }, { kind: 'price', gold: 3 })));
  expect(limits).toEqual({ lowest: 1, highest: 3 });
  expect(priceLimits(sorted([]))).toEqual({ lowest: 0, highest: 0 });
  expect(within(7, 1, 3)).toBe(3);
  expect(within(Number.NaN, 1, 3)).toBe(1);
  expect(within(2.4, 1, 3)).toBe(2);
});
