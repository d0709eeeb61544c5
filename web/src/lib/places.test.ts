import { expect, test } from 'vitest';
import { byPlace } from './places';

test('the places are those of the result, shared ones too', () => {
  expect(byPlace([3, 1, 2])).toEqual([1, 2, 0]);
  expect(byPlace([2, 1, 1, 4])).toEqual([1, 2, 0, 3]);
});
