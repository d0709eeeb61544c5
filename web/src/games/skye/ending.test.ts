import { expect, test } from 'vitest';
import { ties } from './ending';

test('equals are separated by gold, or by nothing', () => {
  expect(ties({ scores: [20, 31, 20], ranking: [2, 1, 3] }, [4, 0, 2])).toEqual([{ seat: 0, other: 2, by: 'gold' }]);
  expect(ties({ scores: [20, 20], ranking: [1, 1] }, [3, 3])).toEqual([{ seat: 0, other: 1, by: 'nothing' }]);
});
