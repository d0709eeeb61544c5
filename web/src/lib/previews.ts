/** What an action would do, and why a move cannot be done, in words: asked once a position, and forgotten with it. */

import type { PreviewAnswer, PromptView, ReasonAnswer, TableView } from '../api/types';
import type { AnyMove } from './legal';

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
