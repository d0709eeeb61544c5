/** What things at the court are, in messages of the catalogue. */

import type { Observation } from '../../api/games/king';
import type { MessageView } from '../../api/types';
import { cardMessage, CARDS, HIGHEST, isKing, LOWEST, officeMessage } from './cards';
import type { Certainty } from './marks';

/** Where the drawn card may go. */
export type Place = 'keep' | 'offer' | 'bury';

/** A card: what it is worth, and what it does. */
export function cardTold(kind: number): MessageView {
  const { family, office, value, letter } = CARDS[kind]!;
  const card = cardMessage(kind);
  if (family === 'government')
    return { key: 'king-tell-government', args: { card, office: officeMessage(office), value, letter } };
  return family === 'gold' ? { key: 'king-tell-gold', args: { card, value } } : { key: 'king-tell-king', args: { card } };
}

/** A card that is up for auction: what it is, and what is paid for it. */
export const lotTold = (kind: number): MessageView[] => [
  cardTold(kind),
  { key: CARDS[kind]!.paid_in === 'cards' ? 'king-web-lot-cards' : 'king-web-lot-gold', args: {} },
];

/** A card that the viewer laid on the favour pile. */
export const buriedTold = (kind: number, cameUp: boolean): MessageView => ({
  key: cameUp ? 'king-tell-came-up' : 'king-tell-buried',
  args: { card: cardMessage(kind) },
});

/** A tile of an office. */
export function tileTold(office: number, rank: 'primary' | 'secondary', points: number): MessageView {
  const args = { office: officeMessage(office), points };
  return rank === 'primary'
    ? { key: 'king-tell-primary', args: { ...args, lowest: LOWEST, highest: HIGHEST } }
    : { key: 'king-tell-secondary', args };
}

/** What a place is for. */
export const ZONES: Record<Place, string> = {
  keep: 'king-tell-zone-keep',
  offer: 'king-tell-zone-offer',
  bury: 'king-tell-zone-bury',
};

/** How somebody stands in an auction. */
export type Bidder = 'leads' | Observation['standing'][number];

export const bidderOf = (seen: Observation, seat: number): Bidder =>
  seen.leader === seat && seen.bid > 0 ? 'leads' : seen.standing[seat]!;

export const BIDDERS: Record<Bidder, { words: string; told: string }> = {
  leads: { words: 'king-board-leader', told: 'king-tell-leader' },
  barred: { words: 'king-board-barred', told: 'king-tell-barred' },
  passed: { words: 'king-board-passed', told: 'king-tell-passed' },
  in: { words: 'king-web-in', told: 'king-tell-in' },
};

/** Gold that is known of a hand. */
export const GOLD: Record<Certainty, string> = {
  exact: 'king-tell-gold-exact',
  plus: 'king-tell-gold-plus',
  unsure: 'king-tell-gold-unsure',
};

/** What a place would mean for the drawn card; what it would change is the engine's to say. */
export function placeTold(place: Place, drawn: number): string {
  if (place === 'offer') return 'king-web-hint-offer';
  if (place === 'bury') return isKing(drawn) ? 'king-web-hint-bury-king' : 'king-web-hint-bury';
  return isKing(drawn) ? 'king-web-gain-king' : 'king-web-hint-keep';
}
