/** A table kept up to date over a socket that may break at any time (docs/protocol.md, "The socket"). */

import type {
  EntryView,
  EventView,
  FromClient,
  FromServer,
  Presence,
  PreviewAnswer,
  ReasonAnswer,
  Refused,
  TableNews,
  TableView,
} from '../api/types';

export const SPECTATOR = -2;

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8000;
const PING_MS = 4000;
/** How many pings may be left out while nobody looks, or while the line speaks by itself; the server hangs up after a minute. */
const PINGS_SPARED = 4;
/** After so long without an answer the line is doubted, and the person told; after so long it is given up. */
const DOUBT_MS = 3000;
const DEAD_MS = 9000;

/** The part of a WebSocket that is used; tests bring their own. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

type Question = Extract<FromClient, { type: 'preview' | 'why' }>;
type Request = Exclude<Extract<FromClient, { id: string }>, Question>;
type Answer = PreviewAnswer | ReasonAnswer;

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
  /** The line is open, and answers. */
  connected = $state(false);
  #unanswered = $state.raw<ReadonlyMap<string, Request>>(new Map());
  #ackedTo = $state(0);
  readonly #questions = new Map<string, (answer: Answer | null) => void>();

  #line: Line | null = null;
  #open = false;
  #told = new Map<string, (refused: Refused | null) => void>();
  #seat: number | null = null;
  #since = 0;
  #askedFrom = -1;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #doubt: ReturnType<typeof setTimeout> | undefined;
  #dead: ReturnType<typeof setTimeout> | undefined;
  #heard = false;
  #spared = 0;
  #closed = false;

  constructor(
    private readonly connectLine: () => Line,
    private readonly refused: (answer: Refused) => void = () => undefined,
  ) {}

  /** A move or undo is on its way, or its effect is not on screen yet. */
  get busy(): boolean {
    return this.#changes || (this.table?.n ?? 0) < this.#ackedTo;
  }

  /** A move or undo waits until there is a line again. */
  get waiting(): boolean {
    return this.#changes && !this.connected;
  }

  get #changes(): boolean {
    return [...this.#unanswered.values()].some((request) => request.type !== 'say');
  }

  open(): void {
    this.#closed = false;
    this.#connect();
    this.#ping = setInterval(() => this.#tick(), PING_MS);
    globalThis.addEventListener?.('online', this.#wake);
    globalThis.addEventListener?.('offline', this.#offline);
    globalThis.document?.addEventListener('visibilitychange', this.#wake);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    globalThis.removeEventListener?.('online', this.#wake);
    globalThis.removeEventListener?.('offline', this.#offline);
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

  /** Say something; tells how that ended, once it has. */
  say(text: string): Promise<Refused | null> {
    const id = newId();
    return new Promise((tell) => {
      this.#told.set(id, tell);
      this.#request({ type: 'say', id, text });
    });
  }

  resign(seat: number): void {
    this.#request({ type: 'resign', id: newId(), seat });
  }

  /** What an action of this seat would do; null if nobody can say. */
  preview(seat: number, action: number): Promise<PreviewAnswer | null> {
    return this.#ask({ type: 'preview', id: newId(), seat, action }) as Promise<PreviewAnswer | null>;
  }

  /** Why this seat cannot do the move now; null if nobody can say. */
  why(seat: number, move: Record<string, unknown>): Promise<ReasonAnswer | null> {
    return this.#ask({ type: 'why', id: newId(), seat, move }) as Promise<ReasonAnswer | null>;
  }

  #ask(question: Question): Promise<Answer | null> {
    if (!this.connected) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#questions.set(question.id, resolve);
      this.#send(question);
    });
  }

  /** A question is not asked again over a new line: the position has gone on. */
  #replied(id: string, answer: Answer | null): boolean {
    const resolve = this.#questions.get(id);
    this.#questions.delete(id);
    resolve?.(answer);
    return resolve !== undefined;
  }

  #request(request: Request): void {
    this.#unanswered = new Map(this.#unanswered).set(request.id, request);
    this.#send(request);
    this.#expectAnswer();
  }

  #answered(id: string, refused: Refused | null = null): void {
    const tell = this.#told.get(id);
    this.#told.delete(id);
    if (tell) tell(refused);
    else if (refused) this.refused(refused);
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
    this.#dead = setTimeout(() => this.#lost(), DEAD_MS);
    line.onopen = () => {
      this.#alive();
      this.#open = this.connected = true;
      this.#attempt = 0;
      this.#askedFrom = -1;
      this.#look();
      for (const request of this.#unanswered.values()) this.#send(request);
    };
    line.onmessage = (event) => {
      this.#heard = true;
      this.#alive();
      this.connected = true;
      this.#hear(JSON.parse(event.data) as FromServer);
    };
    line.onclose = () => this.#lost();
  }

  #drop(): void {
    const line = this.#line;
    this.#line = null;
    this.#open = this.connected = false;
    for (const id of [...this.#questions.keys()]) this.#replied(id, null);
    this.#alive();
    if (!line) return;
    line.onopen = line.onmessage = line.onclose = null;
    line.close();
  }

  #lost(): void {
    this.#drop();
    if (this.#closed) return;
    this.#retry = setTimeout(() => this.#connect(), waitBefore(this.#attempt++, Math.random()));
  }

  #tick(): void {
    const needless = this.#heard || globalThis.document?.visibilityState === 'hidden';
    this.#heard = false;
    if (needless && this.#spared++ < PINGS_SPARED) return;
    this.#spared = 0;
    this.#check();
  }

  /** Ask for a sign of life. */
  #check(): void {
    if (this.#dead === undefined) this.#send({ type: 'ping' });
    this.#expectAnswer();
  }

  /** From now on something must be heard: a line that stays silent is doubted, then dead. */
  #expectAnswer(): void {
    if (!this.#open || this.#dead !== undefined) return;
    this.#doubt = setTimeout(() => (this.connected = false), DOUBT_MS);
    this.#dead = setTimeout(() => this.#connect(), DEAD_MS);
  }

  #alive(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#dead);
    this.#doubt = this.#dead = undefined;
  }

  /** The browser has lost its network; only a server on this very device may still answer. */
  #offline = (): void => {
    this.connected = false;
    this.#check();
  };

  #wake = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return;
    if (this.#open) this.#check();
    else this.#connect();
  };

  #send(frame: FromClient): void {
    if (this.#open) this.#line?.send(JSON.stringify(frame));
  }

  #look(): void {
    this.#send(
      this.#seat === null ? { type: 'look', since: this.#since } : { type: 'look', since: this.#since, seat: this.#seat },
    );
  }

  #hear(frame: FromServer): void {
    if (frame.type === 'table') this.#news(frame);
    else if (frame.type === 'presence') this.#presence(frame);
    else if (frame.type === 'ack') {
      this.#answered(frame.id);
      this.#ackedTo = Math.max(this.#ackedTo, frame.n);
    } else if (frame.type === 'preview' || frame.type === 'reason') {
      this.#replied(frame.id, frame);
    } else if (frame.type === 'refused') {
      if (this.#replied(frame.id, null)) return;
      if (frame.error === 'Stale') this.#look();
      this.#answered(frame.id, frame);
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

  #presence(presence: Presence): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat) => ({ ...seat, connected: presence.seats.includes(seat.seat) }));
    this.table = { ...this.table, seats };
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
