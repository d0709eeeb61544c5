/** A table kept up to date over a connection, and what is asked of it (docs/protocol.md, "The socket"). */

import { SPECTATOR } from '../api/constants';
import type {
  EntryView,
  EventView,
  FromClient,
  FromServer,
  Look,
  Presence,
  PreviewAnswer,
  ReasonAnswer,
  Refused,
  TableNews,
  TableView,
} from '../api/types';
import { Connection, type Line } from './connection.svelte';
import { sinceMine } from './playlog';
import { Queue } from './queue';

/** What is spoken here: the compiler compares it with what the server speaks. */
export const PROTOCOL: NonNullable<Look['protocol']> = 4;

type Question = Extract<FromClient, { type: 'preview' | 'why' }>;
type Request = Exclude<Extract<FromClient, { id: string }>, Question>;
type Answer = PreviewAnswer | ReasonAnswer;

/** The table as the server told it, and the entries of the log that came with it. */
interface Told {
  table: TableView;
  entries: EntryView[];
  /** The log begins here: nothing is known of what was before. */
  first: boolean;
}

/** What the page shows: the news of others one after the other, each for a while; what I do myself at once. */
export class Live {
  table = $state.raw<TableView | null>(null);
  entries = $state.raw<EntryView[]>([]);
  /** What happened between the position shown before and this one. */
  fresh = $state.raw<EventView[]>([]);
  /** Whether the position that is shown came about by something that I did. */
  mine = $state(false);
  /** The last entry that I had seen when I last did something. */
  acted = $state(0);
  readonly #queue: Queue<Told>;
  #unanswered = $state.raw<ReadonlyMap<string, Request>>(new Map());
  #ackedTo = $state(0);
  readonly #questions = new Map<string, (answer: Answer | null) => void>();

  #told = new Map<string, (refused: Refused | null) => void>();
  #seat: number | null = null;
  #since = 0;
  #askedFrom = -1;
  readonly #connection: Connection;

