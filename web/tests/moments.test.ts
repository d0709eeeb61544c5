/** Which moments are to be shown, of all that the log tells. */

import { expect, it } from 'vitest';
import type { EntryView } from '../src/api/types';
import { momentsIn } from '../src/table/moments.svelte';
import { entry } from './line';

const GAME = 'king';
const moved = (n: number, ...kinds: string[]): EntryView => ({
  ...entry(n),
  events: kinds.map((kind) => ({ facts: { kind }, message: { key: 'k', args: {} } })),
});
const rolled = (n: number): EntryView => ({ ...moved(n, 'revealed'), kind: 'rolled' });
const found = (entries: EntryView[], after: number): unknown[] =>
  momentsIn(GAME, entries, after).map(({ events, gone }) => [events[0]!.facts.kind, gone]);

it('are those that were not shown; what was drawn since is no move', () => {
  expect(found([moved(1, 'took'), moved(2, 'took', 'gain_esteem'), rolled(3)], 1)).toEqual([['gain_esteem', false]]);
});

it('are none that were shown before', () => {
  expect(found([moved(1, 'took', 'gain_esteem'), rolled(2)], 1)).toEqual([]);
});

it('are all of them, in order, and the play may have gone on since', () => {
  const entries = [moved(1, 'took', 'gain_esteem'), rolled(2), moved(3, 'bid'), moved(4, 'won', 'hands_shown')];
  expect(found(entries, 0)).toEqual([
    ['gain_esteem', true],
    ['hands_shown', false],
  ]);
});

it('are none that were taken back', () => {
  const undone: EntryView = { ...entry(2), kind: 'undone', events: [], move: 0 };
  expect(found([moved(1, 'took', 'gain_esteem'), undone], 0)).toEqual([]);
});
