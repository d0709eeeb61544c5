/** The cards by kind, from the game's own component data: government cards by office and letter, then gold, then kings. */

import data from '../../../../src/parlour/games/king/components.json';
import type { MessageView } from '../../api/types';

export type Step = 'raise' | 'lower' | 'either';

export interface GovernmentCard {
  family: 'government';
  office: number;
  value: number;
  letter: string;
}

export interface GoldCard {
  family: 'gold';
  value: number;
}

export interface KingCard {
  family: 'king';
  id: string;
  steps: Step[];
}

export type Card = GovernmentCard | GoldCard | KingCard;

export const OFFICES: string[] = data.offices.map((office) => office.id);
export const LOWEST = data.office_tiles.lowest;
export const HIGHEST = data.office_tiles.highest;

const government: Card[] = data.offices.flatMap((office, index) =>
  office.values.map((value, place): Card => ({ family: 'government', office: index, value, letter: office.letters[place]! })),
);
const gold: Card[] = data.gold
  .map((card): GoldCard => ({ family: 'gold', value: card.value }))
  .sort((a, b) => a.value - b.value);
const kings: Card[] = data.king_cards.map((card): Card => ({ family: 'king', id: card.id, steps: card.steps as Step[] }));

export const CARDS: Card[] = [...government, ...gold, ...kings];
export const FIRST_GOLD = government.length;
export const FIRST_KING = FIRST_GOLD + gold.length;
const KINDS = CARDS.length;

/** All the gold in the box: no bid goes higher. */
export const HIGHEST_BID = data.gold.reduce(
  (sum, card) => sum + card.value * Object.values(card.marked).reduce((count, marked) => count + marked, card.unmarked),
  0,
);

/** Where each family of actions begins, as in src/parlour/games/king/actions.py. */
export const KEEP = 0;
export const OFFER = 1;
export const BURY = 2;
export const TAKE = 3;
export const RAISE = TAKE + KINDS;
export const LOWER = RAISE + OFFICES.length;
export const PASS = LOWER + OFFICES.length;
export const BID = PASS;
export const PAY = BID + HIGHEST_BID + 1;

export const isGold = (kind: number): boolean => kind >= FIRST_GOLD && kind < FIRST_KING;
export const isKing = (kind: number): boolean => kind >= FIRST_KING;

/** The king card that does exactly these steps, or -1. */
export const kingWith = (steps: readonly string[]): number =>
  CARDS.findIndex((card) => card.family === 'king' && card.steps.join() === steps.join());

export const officeOf = (kind: number): number => {
  const card = CARDS[kind];
  return card?.family === 'government' ? card.office : -1;
};

/** Influence of a government card, gold of a gold card, nothing for a king. */
export const valueOf = (kind: number): number => {
  const card = CARDS[kind];
  return card && card.family !== 'king' ? card.value : 0;
};

export const letterOf = (kind: number): string => {
  const card = CARDS[kind];
  return card?.family === 'government' ? card.letter : '';
};

export const goldIn = (cards: readonly number[]): number =>
  cards.reduce((sum, kind) => sum + (isGold(kind) ? valueOf(kind) : 0), 0);

export const influence = (cards: readonly number[], office: number): number =>
  cards.reduce((sum, kind) => sum + (officeOf(kind) === office ? valueOf(kind) : 0), 0);

export const officeMessage = (office: number): MessageView => ({ key: `king-office-${OFFICES[office]}`, args: {} });

export function cardMessage(kind: number): MessageView {
  const card = CARDS[kind]!;
  if (card.family === 'king') return { key: `king-card-king-${card.id}`, args: {} };
  if (card.family === 'gold') return { key: 'king-card-gold', args: { value: card.value } };
  return { key: 'king-card-government', args: { office: officeMessage(card.office), value: card.value, letter: card.letter } };
}

/** Cards with a key each, for lists in which the same kind may lie twice. */
export function keyed(cards: readonly number[]): { kind: number; key: string }[] {
  const seen = new Map<number, number>();
  return cards.map((kind) => {
    const nth = seen.get(kind) ?? 0;
    seen.set(kind, nth + 1);
    return { kind, key: `${kind}-${nth}` };
  });
}
