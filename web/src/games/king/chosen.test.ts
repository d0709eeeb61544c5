import { describe, expect, it } from 'vitest';
import type { Covered } from '../../api/games/king';
import { sumOf, withCoin, type Coin } from './chosen';

let made = 0;
const coin = (covers: number): Coin => ({ kind: covers, key: `${made++}`, covers });
const worth = (coins: Coin[]): number[] => coins.map(({ covers }) => covers);
/** What the engine says of a bid of three, and of four. */
const THREE: Covered[] = [3, 2, 1, 0, 0, 0, 0].map((owed, sum) => ({ owed, lost: Math.max(0, sum - 3) }));
const FOUR: Covered[] = [4, 3, 2, 1, 0, 0, 0, 0].map((owed, sum) => ({ owed, lost: Math.max(0, sum - 4) }));

describe('choosing otherwise', () => {
  it('gives back what is no longer needed', () => {
    expect(worth(withCoin(THREE, [coin(1), coin(2)], coin(3)))).toEqual([3]);
    expect(worth(withCoin(THREE, [coin(3)], coin(1)))).toEqual([3, 1]);
    expect(worth(withCoin(FOUR, [coin(2), coin(2)], coin(3)))).toEqual([2, 3]);
  });

  it('swaps the earliest when all cover the same', () => {
    const [first, second, third, fourth] = [coin(1), coin(1), coin(1), coin(1)];
    expect(withCoin(THREE, [first, second, third], fourth)).toEqual([second, third, fourth]);
  });

  it('adds up what the cards cover', () => {
    expect(sumOf([coin(1), coin(3)])).toBe(4);
    expect(sumOf([])).toBe(0);
  });
});
