/** The end: places, and what separated equals. */

import type { Result } from '../../api/games/skye';

/** Seats from the first place to the last. */
export const inRanking = (result: Result): number[] =>
  result.ranking.map((_, seat) => seat).sort((a, b) => result.ranking[a]! - result.ranking[b]! || a - b);

export interface Tie {
  seat: number;
  other: number;
  by: 'gold' | 'nothing';
}

/** Every neighbouring pair of equal points. */
export function ties(result: Result, gold: readonly number[]): Tie[] {
  const order = inRanking(result);
  return order.slice(1).flatMap((other, place): Tie[] => {
    const seat = order[place]!;
    if (result.scores[seat] !== result.scores[other]) return [];
    return [{ seat, other, by: gold[seat] === gold[other] ? 'nothing' : 'gold' }];
  });
}
