import { describe, expect, it } from 'vitest';
import { covered, inOrder, withCoin, type Coin } from './purse';

let made = 0;
const coin = (covers: number): Coin => ({ kind: covers, key: `${made++}`, covers });
const worth = (coins: Coin[]): number[] => coins.map(({ covers }) => covers);

describe('choosing otherwise', () => {
  it('gives back what is no longer needed', () => {
    expect(worth(withCoin(3, [coin(1), coin(2)], coin(3)))).toEqual([3]);
    expect(worth(withCoin(3, [coin(3)], coin(1)))).toEqual([3, 1]);
    expect(worth(withCoin(4, [coin(2), coin(2)], coin(3)))).toEqual([2, 3]);
  });

  it('swaps the earliest when all cover the same', () => {
    const [first, second, third] = [coin(1), coin(1), coin(1)];
    expect(withCoin(2, [first, second], third)).toEqual([second, third]);
  });

  it('is paid from the smallest, and stops when the bid is covered', () => {
    expect(worth(inOrder(3, [coin(3), coin(1)]))).toEqual([1, 3]);
    expect(worth(inOrder(3, [coin(1), coin(2), coin(3)]))).toEqual([1, 2]);
    expect(covered([coin(1), coin(3)])).toBe(4);
  });
});
