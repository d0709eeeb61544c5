/** The end: places. */

import type { Result } from '../../api/games/skye';

/** Seats from the first place to the last. */
export const inRanking = (result: Result): number[] =>
  result.ranking.map((_, seat) => seat).sort((a, b) => result.ranking[a]! - result.ranking[b]! || a - b);
