/** Change. */

import { BOX } from './box';

/** Coins for an amount, from the largest. */
export function coinsFor(gold: number): number[] {
  const coins: number[] = [];
  for (const value of BOX.coins) {
    while (gold >= value) {
      coins.push(value);
      gold -= value;
    }
  }
  return coins;
}
