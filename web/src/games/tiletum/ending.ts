/** The end: places, sources, and what separated equals. */

import type { Result } from './types';

/** Seats from the first place to the last. */
export const inRanking = (result: Result): number[] =>
  result.ranking.map((_, seat) => seat).sort((a, b) => result.ranking[a]! - result.ranking[b]! || a - b);

/** Every neighbouring pair of equal points; the first of them was earlier in turn order. */
export function ties(result: Result): [seat: number, other: number][] {
  const order = inRanking(result);
  return order.slice(1).flatMap((other, place): [number, number][] => {
    const seat = order[place]!;
    return result.scores[seat] === result.scores[other] ? [[seat, other]] : [];
  });
}
