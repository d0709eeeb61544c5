import { describe, expect, it } from 'vitest';
import { letterDecisions, separates, ties, tilesOf } from './ending';
import type { Result } from './types';

describe('what separates hands of equal points', () => {
  it('goes through gold, then cards and letters office by office', () => {
    expect(separates([55], [54])).toEqual({ by: 'gold', office: -1 });
    expect(separates([0, 1, 54], [2, 54])).toEqual({ by: 'count', office: 0 });
    expect(separates([0], [1])).toEqual({ by: 'letter', office: 0 });
    expect(separates([9, 36], [9, 37])).toEqual({ by: 'letter', office: 4 });
    expect(separates([], [])).toEqual({ by: 'nothing', office: -1 });
  });
});

const result: Result = {
  hands: [
    [0, 54],
    [1, 55],
    [4, 5],
  ],
  scores: [1, 1, 3],
  ranking: [3, 2, 1],
  offices: [{ office: 0, sums: [2, 2, 6], primary: 2, secondary: 0, by_letter: true }],
};

describe('the breakdown', () => {
  it('names who is before whom, and why', () => {
    expect(ties(result)).toEqual([{ seat: 1, other: 0, by: 'gold', office: -1 }]);
  });

  it('tells where a letter decided', () => {
    expect(letterDecisions(result)).toEqual([{ office: 0, seat: 0, other: 1, sum: 2, letter: 'A', behind: 'B' }]);
  });

  it('lists the tiles of a seat', () => {
    expect(tilesOf(result, [3, 3, 0, 3, 3, 3], [1, 1, 0, 1, 1, 1], 2)).toEqual([{ office: 0, rank: 'primary', value: 3 }]);
    expect(tilesOf(result, [3, 3, 0, 3, 3, 3], [1, 1, 0, 1, 1, 1], 0)).toEqual([{ office: 0, rank: 'secondary', value: 1 }]);
    expect(tilesOf(result, [3, 3, 0, 3, 3, 3], [1, 1, 0, 1, 1, 1], 1)).toEqual([]);
  });
});
