import { describe, expect, it } from 'vitest';
import { court } from './builders';
import { cheapestGold, inOrder, leastMissed, suggestion, withCard } from './payment';

const ONE = 54;
const TWO = 55;
const THREE = 56;

describe('the cheapest payment', () => {
  it('wastes as little as possible', () => {
    expect(cheapestGold([ONE, TWO, THREE], 3)).toEqual([THREE]);
    expect(cheapestGold([TWO, TWO, THREE], 4)).toEqual([TWO, TWO]);
    expect(cheapestGold([THREE, THREE], 4)).toEqual([THREE, THREE]);
    expect(cheapestGold([ONE, THREE, THREE], 4)).toEqual([ONE, THREE]);
  });

  it('takes the fewest cards among equals, as cards are worth something too', () => {
    expect(cheapestGold([ONE, ONE, ONE, ONE, TWO, TWO], 4)).toEqual([TWO, TWO]);
  });

  it('looks at gold only, and knows when it is not enough', () => {
    expect(cheapestGold([0, 1, 2, ONE], 2)).toBeNull();
    expect(cheapestGold([], 0)).toEqual([]);
  });
});

describe('what is given for a gold card', () => {
  it('is what is missed least', () => {
    const seen = court({
      lot: THREE,
      hand: [0, 27, THREE],
      hand_sizes: [3, 4, 4],
      offices: [6, 3, 0, 1, 3, 3],
      shown: [[], [28, 34], [35]],
    });
    expect(leastMissed(seen, 1)).toEqual([27]);
    expect(leastMissed(seen, 4)).toBeNull();
    expect(suggestion(seen, 1)).toEqual([27]);
  });
});

describe('choosing otherwise', () => {
  it('gives back what is no longer needed', () => {
    expect(withCard(0, 3, [ONE, TWO], THREE)).toEqual([THREE]);
    expect(withCard(0, 3, [THREE], ONE)).toEqual([THREE, ONE]);
    expect(withCard(0, 4, [TWO, TWO], THREE)).toEqual([TWO, THREE]);
  });

  it('swaps the earliest when cards are counted', () => {
    expect(withCard(THREE, 2, [0, 1], 2)).toEqual([1, 2]);
  });

  it('is paid from the smallest, and stops when the bid is covered', () => {
    expect(inOrder(0, 3, [THREE, ONE])).toEqual([ONE, THREE]);
    expect(inOrder(0, 3, [ONE, TWO, THREE])).toEqual([ONE, TWO]);
    expect(inOrder(THREE, 2, [5, 3])).toEqual([3, 5]);
  });
});
