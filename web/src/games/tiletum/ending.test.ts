import { expect, test } from 'vitest';
import { ties } from './ending';

test('the table goes from the first place to the last, and equals are told apart', () => {
  const result = { scores: [80, 95, 80], ranking: [3, 1, 2] };
  expect(ties(result)).toEqual([[2, 0]]);
  expect(ties({ scores: [1, 2], ranking: [2, 1] })).toEqual([]);
});
