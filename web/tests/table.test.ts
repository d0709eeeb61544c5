import { describe, expect, it } from 'vitest';
import type { ActionView, EntryView, TableView } from '../src/api/types';
import { byDigit, choices } from '../src/lib/choices';
import { logLines } from '../src/lib/playlog';
import { curtainFor } from '../src/table/hotseat';
import { entry } from './line';

const action = (action: number, kind: string, number?: number): ActionView => ({
  action,
  notation: '',
  move: { kind },
  message: { key: '', args: {} },
  number,
});

describe('choices', () => {
  it('are buttons with the keys 1 to 9', () => {
    const found = choices([action(4, 'a'), action(7, 'b')]);
    expect(found.map((choice) => choice.kind === 'single' && choice.key)).toEqual(['1', '2']);
  });

  it('become a number when there are many of one kind', () => {
    const bids = Array.from({ length: 20 }, (_, index) => action(10 + index, 'bid', index + 3));
    const found = choices([action(1, 'pass'), ...bids]);
    expect(found).toHaveLength(2);
    expect(found[1]).toMatchObject({ kind: 'number', lowest: 3, highest: 22 });
  });

  it('of numbers have the digit that they are, and 0 is the one that is no number', () => {
    const legal = [action(1, 'pass'), ...[2, 3, 11].map((amount) => action(10 + amount, 'bid', amount))];
    expect([...byDigit(legal)].map(([digit, one]) => [digit, one.action])).toEqual([
      ['2', 12],
      ['3', 13],
      ['0', 1],
    ]);
    expect(choices(legal).map((choice) => choice.kind === 'single' && choice.key)).toEqual(['0', '2', '3', '']);
  });
});

describe('the curtain', () => {
  const seats = [0, 1, 2].map(() => ({ bot: '' }));
  const table = (to_act: number[], my_seats: number[]): TableView =>
    ({ status: 'playing', to_act, my_seats, seats }) as unknown as TableView;

  it('is not for somebody with one seat', () => {
    expect(curtainFor(table([0], [0]), null)).toBeNull();
  });

  it('comes down when another seat of mine decides', () => {
    expect(curtainFor(table([1], [0, 1]), 0)).toBe(1);
    expect(curtainFor(table([0], [0, 1]), null)).toBe(0);
  });

  it('stays up while somebody else decides', () => {
    expect(curtainFor(table([2], [0, 1]), 0)).toBeNull();
    expect(curtainFor(table([0], [0, 1]), 0)).toBeNull();
  });
});

describe('the log', () => {
  it('marks what was taken back', () => {
    const undone: EntryView = { ...entry(4), kind: 'undone', move: 2, events: [] };
    const lines = logLines([entry(1), entry(2), entry(3), undone, { ...entry(5), move: 3 }]);
    expect(lines.map((line) => line.undone)).toEqual([false, false, true, false, false]);
  });
});
