/** Which moment is to be shown, of all that the log tells. */

import { expect, it } from 'vitest';
import type { EntryView } from '../src/api/types';
import { lastMoment } from '../src/table/moments.svelte';
import { entry } from './line';

const GAME = 'king';
const moved = (n: number, ...kinds: string[]): EntryView => ({
  ...entry(n),
  events: kinds.map((kind) => ({ facts: { kind }, message: { key: 'k', args: {} } })),
});
const rolled = (n: number): EntryView => ({ ...moved(n, 'revealed'), kind: 'rolled' });
const found = (entries: EntryView[], after: number): unknown[] =>
  lastMoment(GAME, entries, after).map((event) => event.facts.kind);

it('is the one that nobody was shown, though something was drawn since', () => {
  expect(found([moved(1, 'took'), moved(2, 'took', 'gain_esteem'), rolled(3)], 1)).toEqual(['gain_esteem']);
});

it('is none that was shown before', () => {
  expect(found([moved(1, 'took', 'gain_esteem'), rolled(2)], 1)).toEqual([]);
});

it('is none after which the play has gone on: its numbers are others by now', () => {
  expect(found([moved(1, 'took', 'gain_esteem'), rolled(2), moved(3, 'bid')], 0)).toEqual([]);
});

it('is none that was taken back', () => {
  const undone: EntryView = { ...entry(2), kind: 'undone', events: [], move: 0 };
  expect(found([moved(1, 'took', 'gain_esteem'), undone], 0)).toEqual([]);
});
