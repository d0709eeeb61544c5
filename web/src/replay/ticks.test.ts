import { expect, test } from 'vitest';
import { ticks } from './ticks';

test('a few round numbers up to the end', () => {
  expect(ticks(0)).toEqual([0]);
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(9)).toEqual([0, 5]);
  expect(ticks(37)).toEqual([0, 10, 20, 30]);
  expect(ticks(64)).toEqual([0, 20, 40, 60]);
  expect(ticks(160)).toEqual([0, 50, 100, 150]);
});
