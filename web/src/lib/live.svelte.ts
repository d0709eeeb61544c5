/** A table kept up to date over a socket that may break at any time (docs/protocol.md, "The socket"). */

import type { FromClient, FromServer } from '../api/frames';
import type { EntryView, EventView, Refused, TableNews, TableView } from '../api/types';

export const SPECTATOR = -2;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 20_000;
const ANSWER_MS = 8000;

/** The part of a WebSocket that is used; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

type Request = Extract<FromClient, { id: string }>;

/** How long to wait before the next try: longer each time, and not all clients at once. */
export function waitBefore(attempt: number, chance: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return full * (0.5 + chance / 2);
}

export class Live {
  table = $state.raw<TableView | null>(null);
  entries = $state.raw<EntryView[]>([]);
  /** What happened between the position shown before and this one. */
  fresh = $state.raw<EventView[]>([]);
  connected = $state(false);
  #unanswered = $state.raw<ReadonlyMap<string, Request>>(new Map());
  #ackedTo = $state(0);

  #line: Line | null = null;
  #seat: number | null = null;
  #since = 0;
  #askedFrom = -1;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly connectLine: () => Line,
    private readonly refused: (answer: Refused) => void = () => undefined,
  ) {}

  /** A move or undo is on its way, or its effect is not on screen yet. */
  get busy(): boolean {
    const changes = [...this.#unanswered.values()].some((request) => request.type !== 'say');
    return changes || (this.table?.n ?? 0) < this.#ackedTo;
  }

  open(): void {
    this.#closed = false;
    this.#connect();
    this.#ping = setInterval(() => this.#check(), PING_MS);
    globalThis.addEventListener?.('online', this.#wake);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    clearInterval(this.#ping);
    globalThis.removeEventListener?.('online', this.#wake);
    globalThis.document?.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  /** Look through the eyes of another seat of mine; what the former seat knew leaves the screen. */
  lookAs(seat: number): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#since = 0;
    this.#askedFrom = -1;
    this.entries = [];
    this.fresh = [];
    this.#look();
  }

  /** Put a page of the log before what is here, if it fits there and was read through the same eyes. */
  prepend(page: EntryView[], viewer: number): void {
    if (viewer !== this.table?.viewer || page.at(-1)?.n !== (this.entries[0]?.n ?? 0) - 1) return;
    this.entries = [...page, ...this.entries];
  }

  move(seat: number, action: number): void {
    this.#request({ type: 'move', id: newId(), seat, action, at: this.table?.n ?? 0 });
  }

  undo(seat: number, turn: boolean): void {
    this.#request({ type: 'undo', id: newId(), seat, turn });
  }

  say(text: string): void {
    this.#request({ type: 'say', id: newId(), text });
  }

  resign(seat: number): void {
    this.#request({ type: 'resign', id: newId(), seat });
  }

  #request(request: Request): void {
    this.#unanswered = new Map(this.#unanswered).set(request.id, request);
    this.#send(request);
  }

  #answered(id: string): void {
    const left = new Map(this.#unanswered);
    left.delete(id);
    this.#unanswered = left;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#drop();
    const line = this.connectLine();
    this.#line = line;
    line.onopen = () => {
      this.connected = true;
      this.#attempt = 0;
      this.#askedFrom = -1;
      this.#look();
      for (const request of this.#unanswered.values()) this.#send(request);
    };
    line.onmessage = (event) => {
      clearTimeout(this.#silence);
      this.#silence = undefined;
      this.#hear(JSON.parse(event.data) as FromServer);
    };
    line.onclose = () => this.#lost();
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    this.connected = false;
    clearTimeout(this.#silence);
    this.#silence = undefined;
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt++, Math.random()));
  }

  /** Ask for a sign of life; a line that stays silent is dead. */
  #check(): void {
    if (!this.connected || this.#silence !== undefined) return;
    this.#send({ type: 'ping' });
    this.#silence = setTimeout(() => {
      this.#drop();
      if (!this.#closed) this.#connect();
    }, ANSWER_MS);
  }

  #wake = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (this.connected) this.#check();
    else if (this.#retry !== undefined) this.#connect();
  };

  #send(frame: FromClient): void {
    if (this.connected) this.#line?.send(JSON.stringify(frame));
  }

  #look(): void {
    this.#send(this.#seat === null ? { type: 'look', since: this.#since } : { type: 'look', since: this.#since, seat: this.#seat });
  }

  #hear(frame: FromServer): void {
    if (frame.type === 'table') this.#news(frame);
    else if (frame.type === 'ack') {
      this.#answered(frame.id);
      this.#ackedTo = Math.max(this.#ackedTo, frame.n);
    } else if (frame.type === 'refused') {
      this.#answered(frame.id);
      if (frame.error === 'Stale') this.#look();
      this.refused(frame);
    }
  }

  #news(news: TableNews): void {
    if (!this.#meant(news.table) || news.n < this.#since) return;
    const entries = news.entries.filter((entry) => entry.n > this.#since);
    const next = entries[0]?.n ?? news.n + 1;
    if (next - news.left_out > this.#since + 1 && this.#askedFrom !== this.#since) {
      this.#askedFrom = this.#since;
      this.#look();
      return;
    }
    const first = this.entries.length === 0 || news.left_out > 0;
    if (entries.length > 0 || news.table.viewer !== this.table?.viewer) {
      this.fresh = first ? [] : entries.flatMap((entry) => entry.events);
    }
    if (news.left_out > 0) this.entries = entries;
    else if (entries.length > 0) this.entries = [...this.entries, ...entries];
    this.#since = news.n;
    this.table = news.table;
    if (this.#seat !== null && this.#seat !== SPECTATOR && !news.table.my_seats.includes(this.#seat)) this.#seat = null;
  }

  /** News for a seat whose eyes we have just closed are not for the screen any more. */
  #meant(table: TableView): boolean {
    if (this.#seat === null || table.viewer === this.#seat) return true;
    return this.#seat !== SPECTATOR && !table.my_seats.includes(this.#seat);
  }
}

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
}

/** A socket to this server. */
export function socketTo(path: string): () => Line {
  return () => {
    const url = new URL(path, location.href);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(url) as unknown as Line;
  };
}
