/** Cards chosen to pay with. What each covers, and what is then left of the bid, the engine says. */

import type { Covered } from '../../api/games/king';

/** A card of the hand, told apart from its twins. */
export interface Coin {
  kind: number;
  key: string;
  covers: number;
}

export const sumOf = (chosen: readonly Coin[]): number => chosen.reduce((sum, coin) => sum + coin.covers, 0);

/** The choice after one more card: those that were chosen longest ago and are no longer needed go back to the hand. */
export function withCoin(covered: readonly Covered[], chosen: readonly Coin[], coin: Coin): Coin[] {
  let kept = [...chosen, coin];
  for (const other of chosen) {
    const rest = kept.filter((one) => one !== other);
    if (covered[sumOf(rest)]?.owed === 0) kept = rest;
  }
  return kept;
}
