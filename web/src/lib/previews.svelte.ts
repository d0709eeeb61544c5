/** What an action would do, in words: asked of the server once a position, and forgotten with it. */

import { untrack } from 'svelte';
import type { PreviewAnswer, TableView } from '../api/types';
import type { Speak, Translate } from '../games/contract';

const STOPS = { chance: 'preview-chance', shown: 'preview-shown', over: 'preview-over' } as const;

/** The part of a live table that answers. */
export interface Oracle {
  readonly table: TableView | null;
  preview(seat: number, action: number): Promise<PreviewAnswer | null>;
}

export class Previews {
  #position = '';
  #known = new Map<number, Promise<PreviewAnswer | null>>();

  constructor(private readonly oracle: Oracle) {}

  /** What the action would do for the seat on screen; null if it cannot be told, or the position has gone on meanwhile. */
  async of(action: number): Promise<PreviewAnswer | null> {
    const table = this.oracle.table;
    if (!table) return null;
    const position = `${table.n}:${table.viewer}`;
    if (position !== this.#position) {
      this.#position = position;
      this.#known.clear();
    }
    const asked = this.#known.get(action) ?? this.oracle.preview(table.viewer, action);
    this.#known.set(action, asked);
    const answer = await asked;
    if (answer === null) this.#known.delete(action);
    return position === this.#position ? answer : null;
  }
}

/**
 * What the action that is looked at would do. It is asked again when the position goes on; until that is answered the words
 * stay, while those about another action go at once.
 */
export class Foreseen {
  #action = $state.raw<number | null>(null);
  #answer = $state.raw<PreviewAnswer | null>(null);
  /** Asked, and not answered yet. */
  waiting = $state(false);

  /** Within a component: the action is followed as long as that lives. */
  constructor(previews: () => Previews | null, action: () => number | null) {
    $effect(() => {
      const [asked, from] = [action(), previews()];
      if (asked !== untrack(() => this.#action)) this.#answer = null;
      this.#action = asked;
      this.waiting = asked !== null && from !== null;
      if (asked === null || from === null) return;
      let left = false;
      // The table is read before the answer is awaited: another position asks anew.
      void from.of(asked).then((answer) => {
        if (left) return;
        this.#answer = answer;
        this.waiting = false;
      });
      return () => {
        left = true;
      };
    });
  }

  get answer(): PreviewAnswer | null {
    return this.#answer;
  }
}

/** The changes and what follows, as the terminal says them too. */
export function previewWords(told: PreviewAnswer, say: Speak, t: Translate): string {
  const changes = told.changes.map(({ what, before, after }) => t('preview-change', { what: say(what), before, after }));
  const parts = [changes.length > 0 ? changes.join('; ') : t('preview-nothing')];
  if (told.stop !== '') parts.push(t(STOPS[told.stop]));
  else if (!told.undoable) parts.push(t('preview-final'));
  return parts.join(' · ');
}
