/** Seats from the first place to the last, as the result has placed them; those who share a place in the order of seats. */
export const byPlace = (ranking: readonly number[]): number[] =>
  ranking.map((_, seat) => seat).sort((one, other) => ranking[one]! - ranking[other]! || one - other);
