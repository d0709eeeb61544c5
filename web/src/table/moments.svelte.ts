/** The moments of a table: each is shown once to whoever looks, one after the other; what nobody can see waits. */

import * as api from '../api/calls';
import { SPECTATOR } from '../api/constants';
import type { EntryView, EventView, TableView } from '../api/types';
import type { Observed } from '../games/contract';
import { momentIn } from '../games/moments';
import { logLines } from '../lib/playlog';

export interface Moment {
  game: string;
  events: EventView[];
  after: Observed;
  viewer: number;
}

/** A moment as the log tells it. */
export interface Told {
  /** The number of its entry, and the move that made it. */
  n: number;
  move: number;
  events: EventView[];
  /** The play has gone on since: its numbers are others by now. */
  gone: boolean;
}

interface Waiting extends Told {
  table: TableView;
}

export class Moments {
  current = $state.raw<Moment | null>(null);
  /** The last entry that there was when the page was opened, and the last one seen through each viewer's eyes. */
  #opened: number | null = null;
  readonly #seen = new Map<number, number>();
  #waiting: Waiting[] = [];
  /** Whose eyes are on the screen; null while nobody can look. */
  #eyes: number | null = null;
  #fetching = false;

  /** The table is there, with this log, and somebody looks at it or nobody can. */
  follow(table: TableView, entries: readonly EntryView[], looked: boolean): void {
    this.#opened ??= table.n;
    this.#eyes = looked && table.observation ? table.viewer : null;
    if (this.#eyes === null) return;
    const found = momentsIn(table.game, entries, this.#seenBy(table));
    const taken = takenBack(entries);
    this.#waiting = [...this.#waiting.filter(({ n }) => !taken.has(n)), ...found.map((told) => ({ ...told, table }))];
    this.#seen.set(table.viewer, table.n);
    void this.#next();
  }

  /** Go on to the next one. */
  close(): void {
    this.current = null;
    void this.#next();
  }

  /** Where several share a screen, each has seen what was there for all, and what was there for them. */
  #seenBy({ my_seats, viewer }: TableView): number {
    const eyes = my_seats.length > 1 ? [SPECTATOR, viewer] : [...this.#seen.keys()];
    return Math.max(this.#opened ?? 0, ...eyes.map((one) => this.#seen.get(one) ?? 0));
  }

  async #next(): Promise<void> {
    if (this.current || this.#fetching) return;
    const told = this.#waiting.find(({ table }) => table.viewer === this.#eyes);
    if (!told) return;
    if (!told.gone) {
      this.#show(told, told.table.observation);
      return;
    }
    this.#fetching = true;
    const after = await positionAfter(told);
    this.#fetching = false;
    if (told.table.viewer === this.#eyes && this.#waiting.includes(told)) this.#show(told, after);
    void this.#next();
  }

  #show(told: Waiting, after: Observed | null): void {
    const { game, viewer } = told.table;
    this.#waiting = this.#waiting.filter((one) => one !== told);
    if (after) this.current = { game, viewer, events: told.events, after };
  }
}

/** The position right after a moment; null if it does not come, for then the moment holds up nobody. */
async function positionAfter({ table, move }: Waiting): Promise<Observed | null> {
  try {
    return (await api.replay(table.id, move, table.viewer)).observation;
  } catch {
    return null;
  }
}

/** The moments after that entry that still stand, in order. */
export function momentsIn(game: string, entries: readonly EntryView[], after: number): Told[] {
  const lines = logLines(entries.filter((one) => one.n > after)).filter(({ undone }) => !undone);
  const last = lines.findLast(({ entry }) => entry.kind === 'moved')?.entry.n ?? 0;
  return lines
    .map(({ entry: { n, move, events } }) => ({ n, move, events: momentIn(game, events), gone: n < last }))
    .filter(({ events }) => events.length > 0);
}

const takenBack = (entries: readonly EntryView[]): Set<number> =>
  new Set(logLines(entries).flatMap(({ entry, undone }) => (undone ? entry.n : [])));
