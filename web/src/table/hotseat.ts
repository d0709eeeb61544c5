/** Several people at one screen: whose eyes to use, and when to draw the curtain. */

import type { TableView } from '../api/types';

/** My seats that must decide now; a seat that a bot plays for me does not. */
export function mineToAct(table: TableView): number[] {
  if (table.status !== 'playing') return [];
  return table.to_act.filter((seat) => table.my_seats.includes(seat) && table.seats[seat]?.bot === '');
}

/** The seat for which the curtain must come down, or null. `shown` is the seat on screen. */
export function curtainFor(table: TableView, shown: number | null): number | null {
  if (table.my_seats.length < 2) return null;
  const acting = mineToAct(table);
  if (acting.length === 0 || (shown !== null && acting.includes(shown))) return null;
  return acting[0] ?? null;
}
