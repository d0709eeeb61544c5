/** What an action would do, and why a move cannot be done, in words: asked of the server once a position, and forgotten with it. */

import type { PreviewAnswer, PromptView, ReasonAnswer, TableView } from '../api/types';
import type { Speak, Translate } from '../games/contract';
import type { AnyMove } from './legal';

const STOPS = { chance: 'preview-chance', shown: 'preview-shown', over: 'preview-over' } as const;

/** The part of a live table that answers. */
export interface Oracle {
  readonly table: TableView | null;
  preview(seat: number, action: number): Promise<PreviewAnswer | null>;
  why(seat: number, move: Record<string, unknown>): Promise<ReasonAnswer | null>;
}

export class Previews {
  #position = '';
  #known = new Map<string, Promise<PreviewAnswer | ReasonAnswer | null>>();

  constructor(private readonly oracle: Oracle) {}

  /** What the action would do for the seat on screen; null if it cannot be told, or the position has gone on meanwhile. */
  of(action: number): Promise<PreviewAnswer | null> {
    return this.#ask(`${action}`, (seat) => this.oracle.preview(seat, action));
  }

  /** Why the seat on screen cannot do the move now; null if it can, if nobody can say, or the position has gone on. */
  async why(move: AnyMove): Promise<PromptView | null> {
    const answer = await this.#ask(JSON.stringify(move), (seat) => this.oracle.why(seat, { ...move }));
    return answer?.reason ?? null;
  }

  async #ask<Answer extends PreviewAnswer | ReasonAnswer>(
    question: string,
    ask: (seat: number) => Promise<Answer | null>,
  ): Promise<Answer | null> {
    const table = this.oracle.table;
    if (!table) return null;
    const position = `${table.n}:${table.viewer}`;
    if (position !== this.#position) {
      this.#position = position;
      this.#known.clear();
    }
    const asked = (this.#known.get(question) as Promise<Answer | null> | undefined) ?? ask(table.viewer);
    this.#known.set(question, asked);
    const answer = await asked;
    if (answer === null) this.#known.delete(question);
    return position === this.#position ? answer : null;
  }
}

/** The answer to a question about what is looked at. */
class Answered<Question, Answer> {
  #question: string | null = null;
  answer = $state.raw<Answer | null>(null);
  /** Asked, and not answered yet. */
  waiting = $state(false);

  constructor(private readonly ask: (previews: Previews, question: Question) => Promise<Answer | null>) {}

  /**
   * Ask about this; the effect of a component, run again when it looks at something else, or when the position goes on.
   * What was said about the same thing stays until the new answer comes, so that nothing flickers.
   */
  follow(previews: Previews | null, question: Question | null): () => void {
    const key = question === null ? null : JSON.stringify(question);
    if (key !== this.#question) this.answer = null;
    this.#question = key;
    this.waiting = question !== null && previews !== null;
    let left = false;
    if (question !== null && previews !== null) {
      void this.ask(previews, question).then((answer) => {
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

/** What the action that is looked at would do. */
export class Foreseen extends Answered<number, PreviewAnswer> {
  constructor() {
    super((previews, action) => previews.of(action));
  }
}

/** Why the move that is looked at cannot be done. */
export class Refused extends Answered<AnyMove, PromptView> {
  constructor() {
    super((previews, move) => previews.why(move));
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
