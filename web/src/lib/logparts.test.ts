import { expect, test } from 'vitest';
import type { EntryView, EventView } from '../api/types';
import { logParts } from './logparts';

const turn = (seat: number) => ({ key: 'turn', args: { seat } });
const event = (text: string, more: Partial<EventView> = {}): EventView => ({
  facts: {},
  message: { key: text, args: {} },
  ...more,
});

function entry(n: number, events: EventView[], more: Partial<EntryView> = {}): EntryView {
  return { n, at: 0, kind: 'moved', seat: 0, name: '', text: '', move: n, events, ...more };
}

const begins = (seat: number) => event('begins', { heading: turn(seat), told: 'heading' });
const read = (entries: EntryView[]) =>
  logParts(entries, ({ kind }) => kind === 'undone').map(({ heading, lines, asides }) => [
    heading?.args.seat ?? null,
    lines.map((line) => (line.aside ? '~' : '') + (line.event?.message.key ?? line.entry.kind)),
    asides,
  ]);

test('a part begins where the heading changes, and what the heading says is no line', () => {
  const draw = event('draw', { heading: turn(1), told: 'aside' });
  expect(read([entry(1, [begins(0), event('a')]), entry(2, [draw]), entry(3, [event('b')]), entry(4, [draw])])).toEqual([
    [0, ['a'], 0],
    [1, ['~draw', 'b', '~draw'], 2],
  ]);
});

test('what was taken back begins nothing and may be skipped', () => {
  const taken = entry(2, [event('ends'), begins(1)]);
  const back = entry(3, [], { kind: 'undone', move: 1 });
  expect(read([entry(1, [begins(0), event('a')]), taken, back, entry(4, [event('b')], { move: 2 })])).toEqual([
    [0, ['a', '~ends', '~begins', 'undone', 'b'], 2],
  ]);
});

test('what was forced may be skipped', () => {
  expect(read([entry(1, [begins(0)]), entry(2, [event('only')], { forced: true })])).toEqual([[0, ['~only'], 1]]);
});

test('of a log that grows the lines stay the same objects', () => {
  const first = entry(1, [begins(0), event('a')]);
  const before = logParts([first], () => false);
  const after = logParts([first, entry(2, [event('b')])], () => false);
  expect(after[0]!.lines[0]).toBe(before[0]!.lines[0]);
});
