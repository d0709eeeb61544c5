/** What things at the court are, in messages of the catalogue. */

import type { MessageView } from '../../api/types';
import { cardMessage, CARDS, HIGHEST, isKing, LOWEST, officeMessage } from './cards';

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
  const range = rank === 'primary' ? { lowest: LOWEST, highest: HIGHEST } : {};
  return { key: `king-tell-${rank}`, args: { office: officeMessage(office), points, ...range } };
}

/** What a place would mean for the drawn card; what it would change is the engine's to say. */
export function placeTold(place: 'keep' | 'offer' | 'bury', drawn: number): string {
  if (place === 'offer') return 'king-web-hint-offer';
  if (place === 'bury') return isKing(drawn) ? 'king-web-hint-bury-king' : 'king-web-hint-bury';
  return isKing(drawn) ? 'king-web-gain-king' : 'king-web-hint-keep';
}
