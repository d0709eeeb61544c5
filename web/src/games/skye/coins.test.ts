import { expect, test } from 'vitest';
import { coinsFor } from './coins';

test('coins add up', () => {
  expect(coinsFor(18)).toEqual([10, 5, 2, 1]);
  expect(coinsFor(0)).toEqual([]);
});
