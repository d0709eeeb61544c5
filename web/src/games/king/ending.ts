/** The end: where every point came from, and what separated equals. The same steps as src/parlour/games/king/scoring.py. */

import { byPlace } from '../../lib/places';
import { goldIn, letterOf, OFFICES, officeOf } from './cards';
import type { OfficeResult, Result } from './types';

/** Behind every letter: the hand has no card of the office. */
const NO_LETTER = '~';

export function bestLetter(hand: readonly number[], office: number): string {
  return hand.reduce((best, kind) => (officeOf(kind) === office && letterOf(kind) < best ? letterOf(kind) : best), NO_LETTER);
}

export interface TieReason {
  by: 'gold' | 'count' | 'letter' | 'nothing';
  office: number;
}

/** The first thing in which two hands of equal points differ. */
export function separates(hand: readonly number[], other: readonly number[]): TieReason {
  if (goldIn(hand) !== goldIn(other)) return { by: 'gold', office: -1 };
  for (let office = 0; office < OFFICES.length; office += 1) {
    const count = (cards: readonly number[]) => cards.filter((kind) => officeOf(kind) === office).length;
    if (count(hand) !== count(other)) return { by: 'count', office };
    if (bestLetter(hand, office) !== bestLetter(other, office)) return { by: 'letter', office };
  }
  return { by: 'nothing', office: -1 };
}

export interface Tie extends TieReason {
  seat: number;
  other: number;
}

/** Every neighbouring pair of equal points, with what put one before the other. */
export function ties(result: Result): Tie[] {
  const order = byPlace(result.ranking);
  return order.slice(1).flatMap((other, place) => {
    const seat = order[place]!;
    if (result.scores[seat] !== result.scores[other]) return [];
    return [{ seat, other, ...separates(result.hands[seat]!, result.hands[other]!) }];
  });
}

export interface LetterDecision {
  office: number;
  seat: number;
  other: number;
  sum: number;
  letter: string;
  behind: string;
}

/** Where equal sums were separated by a letter, among those that compete for a tile. */
export function letterDecisions(result: Result): LetterDecision[] {
  return result.offices.flatMap((tally: OfficeResult) => {
    const letter = (seat: number) => bestLetter(result.hands[seat]!, tally.office);
    const order = tally.sums
      .map((_, seat) => seat)
      .filter((seat) => tally.sums[seat]! > 0)
      .sort((a, b) => tally.sums[b]! - tally.sums[a]! || (letter(a) < letter(b) ? -1 : 1))
      .slice(0, tally.secondary >= 0 ? 3 : 2);
    return order.slice(1).flatMap((other, place) => {
      const seat = order[place]!;
      if (tally.sums[seat] !== tally.sums[other]) return [];
      return [{ office: tally.office, seat, other, sum: tally.sums[seat]!, letter: letter(seat), behind: letter(other) }];
    });
  });
}

export interface Tile {
  office: number;
  rank: 'primary' | 'secondary';
  value: number;
}

/** The tiles that a seat took. */
export function tilesOf(result: Result, offices: number[], secondary: number[], seat: number): Tile[] {
  return result.offices.flatMap((tally) => {
    const tiles: Tile[] = [];
    if (tally.primary === seat) tiles.push({ office: tally.office, rank: 'primary', value: offices[tally.office]! });
    if (tally.secondary === seat) tiles.push({ office: tally.office, rank: 'secondary', value: secondary[tally.office]! });
    return tiles;
  });
}
