/** A look back from a running table: the board as it was, until somebody goes back to now. */

import type { EntryView, EventView, ReplayView, TableView } from '../api/types';
import { onReplayKey } from '../replay/keys';
import { Positions } from '../replay/positions.svelte';

export class Past {
  #positions = $state.raw<Positions | null>(null);

  constructor(private readonly id: string) {}

  /** The position that is looked at; null for now. */
  get shown(): ReplayView | null {
    return this.#positions?.shown ?? null;
  }

  get at(): number | null {
    return this.shown?.at ?? null;
  }

  /** Show the position after this move. What was fetched is kept until now is shown again: moves may be taken back. */
  go(move: number, viewer: number): void {
    this.#positions ??= new Positions(this.id);
    void this.#positions.show(Math.max(0, move), viewer);
  }

  now(): void {
    this.#positions = null;
  }

  /** The table with all that its players had then. */
  of(table: TableView): TableView {
    if (!this.shown) return table;
    const { observation, to_act } = this.shown;
    return { ...table, observation, to_act, scores: null, ranking: null };
  }

  /** What happened by the move that led there. */
  events(entries: readonly EntryView[]): EventView[] {
    return entries.filter((entry) => entry.move === this.at).flatMap((entry) => entry.events);
  }

  /** Whether the key was one for looking back: the arrows go from move to move, Escape goes back to now. */
  took(event: KeyboardEvent, moves: number, viewer: number): boolean {
    const at = this.at;
    if (at === null) return false;
    if (event.key === 'Escape') {
      this.now();
      event.preventDefault();
      return true;
    }
    const before = event.defaultPrevented;
    onReplayKey(event, {
      back: () => this.go(at - 1, viewer),
      forward: () => (at + 1 < moves ? this.go(at + 1, viewer) : this.now()),
      first: () => this.go(0, viewer),
      last: () => this.now(),
      play: () => undefined,
    });
    return event.defaultPrevented && !before;
  }
}
