/** The moments of a table: each is shown once, to whoever looks, also after a reload. */

import type { EntryView, EventView, TableView } from '../api/types';
import type { Observed } from '../games/contract';
import { momentIn } from '../games/moments';
import { logLines } from '../lib/playlog';

export interface Moment {
  game: string;
  events: EventView[];
  before: Observed;
  after: Observed;
  viewer: number;
}

const STORE = 'parlour-seen';
/** Of so many tables it is remembered what was seen. */
const TABLES = 40;

/** The last entry of the log that was on screen, table by table; remembered where the browser allows it. */
class Memory {
  of(table: string): number | null {
    return this.#read().find(([id]) => id === table)?.[1] ?? null;
  }

  keep(table: string, n: number): void {
    const others = this.#read().filter(([id]) => id !== table);
    try {
      localStorage.setItem(STORE, JSON.stringify([[table, n], ...others].slice(0, TABLES)));
    } catch {
      // Without storage it is known as long as the page lives.
    }
  }

  #read(): [string, number][] {
    try {
      return JSON.parse(localStorage.getItem(STORE) ?? '[]') as [string, number][];
    } catch {
      return [];
    }
  }
}

export class Moments {
  current = $state.raw<Moment | null>(null);
  readonly #memory = new Memory();
  #seen: number | null = null;
  #before: TableView | null = null;

  /** Somebody looks at this position, with this log: is there a moment that nobody was shown? */
  look(table: TableView, entries: readonly EntryView[]): void {
    const seen = this.#seen ?? this.#memory.of(table.id) ?? table.n;
    const events = seen < table.n ? lastMoment(table.game, entries, seen) : [];
    const before = this.#before?.viewer === table.viewer ? this.#before.observation : null;
    if (events.length > 0 && table.observation) {
      const { game, viewer, observation } = table;
      this.current = { game, viewer, events, before: before ?? observation, after: observation };
    }
    if (this.#seen !== table.n) this.#memory.keep(table.id, table.n);
    this.#seen = table.n;
    this.#before = table;
  }

  close(): void {
    this.current = null;
  }
}

/** The events of the last moment after that entry; none if the play has gone on since, for then its numbers are others. */
export function lastMoment(game: string, entries: readonly EntryView[], after: number): EventView[] {
  for (const { entry, undone } of logLines(entries.filter((one) => one.n > after)).reverse()) {
    const events = undone ? [] : momentIn(game, entry.events);
    if (events.length > 0) return events;
    if (entry.kind === 'moved' && !undone) return [];
  }
  return [];
}
