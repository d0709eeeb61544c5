/** What an action would do, and why a move cannot be done, in words: asked once a position, and forgotten with it. */

import type { PreviewAnswer, PromptView, ReasonAnswer, TableView } from '../api/types';
import type { Speak, Translate } from '../games/contract';
import type { AnyMove } from './legal';

const STOPS = { chance: 'preview-chance', shown: 'preview-shown', over: 'preview-over' } as const;

/** The part of a live table that answers. */
interface Oracle {
  readonly table: TableView | null;
  preview(seat: number, action: number): Promise<PreviewAnswer | null>;
  why(seat: number, move: Record<string, unknown>): Promise<ReasonAnswer | null>;
}

export class Previews {
  #position = '';
  #known = new Map<string, Promise<PreviewAnswer | ReasonAnswer | null>>();
  /** The question about what is looked at that is on its way. */
  #underway: Promise<unknown> | null = null;

  constructor(private readonly oracle: Oracle) {}

  /**
   * What the action would do for the seat on screen; null if it cannot be told, or the position has gone on meanwhile.
   * With a signal it is asked in turn, and only if that has not sounded by then.
   */
  of(action: number, left?: AbortSignal): Promise<PreviewAnswer | null> {
    return this.#ask(`${action}`, (seat) => this.oracle.preview(seat, action), left);
  }

  /** Why the seat on screen cannot do the move now; null if it can, if nobody can say, or the position has gone on. */
  async why(move: AnyMove, left?: AbortSignal): Promise<PromptView | null> {
    const answer = await this.#ask(JSON.stringify(move), (seat) => this.oracle.why(seat, { ...move }), left);
    return answer?.reason ?? null;
  }

  async #ask<Answer extends PreviewAnswer | ReasonAnswer>(
    question: string,
    ask: (seat: number) => Promise<Answer | null>,
    left?: AbortSignal,
  ): Promise<Answer | null> {
    const table = this.oracle.table;
    if (!table) return null;
    const position = positionOf(table);
    if (position !== this.#position) {
      this.#position = position;
      this.#known = new Map();
    }
    const known = this.#known;
    const gone = () => positionOf(this.oracle.table) !== position;
    const asked = (): Promise<Answer | null> => {
      const before = known.get(question) as Promise<Answer | null> | undefined;
      if (before || gone()) return before ?? Promise.resolve(null);
      const answer = ask(table.viewer).then((told) => {
        if (told?.n === table.n) return told;
        known.delete(question);
        return null;
      });
      known.set(question, answer);
      return answer;
    };
    const answer = await (left && !known.has(question) ? this.#inTurn(left, asked) : asked());
    return gone() ? null : answer;
  }

  /** One after the other: who has looked away when the turn comes has nothing to ask, so a sweep over the board asks little. */
  async #inTurn<Answer>(left: AbortSignal, ask: () => Promise<Answer | null>): Promise<Answer | null> {
    while (this.#underway) await this.#underway;
    if (left.aborted) return null;
    const answer = ask();
    this.#underway = answer.finally(() => (this.#underway = null));
    return answer;
  }
}

const positionOf = (table: TableView | null): string => `${table?.n}:${table?.viewer}`;

/** The answer to a question about what is looked at. */
class Answered<Question, Answer> {
  #question: string | null = null;
  answer = $state.raw<Answer | null>(null);
  /** Asked, and not answered yet. */
  waiting = $state(false);

  constructor(private readonly ask: (previews: Previews, question: Question, left: AbortSignal) => Promise<Answer | null>) {}

  /**
   * Ask about this; the effect of a component, run again when it looks at something else, or when the position goes on.
   * What was said about the same thing stays until the new answer comes, so that nothing flickers.
   */
  follow(previews: Previews | null, question: Question | null): () => void {
    const key = question === null ? null : JSON.stringify(question);
    if (key !== this.#question) this.answer = null;
    this.#question = key;
    this.waiting = question !== null && previews !== null;
    const left = new AbortController();
    if (question !== null && previews !== null) {
      void this.ask(previews, question, left.signal).then((answer) => {
        if (left.signal.aborted) return;
        this.answer = answer;
        this.waiting = false;
      });
    }
    return () => left.abort();
  }
}

/** What the action that is looked at would do. */
export class Foreseen extends Answered<number, PreviewAnswer> {
  constructor() {
    super((previews, action, left) => previews.of(action, left));
  }
}

/** Why the move that is looked at cannot be done. */
export class Refused extends Answered<AnyMove, PromptView> {
  constructor() {
    super((previews, move, left) => previews.why(move, left));
  }
}

/** The changes and what follows, as the terminal says them too. */
export function previewWords(told: PreviewAnswer, say: Speak, t: Translate): string {
  const changes = told.changes.map(({ what, before, after }) => t('preview-change', { what: say(what), before, after }));
  const parts = [changes.length > 0 ? changes.join('; ') : t('preview-nothing')];
  if (told.stop !== '') parts.push(t(STOPS[told.stop]));
  return parts.join(' · ');
}
