/** What others do is shown one after the other; what I do, at once. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPECTATOR } from '../src/api/constants';
import type { EntryView, SeatView, TableView } from '../src/api/types';
import { Live } from '../src/lib/live.svelte';
import { sinceMine } from '../src/lib/playlog';
import { entry, FakeLine, news } from './line';

const STAY = 700;
const seats = [0, 1, 2].map((seat) => ({ seat, bot: seat === 0 ? '' : 'greedy', connected: true })) as SeatView[];
let live: Live;
let line: FakeLine;
let stay: number;

/** News of one entry of that seat. */
function told(n: number, seat: number, changes: Partial<TableView> = {}, fields: Partial<EntryView> = {}): void {
  const frame = news(n, n, { seats, my_seats: [0], move: n, legal: [], ...changes });
  line.says({ ...frame, entries: [{ ...entry(n), seat, ...fields }] });
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeLine.all = [];
  stay = STAY;
  live = new Live(
    () => new FakeLine(),
    () => undefined,
    () => stay,
  );
  live.open();
  line = FakeLine.last;
  line.onopen?.();
  line.says(news(1, 2, { seats, my_seats: [0], move: 2 }));
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('what others do', () => {
  it('is shown one after the other, with its own events', () => {
    for (const n of [3, 4, 5]) told(n, 1);
    expect([live.table?.n, live.behind]).toEqual([3, true]);
    vi.advanceTimersByTime(STAY);
    expect(live.table?.n).toBe(4);
    expect(live.fresh.map((event) => event.facts.n)).toEqual([4]);
    expect(live.entries.map((one) => one.n)).toEqual([1, 2, 3, 4]);
    vi.advanceTimersByTime(STAY);
    expect([live.table?.n, live.behind, live.mine]).toEqual([5, false, false]);
  });

  it('gives my choices with the last of it', () => {
    const legal = [{ action: 7 }] as TableView['legal'];
    told(3, 1);
    told(4, 2, { legal });
    expect(live.table?.legal).toEqual([]);
    vi.advanceTimersByTime(STAY);
    expect(live.table?.legal).toEqual(legal);
  });

  it('is cut short by what I do, which applies to the newest', () => {
    for (const n of [3, 4, 5]) told(n, 1);
    live.move(0, 81);
    expect(line.sent.at(-1)).toMatchObject({ type: 'move', at: 5 });
    expect(live.table?.n).toBe(5);
    expect(live.fresh.map((event) => event.facts.n)).toEqual([4, 5]);
    told(6, 0);
    expect([live.table?.n, live.mine]).toEqual([6, true]);
    told(7, 1);
    expect([live.table?.n, live.mine]).toEqual([7, false]);
  });

  it('comes at once when nobody looks', () => {
    told(3, 1);
    told(4, 1);
    stay = 0;
    told(5, 1);
    expect([live.table?.n, live.behind]).toEqual([5, false]);
  });

  it('is shown in turn also where a bot sits in for me', () => {
    const given = seats.map((seat) => ({ ...seat, bot: 'greedy' }));
    told(3, 0, { seats: given });
    told(4, 0, { seats: given });
    expect([live.table?.n, live.mine]).toEqual([3, false]);
  });

  it('may be taken back, in its turn', () => {
    told(3, 1);
    told(4, 1, { move: 2 }, { kind: 'undone', events: [], move: 2 });
    expect([live.table?.n, live.table?.move]).toEqual([3, 3]);
    vi.advanceTimersByTime(STAY);
    expect([live.table?.n, live.table?.move]).toEqual([4, 2]);
  });
});

describe('besides', () => {
  it('words take no time of their own', () => {
    told(3, 1);
    told(4, 1, { move: 3 }, { kind: 'chat', events: [] });
    expect(live.table?.n).toBe(4);
    told(5, 2);
    told(6, 1, { move: 5 }, { kind: 'chat', events: [] });
    expect(live.table?.n).toBe(4);
    vi.advanceTimersByTime(STAY);
    expect(live.table?.n).toBe(6);
    expect(live.entries.map((one) => one.n)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('who is here is known at once, and stays known', () => {
    told(3, 1);
    told(4, 1);
    line.says({ type: 'presence', seats: [1, 2] });
    expect(live.table?.seats[0]?.connected).toBe(false);
    vi.advanceTimersByTime(STAY);
    expect([live.table?.n, live.table?.seats[0]?.connected]).toEqual([4, false]);
  });

  it('a gap is asked for from the last that was heard, not from the last that was shown', () => {
    for (const n of [3, 4]) told(n, 1);
    told(9, 1);
    expect(line.sent.at(-1)).toMatchObject({ type: 'look', since: 4 });
  });

  it('what one seat was about to see is never shown to another', () => {
    told(3, 1);
    told(4, 1);
    live.lookAs(SPECTATOR);
    vi.advanceTimersByTime(STAY * 3);
    expect([live.table?.n, live.entries]).toEqual([3, []]);
    line.says(news(1, 5, { seats, my_seats: [0], viewer: SPECTATOR, move: 5 }));
    expect(live.table?.n).toBe(5);
  });

  it('after a broken line everything missed comes as one', () => {
    line.breaks();
    vi.advanceTimersByTime(600);
    line = FakeLine.last;
    line.onopen?.();
    line.says(news(3, 9, { seats, my_seats: [1], move: 9 }));
    expect([live.table?.n, live.fresh.length]).toEqual([9, 7]);
  });
});

describe('what happened since my last action', () => {
  const facts = () => live.sinceMine.map((event) => event.facts.n);

  it('grows while others act, and is gone as soon as I do', () => {
    told(3, 0);
    expect(facts()).toEqual([]);
    told(4, 1);
    told(5, 2);
    vi.advanceTimersByTime(STAY);
    expect(facts()).toEqual([4, 5]);
    live.move(0, 81);
    expect(facts()).toEqual([]);
  });

  it('leaves out what was taken back, and is nothing for who only looks on', () => {
    const log: EntryView[] = [
      { ...entry(1), seat: 0 },
      { ...entry(2), seat: 1 },
      { ...entry(3), seat: 1, kind: 'undone', events: [], move: 1 },
      { ...entry(4), seat: 1, move: 2 },
    ];
    expect(sinceMine(log, 0, 0).map((event) => event.facts.n)).toEqual([4]);
    expect(sinceMine(log, SPECTATOR, 0)).toEqual([]);
  });
});
