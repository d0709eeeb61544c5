/** The box of the game, as the server tells it: cards by the numbers that observations use, offices, and their tiles. */

import { box } from '../../api/calls';
import type { Box, Card } from '../../api/games/king';
import type { MessageView } from '../../api/types';
import type { SymbolName } from './heraldry';

const data = await box<Box>('king');

export const CARDS: readonly Card[] = data.cards;
export const OFFICES: readonly string[] = data.offices;
export const LOWEST = data.lowest;
export const HIGHEST = data.highest;
/** How high the pennant of a tile of this value hangs on its banner. */
export const height = (level: number): number => 142 - ((level - LOWEST) * 80) / (HIGHEST - LOWEST);
/** The tiles of an office at the start. */
export const START = data.start;
export const START_SECONDARY = data.start_secondary;
/** Two cards that tie for an office: the first wins. */
export const TIED = data.tied;

export const isGold = (kind: number): boolean => CARDS[kind]?.family === 'gold';
export const isKing = (kind: number): boolean => CARDS[kind]?.family === 'king';
/** How moves name the card. */
export const cardName = (kind: number): string => CARDS[kind]!.name;
/** Whether the lot is paid in cards from the hand rather than in gold. */
export const paidInCards = (lot: number): boolean => CARDS[lot]?.paid_in === 'cards';

export const officeOf = (kind: number): number => CARDS[kind]!.office;
export const officeSymbol = (office: number): SymbolName => OFFICES[office] as SymbolName;
export const officeMessage = (office: number): MessageView => ({ key: `king-office-${OFFICES[office]}`, args: {} });

/** What stands for the card where there is little room: a symbol on a cloth. */
export function symbolOf(kind: number): SymbolName {
  const { family, office } = CARDS[kind] ?? { family: 'king', office: -1 };
  return family === 'government' ? officeSymbol(office) : family === 'gold' ? 'coin' : 'crown';
}

export function clothOf(kind: number): { cloth: string; on: string } {
  const card = CARDS[kind];
  if (!card) return { cloth: 'var(--king-back)', on: 'var(--king-back-line)' };
  if (card.family === 'king') return { cloth: 'var(--king-royal)', on: 'var(--king-royal-on)' };
  if (card.family === 'gold') return { cloth: 'var(--king-coin)', on: 'var(--king-plate-ink)' };
  return { cloth: `var(--office-${card.office})`, on: `var(--office-${card.office}-on)` };
}

export const cardMessage = (kind: number): MessageView => CARDS[kind]!.words;

/** Cards with a key each, for lists in which the same kind may lie twice. */
export function keyed(cards: readonly number[]): { kind: number; key: string }[] {
  const seen = new Map<number, number>();
  return cards.map((kind) => {
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return { kind, key: `${kind}-${nth}` };
  });
}
