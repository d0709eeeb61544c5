import { expect, test } from 'vitest';
import { inRanking, ties } from './ending';

test('seats go from the first place to the last', () => {
  expect(inRanking({ scores: [20, 31, 20], ranking: [2, 1, 3] })).toEqual([1, 0, 2]);
});

test('equals are separated by gold, or by nothing', () => {
  expect(ties({ scores: [20, 31, 20], ranking: [2, 1, 3] }, [4, 0, 2])).toEqual([{ seat: 0, other: 2, by: 'gold' }]);
  expect(ties({ scores: [20, 20], ranking: [1, 1] }, [3, 3])).toEqual([{ seat: 0, other: 1, by: 'nothing' }]);
});
