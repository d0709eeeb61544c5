/** What is looked at, and what the engine says of it: what a choice would do, or why something cannot be chosen now. */

import type { Move } from '../../api/games/king';
import type { ActionView, MessageView } from '../../api/types';
import { Foreseen, previewWords, Refused, type Previews } from '../../lib/previews.svelte';
import type { Speak, Translate } from '../contract';
import type { Hint } from '../hint.svelte';

interface Ways {
  /** What is said of it at once, before the engine has answered. */
  words?: () => string;
  /** What else is shown and hidden with the words. */
  shown?: (on: boolean) => void;
}

interface Voice {
  previews: Previews | null;
  say: Speak;
  t: Translate;
}

export class Look {
  #action = $state<number | null>(null);
  #move = $state.raw<Move | null>(null);
  readonly #foreseen = new Foreseen();
  readonly #refused = new Refused();

  constructor(
    private readonly hint: Hint,
    private readonly voice: () => Voice,
  ) {
    $effect(() => this.#foreseen.follow(voice().previews, this.#action));
    $effect(() => this.#refused.follow(voice().previews, this.#move));
  }

  /** Handlers for something that can be chosen. */
  at(view: ActionView, { words = () => '', shown = () => undefined }: Ways = {}) {
    return this.hint.on(words, {
      shown: (on) => {
        this.over(on ? view.action : null);
        shown(on);
      },
    });
  }

  /** Handlers for something that could be chosen, but not now; its words stay after a finger is lifted. */
  barred(move: Move) {
    return this.hint.on(() => '', { shown: (on) => this.doubt(on ? move : null), lasting: true });
  }

  /** This action is looked at, such as the place under a dragged card. */
  over(action: number | null): void {
    this.#action = action;
  }

  /** This move is looked at, which cannot be done. */
  doubt(move: Move | null): void {
    this.#move = move;
  }

  /** What the engine says of it; empty until it has answered. */
  get words(): string {
    const { say, t } = this.voice();
    const reason = this.#move && this.#refused.answer;
    if (reason) return t('table-why-not', { why: say(reason.message), rule: reason.rule });
    const told = this.#action === null ? null : this.#foreseen.answer;
    return told ? previewWords(told, say, t) : '';
  }

  get waiting(): boolean {
    return this.#foreseen.waiting || this.#refused.waiting;
  }

  /** What there would be of this after the action, if that is looked at and would change it. */
  after(view: ActionView | undefined, what: MessageView): number | undefined {
    if (!view || view.action !== this.#action) return undefined;
    const wanted = JSON.stringify(what);
    return this.#foreseen.answer?.changes.find((change) => JSON.stringify(change.what) === wanted)?.after;
  }
}
