/** What is asked about the thing that is looked at, and what was answered so far. */

import type { PreviewAnswer, PromptView } from '../api/types';
import type { AnyMove } from './legal';
import type { Previews } from './previews';

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
