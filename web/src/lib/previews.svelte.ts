/** What an action would do, in words: asked of the server once a position, and forgotten with it. */

import type { PreviewAnswer, TableView } from '../api/types';
import type { Speak, Translate } from '../games/contract';

const STOPS = { chance: 'preview-chance', shown: 'preview-shown', over: 'preview-over' } as const;

/** The part of a live table that answers. */
interface Oracle {
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

/** What the action that is looked at would do. */
export class Foreseen {
  #action: number | null = null;
  answer = $state.raw<PreviewAnswer | null>(null);
  /** Asked, and not answered yet. */
  waiting = $state(false);

  /**
   * Ask about this action; the effect of a component, run again when it looks at another, or when the position goes on.
   * What was said about the same action stays until the new answer comes, so that nothing flickers.
   */
  follow(previews: Previews | null, action: number | null): () => void {
    if (action !== this.#action) this.answer = null;
    this.#action = action;
    this.waiting = action !== null && previews !== null;
    let left = false;
    if (action !== null) {
      void previews?.of(action).then((answer) => {
        if (left) return;
        this.answer = answer;
        this.waiting = false;
      });
    }
    return () => {
      left = true;
    };
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
