/** What the viewer knows of every hand: cards that all saw entering it, less those that all saw leaving it. */

import { influence, isKing, officeOf } from './cards';
import type { KingObservation } from './types';

export type Certainty = 'exact' | 'plus' | 'unsure';

export interface KnownHand {
  cards: number[];
  /** Cards in the hand that the viewer never saw; some of the seen ones may be gone instead. */
  hidden: number;
  certainty: Certainty;
}

/** A hand as the viewer knows it: the own one exactly, all of them at the end. */
export function knownHand(seen: KingObservation, seat: number): KnownHand {
  if (seen.result) return { cards: seen.result.hands[seat]!, hidden: 0, certainty: 'exact' };
  if (seat === seen.viewer) return { cards: seen.hand, hidden: 0, certainty: 'exact' };
  return publicHand(seen, seat);
}

/** A hand as everybody else at the table knows it. */
export function publicHand(seen: KingObservation, seat: number): KnownHand {
  const cards = [...seen.shown[seat]!];
  let unseen = seen.kept[seat]!;
  let thrown = 0;
  for (const [what, who, kind] of seen.ledger) {
    if (who !== seat) continue;
    if (what === 'won' && !isKing(kind)) cards.push(kind);
    else if (what === 'unseen') thrown += 1;
    else if (what === 'paid') {
      const place = cards.indexOf(kind);
      if (place >= 0) cards.splice(place, 1);
      else unseen -= 1;
    }
  }
  cards.sort((a, b) => a - b);
  const hidden = Math.max(0, seen.hand_sizes[seat]! - cards.length);
  const certainty: Certainty = thrown > 0 ? 'unsure' : unseen > 0 ? 'plus' : 'exact';
  return { cards, hidden, certainty };
}

/** Which of the cards that the viewer buried have come up for auction; only cards that exist once can be told. */
export function cameUp(seen: KingObservation): Set<number> {
  const up = seen.ledger.flatMap(([what, , kind]) => (what === 'won' || what === 'unsold' ? [kind] : []));
  return new Set([...up, seen.lot].filter((kind) => officeOf(kind) >= 0 && seen.buried.includes(kind)));
}

export interface Standing {
  seat: number;
  sum: number;
  certainty: Certainty;
}

/** The known influence of every seat in one office. */
export function knownInfluence(hands: KnownHand[], office: number): Standing[] {
  return hands.map((hand, seat) => ({ seat, sum: influence(hand.cards, office), certainty: hand.certainty }));
}

/** How the sum is written: a plus for what may be hidden, a plus-minus where cards also left unseen. */
export const MARKS: Record<Certainty, string> = { exact: '', plus: '+', unsure: '±' };
