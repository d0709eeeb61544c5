import { expect, it } from 'vitest';
import type { EventView } from '../api/types';
import { momentIn } from './moments';

const events = (...facts: Record<string, unknown>[]): EventView[] =>
  facts.map((one) => ({ facts: one, message: { key: 'k', args: {} } }));
const kinds = (game: string, ...facts: Record<string, unknown>[]): unknown[] =>
  momentIn(game, events(...facts)).map((event) => event.facts.kind);

it('a round of Skye ends with its points and the income of the next; the first one only begins', () => {
  const end = [{ kind: 'built' }, { kind: 'scored' }, { kind: 'round', round: 2 }, { kind: 'income' }];
  expect(kinds('skye', ...end)).toEqual(['scored', 'round', 'income']);
  expect(kinds('skye', { kind: 'round', round: 1 }, { kind: 'income' })).toEqual([]);
  expect(kinds('skye', { kind: 'final' })).toEqual(['final']);
});

it('a round of Tiletum ends with the track and the fair, and what the last turn gave does not belong to it', () => {
  const end = [
    { kind: 'points' },
    { kind: 'leader' },
    { kind: 'points' },
    { kind: 'track' },
    { kind: 'order' },
    { kind: 'fair' },
  ];
  expect(kinds('tiletum', ...end)).toEqual(['leader', 'points', 'track', 'order', 'fair']);
  expect(kinds('tiletum', { kind: 'leader' })).toEqual([]);
});

it('King turns to the auctions, and shows hands', () => {
  expect(kinds('king', { kind: 'took' }, { kind: 'gain_esteem' })).toEqual(['gain_esteem']);
  expect(kinds('king', { kind: 'won' }, { kind: 'hands_shown' })).toEqual(['hands_shown']);
});

it('a game that says nothing has none', () => {
  expect(kinds('pearls', { kind: 'round', round: 2 })).toEqual([]);
});
