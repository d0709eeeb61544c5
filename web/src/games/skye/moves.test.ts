import { expect, test } from 'vitest';
import { legal } from './builders';
import { fitting, forSale, nextTurn, parse, priceLimits, sorted, usefulTurns, within } from './moves';

test('the notation is read, with tiles from 0', () => {
  expect(parse('place -1,2 turn 3')).toEqual({ kind: 'place', x: -1, y: 2, turns: 3 });
  expect(parse('take 17')).toEqual({ kind: 'take', tile: 16 });
  expect(parse('buy 1')).toEqual({ kind: 'buy', tile: 0 });
  expect(parse('discard 73')).toEqual({ kind: 'discard', tile: 72 });
  expect(parse('price 3')).toEqual({ kind: 'price', gold: 3 });
  expect(parse('pass')).toEqual({ kind: 'pass' });
  expect(parse('draw 4')).toBeNull();
});

test('placements are gathered by spot, in reading order', () => {
  const { spots } = sorted(legal('place 1,0 turn 0', 'place 0,-1 turn 2', 'place 1,0 turn 3'));
  expect(spots.map((spot) => spot.key)).toEqual(['0,-1', '1,0']);
  expect([...spots[1]!.turns.keys()]).toEqual([0, 3]);
  expect(usefulTurns(spots)).toEqual([0, 2, 3]);
});

test('a spot takes the first way clockwise in which the tile fits', () => {
  const [spot] = sorted(legal('place 1,0 turn 0', 'place 1,0 turn 3')).spots;
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
  const limits = priceLimits(sorted(legal('price 1', 'price 2', 'price 3')));
  expect(limits).toEqual({ lowest: 1, highest: 3 });
  expect(priceLimits(sorted([]))).toEqual({ lowest: 0, highest: 0 });
  expect(within(7, 1, 3)).toBe(3);
  expect(within(Number.NaN, 1, 3)).toBe(1);
  expect(within(2.4, 1, 3)).toBe(2);
});

test('the tiles for sale are those without the marker', () => {
  expect(forSale([5, 6, 7], 6)).toEqual([5, 7]);
  expect(forSale([5, 6, 7], -1)).toEqual([5, 6, 7]);
});
