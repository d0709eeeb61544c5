/** The end: places, and what separated equals. */

import type { Result } from '../../api/games/skye';
import { byPlace } from '../../lib/places';

export interface Tie {
  seat: number;
  other: number;
  by: 'gold' | 'nothing';
}

/** Every neighbouring pair of equal points. */
export function ties(result: Result, gold: readonly number[]): Tie[] {
  const order = byPlace(result.ranking);
  return order.slice(1).flatMap((other, place): Tie[] => {
    const seat = order[place]!;
    if (result.scores[seat] !== result.scores[other]) return [];
    return [{ seat, other, by: gold[seat] === gold[other] ? 'nothing' : 'gold' }];
  });
}