  constructor(
    connectLine: () => Line,
    private readonly refused: (answer: Refused) => void = () => undefined,
    stay: () => number = () => 0,
  ) {
    this.#queue = new Queue((told) => this.#show(told), stay);
    this.#connection = new Connection(connectLine, {
      opened: () => this.#opened(),
      heard: (frame) => this.#hear(frame),
      dropped: () => this.#unasked(),
    });
  }

  /** The line is open, and answers. */
  get connected(): boolean {
    return this.#connection.answers;
  }

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

  /** What happened since I last did something, through the eyes that are on screen. */
  get sinceMine(): EventView[] {
    return sinceMine(this.entries, this.table?.viewer ?? SPECTATOR, this.acted);
  }

  open(): void {
    this.#connection.open();
  }

  close(): void {
    this.#connection.close();
    this.#queue.clear();
  }

  /** Something has come that is not shown yet. */
  get behind(): boolean {
    return this.#queue.waiting.length > 0;
  }

  /** Show the newest now. */
  cut(): void {
    this.#queue.cut();
  }

  /** Show nothing new until this is let go. */
  hold(): () => void {
    return this.#queue.hold();
  }

  /** Look through the eyes of another seat of mine; what the former seat knew leaves the screen. */
  lookAs(seat: number): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.#since = 0;
    this.#askedFrom = -1;
    this.#queue.clear();
    this.entries = [];
    this.fresh = [];
    this.acted = 0;
    this.#look();
  }

  /** Put a page of the log before what is here, if it fits there and was read through the same eyes. */
  prepend(page: EntryView[], viewer: number): void {
    if (viewer !== this.table?.viewer || page.at(-1)?.n !== (this.entries[0]?.n ?? 0) - 1) return;
    this.entries = [...page, ...this.entries];
  }

  move(seat: number, action: number): void {
    this.#act();
    this.#request({ type: 'move', id: newId(), seat, action, at: this.table?.n ?? 0 });
  }

  undo(seat: number, turn: boolean): void {
    this.#act();
    this.#request({ type: 'undo', id: newId(), seat, turn });
  }

  /** What I do applies to the newest. */
  #act(): void {
    this.cut();
    this.acted = this.table?.n ?? 0;
  }

  /** Say something; tells how that ended, once it has. */
  say(text: string): Promise<Refused | null> {
    const id = newId();
    return new Promise((tell) => {
      this.#told.set(id, tell);
      this.#request({ type: 'say', id, text });
    });
  }

  /** In a lesson: what was said has been read. */
  read(): void {
    this.#request({ type: 'read', id: newId(), at: this.table?.n ?? 0 });
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
      this.#connection.send(question);
    });
  }

  /** A question is not asked again over a new line: the position has gone on. */
  #unasked(): void {
    for (const id of [...this.#questions.keys()]) this.#replied(id, null);
  }

  #replied(id: string, answer: Answer | null): boolean {
    const resolve = this.#questions.get(id);
    this.#questions.delete(id);
    resolve?.(answer);
    return resolve !== undefined;
  }

  #request(request: Request): void {
    this.#unanswered = new Map(this.#unanswered).set(request.id, request);
    this.#connection.send(request);
    this.#connection.expectAnswer();
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

  #opened(): void {
    this.#askedFrom = -1;
    this.#look();
    for (const request of this.#unanswered.values()) this.#connection.send(request);
  }

  #look(): void {
    this.#connection.send({
      type: 'look',
      since: this.#since,
      protocol: PROTOCOL,
      ...(this.#seat === null ? {} : { seat: this.#seat }),
    });
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
    const told: Told = { table: news.table, entries, first: this.#since === 0 || news.left_out > 0 };
    this.#since = news.n;
    if (this.#seat !== null && this.#seat !== SPECTATOR && !news.table.my_seats.includes(this.#seat)) this.#seat = null;
    this.#enqueue(told);
  }

  /** News of what others do take their turn; mine, the first ones, and what changes no position are shown at once. */
  #enqueue(told: Told): void {
    const last = this.#queue.waiting.at(-1);
    const before = last?.table ?? this.table;
    const quiet = before?.move === told.table.move && told.entries.every((entry) => entry.events.length === 0);
    if (told.first || before?.viewer !== told.table.viewer || isMine(told)) {
      const all = [...this.#queue.waiting, told];
      this.#queue.clear();
      this.#show(all);
    } else if (!quiet) this.#queue.add(told);
    else if (last)
      this.#queue.change((item, isLast) => (isLast ? { ...told, entries: [...item.entries, ...told.entries] } : item));
    else this.#show([told]);
  }

  #show(items: Told[]): void {
    const newest = items.at(-1)!;
    const entries = items.flatMap((item) => item.entries);
    const first = items.some((item) => item.first);
    if (entries.length > 0 || newest.table.viewer !== this.table?.viewer) {
      this.fresh = first ? [] : entries.flatMap((entry) => entry.events);
      this.mine = items.some(isMine);
    }
    if (first) this.entries = entries;
    else if (entries.length > 0) this.entries = [...this.entries, ...entries];
    this.table = newest.table;
  }

  #presence(presence: Presence): void {
    if (!this.table) return;
    const here = (table: TableView): TableView => ({
      ...table,
      seats: table.seats.map((seat) => ({ ...seat, connected: presence.seats.includes(seat.seat) })),
    });
    this.table = here(this.table);
    this.#queue.change((told) => ({ ...told, table: here(told.table) }));
  }

  /** News for a seat whose eyes we have just closed are not for the screen any more. */
  #meant(table: TableView): boolean {
    if (this.#seat === null || table.viewer === this.#seat) return true;
    return this.#seat !== SPECTATOR && !table.my_seats.includes(this.#seat);
  }
}

/** Done by me, and not by a bot that sits in for me. */
const isMine = ({ table, entries }: Told): boolean =>
  entries.some(({ seat }) => table.my_seats.includes(seat) && !table.seats[seat]?.bot);

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join('');
}
