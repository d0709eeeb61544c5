/** Cards chosen to pay with: each covers as much of what is owed as the engine says. */

/** A card of the hand, told apart from its twins. */
export interface Coin {
  kind: number;
  key: string;
  covers: number;
}

export const covered = (chosen: readonly Coin[]): number => chosen.reduce((sum, coin) => sum + coin.covers, 0);

/** The choice after one more card: others that are no longer needed go back to the hand, the most valuable first. */
export function withCoin(owed: number, chosen: readonly Coin[], coin: Coin): Coin[] {
  let kept = [...chosen];
  for (const other of [...chosen].sort((a, b) => b.covers - a.covers)) {
    const rest = kept.filter((one) => one !== other);
    if (covered(rest) + coin.covers >= owed) kept = rest;
  }
  return [...kept, coin];
}

/** The order in which the chosen cards are paid: from the smallest, so that each one is still owed when it comes. */
export function inOrder(owed: number, chosen: readonly Coin[]): Coin[] {
  const plan: Coin[] = [];
  for (const coin of [...chosen].sort((a, b) => a.covers - b.covers)) if (covered(plan) < owed) plan.push(coin);
  return plan;
}
