/** Everybody's eyes at once, in a replay's address. */
export const ALL = 'all';
