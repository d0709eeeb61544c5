/** What the seats of a table are called. */

import type { EntryView, SeatView } from '../api/types';
import { t } from './words.svelte';

/** What a bot is called, by its level, or by its own name where it has none. */
export const botKind = (bot: string): string => t('table-bot-kind', { bot });

const kindOf = (seat: SeatView): string => botKind(seat.level || seat.bot);

/** Bots have names in the reader's language, and a number where several are alike. */
export function seatName(seat: SeatView, seats: readonly SeatView[]): string {
  if (seat.kind !== 'bot') return seat.name || t('table-player', { number: seat.seat + 1 });
  const alike = seats.filter((other) => other.kind === 'bot' && other.bot === seat.bot);
  return alike.length > 1 ? t('table-bot', { bot: kindOf(seat), number: seat.seat + 1 }) : kindOf(seat);
}

/** Who an entry of the log is about. */
export function entryName(entry: EntryView, names: readonly string[]): string {
  if (entry.kind === 'bot') return botKind(entry.level || entry.text);
  return entry.name || names[entry.seat] || '';
}

export const seatNames = (seats: readonly SeatView[]): string[] => seats.map((seat) => seatName(seat, seats));

/** "Ann", "Ann and Bo", "Ann, Bo and Cleo", in the language's own way. */
export function listed(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
