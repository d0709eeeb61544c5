/** A socket for tests: what was sent is kept, what the server says is said by the test. */

import type { EntryView, FromClient, FromServer, TableNews, TableView } from '../src/api/types';
import type { Line } from '../src/lib/connection.svelte';

export class FakeLine implements Line {
  static all: FakeLine[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: FromClient[] = [];
  closed = false;

  constructor() {
    FakeLine.all.push(this);
  }

  static get last(): FakeLine {
    return FakeLine.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.closed = true;
  }

  says(frame: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }

  breaks(): void {
    this.onclose?.();
  }
}

export function entry(n: number): EntryView {
  return {
    n,
    at: 0,
    kind: 'moved',
    seat: 0,
    name: '',
    text: '',
    move: n,
    events: [{ facts: { n }, message: { key: 'k', args: {} } }],
  };
}

export function news(from: number, to: number, changes: Partial<TableView> = {}, left_out = 0): TableNews {
  const entries = Array.from({ length: to - from + 1 }, (_, index) => entry(from + index));
  const table = {
    id: 't',
    n: to,
    move: to,
    viewer: 0,
    my_seats: [0],
    status: 'playing',
    seats: [],
    ...changes,
  } as unknown as TableView;
  return { type: 'table', n: to, entries, left_out, table };
}
