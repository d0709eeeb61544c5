import { expect, test } from 'vitest';
import type { ActionView } from '../api/types';
import { Legal } from './legal';

type Move = { kind: 'place'; x: number; y: number; turns: number } | { kind: 'pass' };

const view = (action: number, move: Move): ActionView => ({
  action,
  notation: '',
  move: { ...move },
  message: { key: '', args: {} },
});
const legal = new Legal<Move>([
  view(1, { kind: 'pass' }),
  view(5, { kind: 'place', x: 0, y: 1, turns: 0 }),
  view(6, { kind: 'place', x: 0, y: 1, turns: 2 }),
  view(9, { kind: 'place', x: 2, y: 1, turns: 2 }),
]);

test('a move is found by its kind and its fields', () => {
  expect(legal.find('pass')?.action).toBe(1);
  expect(legal.find('place', { x: 0, y: 1, turns: 2 })?.action).toBe(6);
  expect(legal.find('place', { x: 7 })).toBeUndefined();
  expect(legal.where('place', { turns: 2 }).map((one) => one.action)).toEqual([6, 9]);
  expect(legal.each('place').map(({ move }) => move.x)).toEqual([0, 0, 2]);
});
