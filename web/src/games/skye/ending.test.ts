import { expect, test } from 'vitest';
import { inRanking } from './ending';

test('seats go from the first place to the last', () => {
  expect(inRanking({ scores: [20, 31, 20], ranking: [2, 1, 3], ties: [] })).toEqual([1, 0, 2]);
});
