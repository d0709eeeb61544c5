import { expect, test } from 'vitest';
import { roundsOf, roundTrack } from './goals';

test('each scoring tile scores three times', () => {
  for (const players of [2, 3, 4, 5]) for (const place of [0, 1, 2, 3]) expect(roundsOf(players, place)).toHaveLength(3);
  expect(roundTrack(5)).toEqual(['AB', 'AC', 'BD', 'ACD', 'BCD']);
});
