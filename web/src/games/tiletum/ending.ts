/** The end: places, sources, and what separated equals. */

import { byPlace } from '../../lib/places';
import type { Result } from './types';

/** Every neighbouring pair of equal points; the first of them was earlier in turn order. */
export function ties(result: Result): [seat: number, other: number][] {
  const order = byPlace(result.ranking);
  return order.slice(1).flatMap((other, place): [number, number][] => {
    const seat = order[place]!;
    return result.scores[seat] === result.scores[other] ? [[seat, other]] : [];
  });
}
