/** What the seats of a table are called. */

import type { EntryView, SeatView } from '../api/types';
import { t } from './words.svelte';

export const botKind = (bot: string): string => t('table-bot-kind', { bot });

/** Bots are called by their kind and seat, in the reader's language; the name that the server gives them is for programs. */
const botName = (bot: string, seat: number): string => t('table-bot', { bot: botKind(bot), number: seat + 1 });

export function seatName(seat: SeatView): string {
  if (seat.kind === 'bot') return botName(seat.bot, seat.seat);
  return seat.name || t('table-player', { number: seat.seat + 1 });
}

/** Who an entry of the log is about. */
export function entryName(entry: EntryView, names: readonly string[]): string {
  if (entry.kind === 'bot') return botName(entry.text, entry.seat);
  return entry.name || names[entry.seat] || '';
}

export const seatNames = (seats: readonly SeatView[]): string[] => seats.map(seatName);

/** "Ann", "Ann and Bo", "Ann, Bo and Cleo", in the language's own way. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
