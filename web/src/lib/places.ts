/** Seats from the first place to the last, as the result has placed them; who shares a place stand in the order of the seats. */
export const byPlace = (ranking: readonly number[]): number[] =>
  ranking.map((_, seat) => seat).sort((one, other) => ranking[one]! - ranking[other]! || one - other);
