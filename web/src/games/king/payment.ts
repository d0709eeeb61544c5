/** What to pay with: the cheapest gold for a bid, the cards that are missed least for a gold card. */

import { influence, isGold, officeOf, valueOf } from './cards';
import { knownHand } from './known';
import type { KingObservation } from './types';

const sum = (cards: readonly number[]): number => cards.reduce((total, kind) => total + valueOf(kind), 0);

/** The gold cards that cover the amount with the least waste, and among those the fewest cards; null if the hand cannot pay. */
export function cheapestGold(hand: readonly number[], amount: number): number[] | null {
  if (amount <= 0) return [];
  const best = new Map<number, number[]>([[0, []]]);
  for (const kind of hand.filter(isGold)) {
    for (const [total, cards] of [...best]) {
      if (total >= amount) continue;
      const next = total + valueOf(kind);
      const known = best.get(next);
      if (!known || known.length > cards.length + 1) best.set(next, [...cards, kind]);
    }
  }
  const covering = [...best.keys()].filter((total) => total >= amount);
  if (covering.length === 0) return null;
  return best.get(Math.min(...covering))!.sort((a, b) => a - b);
}

/** How much a card would be missed: a rough guess, good enough to suggest what to give away. */
export function worth(seen: KingObservation, kind: number): number {
  if (isGold(kind)) return valueOf(kind) * (seen.favour_size > 0 ? 1 : 0.2);
  const office = officeOf(kind);
  const mine = influence(seen.hand, office);
  const ahead = seen.hand_sizes.filter(
    (_, seat) => seat !== seen.viewer && influence(knownHand(seen, seat).cards, office) > mine,
  ).length;
  const tiles = seen.secondary[office]! > 0 ? 2 : 1;
  return (valueOf(kind) * seen.offices[office]!) / (ahead >= tiles ? 12 : 3);
}

/** The cards of the hand that are missed least, as many as are owed; null if there are too few. */
export function leastMissed(seen: KingObservation, count: number): number[] | null {
  if (seen.hand.length < count) return null;
  return [...seen.hand].sort((a, b) => worth(seen, a) - worth(seen, b) || a - b).slice(0, count);
}

/** What is suggested for the lot: gold for a government or king card, any cards for a gold card. */
export function suggestion(seen: KingObservation, amount: number): number[] | null {
  return isGold(seen.lot) ? leastMissed(seen, amount) : cheapestGold(seen.hand, amount);
}

export const covered = (lot: number, chosen: readonly number[]): number => (isGold(lot) ? chosen.length : sum(chosen));

/** The choice after one more card: others that are no longer needed go back to the hand, the most valuable first. */
export function withCard(lot: number, owed: number, chosen: readonly number[], kind: number): number[] {
  const others = [...chosen];
  if (isGold(lot)) {
    while (others.length >= owed) others.shift();
    return [...others, kind];
  }
  for (const other of [...others].sort((a, b) => b - a)) {
    const rest = [...others];
    rest.splice(rest.indexOf(other), 1);
    if (sum(rest) + valueOf(kind) >= owed) others.splice(others.indexOf(other), 1);
  }
  return [...others, kind];
}

/** The order in which the chosen cards are paid: from the smallest, so that each one is still owed when it comes. */
export function inOrder(lot: number, owed: number, chosen: readonly number[]): number[] {
  const order = [...chosen].sort((a, b) => a - b);
  const plan: number[] = [];
  for (const kind of order) if (covered(lot, plan) < owed) plan.push(kind);
  return plan;
}
