import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SPECTATOR } from '../src/api/constants';
import type { Refused, SeatView } from '../src/api/types';
import { waitBefore } from '../src/lib/connection.svelte';
import { Live, PROTOCOL } from '../src/lib/live.svelte';
import { entry, FakeLine, news } from './line';

let live: Live;
let refusals: Refused[];
/** What the browser tells of its network. */
let network: EventTarget;

function connected(): FakeLine {
  FakeLine.last.onopen?.();
  return FakeLine.last;
}

beforeEach(() => {
  vi.useFakeTimers();
  network = new EventTarget();
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
  FakeLine.all = [];
  refusals = [];
  live = new Live(
    () => new FakeLine(),
    (answer) => refusals.push(answer),
  );
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('news', () => {
  it('looks from zero, then keeps entries and what just happened', () => {
    const line = connected();
    expect(line.sent).toEqual([{ type: 'look', since: 0, protocol: PROTOCOL }]);
    line.says(news(1, 3));
    expect(live.table?.n).toBe(3);
    expect(live.fresh).toEqual([]);
    line.says(news(4, 5));
    expect(live.entries.map((entry) => entry.n)).toEqual([1, 2, 3, 4, 5]);
    expect(live.fresh.map((event) => event.facts.n)).toEqual([4, 5]);
  });

  it('drops entries that it has and news that are older', () => {
    const line = connected();
    line.says(news(1, 3));
    line.says(news(2, 4));
    line.says(news(1, 2));
    expect(live.entries.map((entry) => entry.n)).toEqual([1, 2, 3, 4]);
    expect(live.table?.n).toBe(4);
  });

  it('looks again from its last number when it sees a gap', () => {
    const line = connected();
    line.says(news(1, 2));
    line.says(news(5, 5));
    expect(line.sent.at(-1)).toEqual({ type: 'look', since: 2, protocol: PROTOCOL });
    expect(live.table?.n).toBe(2);
    line.says(news(3, 5));
    expect(live.entries.map((entry) => entry.n)).toEqual([1, 2, 3, 4, 5]);
  });

  it('takes the newest of a log that is too long, and earlier pages as they fit', () => {
    const line = connected();
    line.says(news(501, 503, {}, 500));
    expect(line.sent).toEqual([{ type: 'look', since: 0, protocol: PROTOCOL }]);
    expect(live.table?.n).toBe(503);
    live.prepend([entry(499), entry(500)], 0);
    live.prepend([entry(400)], 0);
    live.prepend([entry(498)], 1);
    expect(live.entries.map((entry) => entry.n)).toEqual([499, 500, 501, 502, 503]);
  });

  it('forgets what is too far behind to be joined to', () => {
    const line = connected();
    line.says(news(1, 2));
    line.breaks();
    vi.advanceTimersByTime(600);
    connected().says(news(1500, 1501, {}, 1497));
    expect(live.entries.map((entry) => entry.n)).toEqual([1500, 1501]);
    expect(live.fresh).toEqual([]);
  });
});

describe('presence', () => {
  const seats = [0, 1, 2].map((seat) => ({ seat, connected: seat === 0 })) as SeatView[];

  it('changes who is here, and nothing else', () => {
    const line = connected();
    line.says(news(1, 3, { seats }));
    const [before, fresh, entries] = [live.table, live.fresh, live.entries];
    line.says({ type: 'presence', seats: [0, 2] });
    expect(live.table).toEqual({ ...before, seats: seats.map((seat) => ({ ...seat, connected: seat.seat !== 1 })) });
    expect([live.fresh, live.entries]).toEqual([fresh, entries]);
    line.says({ type: 'presence', seats: [] });
    expect(live.table?.seats.some((seat) => seat.connected)).toBe(false);
  });

  it('says nothing before there is a table', () => {
    connected().says({ type: 'presence', seats: [0] });
    expect(live.table).toBeNull();
  });
});

describe('a broken line', () => {
  it('comes back by itself and looks from the last number', () => {
    const line = connected();
    line.says(news(1, 7));
    line.breaks();
    expect(live.connected).toBe(false);
    vi.advanceTimersByTime(600);
    expect(FakeLine.all).toHaveLength(2);
    expect(connected().sent).toEqual([{ type: 'look', since: 7, protocol: PROTOCOL }]);
    expect(live.connected).toBe(true);
  });

  it('waits longer each time, up to eight seconds', () => {
    expect(waitBefore(0, 1)).toBe(500);
    expect(waitBefore(0, 0)).toBe(250);
    expect(waitBefore(3, 1)).toBe(4000);
    expect(waitBefore(20, 1)).toBe(8000);
  });

  it('sends unanswered requests again with the same id, until they are acknowledged', () => {
    const line = connected();
    line.says(news(1, 2));
    live.move(0, 81);
    const move = line.sent.at(-1);
    expect(move).toMatchObject({ type: 'move', seat: 0, action: 81, at: 2 });
    expect(live.busy).toBe(true);
    line.breaks();
    vi.advanceTimersByTime(600);
    const second = connected();
    expect(second.sent[1]).toEqual(move);
    second.says({ type: 'ack', id: (move as { id: string }).id, n: 3 });
    expect(live.busy).toBe(true);
    second.says(news(3, 3));
    expect(live.busy).toBe(false);
    second.breaks();
    vi.advanceTimersByTime(600);
    expect(connected().sent).toEqual([{ type: 'look', since: 3, protocol: PROTOCOL }]);
  });

  it('sends what was asked while there was no line', () => {
    void live.say('hello');
    expect(connected().sent[1]).toMatchObject({ type: 'say', text: 'hello' });
  });

  it('doubts a line that does not answer a ping, and then gives it up', () => {
    const line = connected();
    vi.advanceTimersByTime(4000);
    expect(line.sent.at(-1)).toEqual({ type: 'ping' });
    expect(live.connected).toBe(true);
    vi.advanceTimersByTime(3000);
    expect(live.connected).toBe(false);
    expect(line.closed).toBe(false);
    vi.advanceTimersByTime(6000);
    expect(line.closed).toBe(true);
    expect(FakeLine.all).toHaveLength(2);
  });

  it('trusts a slow line again as soon as it speaks', () => {
    const line = connected();
    vi.advanceTimersByTime(7000);
    expect(live.connected).toBe(false);
    line.says({ type: 'pong' });
    expect(live.connected).toBe(true);
    vi.advanceTimersByTime(3999);
    expect(FakeLine.all).toHaveLength(1);
  });

  it('says of a move that stays without an answer that it waits, and sends it again', () => {
    const line = connected();
    line.says(news(1, 2));
    live.move(0, 81);
    expect(live.waiting).toBe(false);
    vi.advanceTimersByTime(3000);
    expect(live.waiting).toBe(true);
    vi.advanceTimersByTime(6000);
    const second = connected();
    expect(second.sent[1]).toEqual(line.sent.find((frame) => frame.type === 'move'));
    expect(live.waiting).toBe(false);
  });

  it('shows at once what the browser knows of its network, and asks the line itself', () => {
    const line = connected();
    network.dispatchEvent(new Event('offline'));
    expect(live.connected).toBe(false);
    expect(line.sent.at(-1)).toEqual({ type: 'ping' });
    line.says({ type: 'pong' });
    expect(live.connected).toBe(true);
  });

  it('gives up a line that does not open, and tries at once when the network is back', () => {
    vi.advanceTimersByTime(9000 + 600);
    expect(FakeLine.all).toHaveLength(2);
    network.dispatchEvent(new Event('online'));
    expect(FakeLine.all).toHaveLength(3);
    expect(FakeLine.all.map((line) => line.closed)).toEqual([true, true, false]);
  });

  it('opens another line at once when the network is back, unless the old one has answered without it', () => {
    connected().says(news(1, 2));
    network.dispatchEvent(new Event('offline'));
    live.move(0, 81);
    network.dispatchEvent(new Event('online'));
    expect(FakeLine.all).toHaveLength(2);
    expect(connected().sent.map((frame) => frame.type)).toEqual(['look', 'move']);
    network.dispatchEvent(new Event('offline'));
    FakeLine.last.says({ type: 'pong' });
    network.dispatchEvent(new Event('online'));
    expect(FakeLine.all).toHaveLength(2);
  });

  it('spares pings while the line speaks by itself, but not all of them', () => {
    const line = connected();
    for (let tick = 1; tick <= 5; tick++) {
      line.says(news(tick, tick));
      vi.advanceTimersByTime(4000);
    }
    expect(line.sent.filter((frame) => frame.type === 'ping')).toHaveLength(1);
  });

  it('keeps a line that answers', () => {
    const line = connected();
    for (let tick = 0; tick < 20; tick++) {
      vi.advanceTimersByTime(4000);
      line.says({ type: 'pong' });
    }
    expect(FakeLine.all).toHaveLength(1);
    expect(live.connected).toBe(true);
  });

  it('stays closed once closed', () => {
    connected();
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.all).toHaveLength(1);
  });
});

describe('refusals', () => {
  const message = { key: 'error-stale', args: {} };

  it('of words go to whoever said them, and nowhere else', async () => {
    const line = connected();
    const [first, second] = [live.say('hello'), live.say('good evening')];
    const [one, two] = line.sent.slice(1) as { id: string }[];
    line.says({ type: 'refused', id: one!.id, error: 'BadRequest', detail: 'who are you?', message });
    line.says({ type: 'ack', id: two!.id, n: 1 });
    expect((await first)?.message).toEqual(message);
    expect(await second).toBeNull();
    expect(refusals).toEqual([]);
  });

  it('are told, and free the table', () => {
    const line = connected();
    line.says(news(1, 1));
    live.move(0, 5);
    line.says({ type: 'refused', id: (line.sent.at(-1) as { id: string }).id, error: 'Stale', detail: 'too late', message });
    expect(refusals.map((answer) => answer.detail)).toEqual(['too late']);
    expect(live.busy).toBe(false);
    expect(line.sent.at(-1)).toEqual({ type: 'look', since: 1, protocol: PROTOCOL });
  });
});

describe('another seat', () => {
  it('forgets what the former seat knew, also when its news arrive late', () => {
    const line = connected();
    const both = { my_seats: [0, 1] };
    line.says(news(1, 2, both));
    live.lookAs(SPECTATOR);
    expect(live.entries).toEqual([]);
    expect(line.sent.at(-1)).toEqual({ type: 'look', since: 0, protocol: PROTOCOL, seat: SPECTATOR });
    line.says(news(3, 3, both));
    expect(live.entries).toEqual([]);
    line.says(news(1, 3, { ...both, viewer: SPECTATOR }));
    expect(live.table?.viewer).toBe(SPECTATOR);
    expect(live.entries).toHaveLength(3);
    expect(live.fresh).toEqual([]);
  });
});
