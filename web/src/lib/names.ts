/** What the seats of a table are called. */

import type { SeatView } from '../api/types';
import { t } from './words.svelte';

export const seatName = (seat: SeatView): string => seat.name || t('table-player', { number: seat.seat + 1 });

export const seatNames = (seats: readonly SeatView[]): string[] => seats.map(seatName);

/** "Ann", "Ann and Bo", "Ann, Bo and Cleo", in the language's own way. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
