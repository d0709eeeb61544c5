/** What is looked at, and what the engine says of it: what a choice would do, or why something cannot be chosen now. */

import type { ActionView, MessageView } from '../api/types';
import type { AnyMove } from '../lib/legal';
import { Foreseen, Refused } from '../lib/answered.svelte';
import type { Previews } from '../lib/previews';
import { previewLines } from '../lib/previewWords';
import type { Speak, Translate } from './contract';
import type { Hint } from './hint.svelte';

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
  /** Nothing is said of a choice that changes nothing yet, because its own words tell what it will. */
  quiet?: boolean;
}

export class Look<M extends AnyMove> {
  #action = $state<number | null>(null);
  #move = $state.raw<M | null>(null);
  readonly #foreseen = new Foreseen();
  readonly #refused = new Refused();

  constructor(
    private readonly hint: Hint,
    private readonly voice: () => Voice,
  ) {
    $effect(() => this.#foreseen.follow(voice().previews, this.#action));
    $effect(() => this.#refused.follow(voice().previews, this.#move));
  }

  /** Whether anybody can be asked; in a replay nobody can. */
  get open(): boolean {
    return this.voice().previews !== null;
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
  barred(move: M, { words = () => '', shown = () => undefined }: Ways = {}) {
    return this.hint.on(words, {
      lasting: true,
      shown: (on) => {
        this.doubt(on ? move : null);
        shown(on);
      },
    });
  }

  /** Handlers for something that may be chosen by the view, or is barred without one. */
  either(view: ActionView | null | undefined, move: M, words?: () => string) {
    return view ? this.at(view, { words }) : this.barred(move, { words });
  }

  /** This action is looked at, such as the place under what is dragged. */
  over(action: number | null): void {
    this.#action = action;
  }

  /** This move is looked at, which cannot be done. */
  doubt(move: M | null): void {
    this.#move = move;
  }

  /** This move is looked at no more; another one may be by now. */
  trust(move: M): void {
    if (this.#move === move) this.#move = null;
  }

  /** What the engine says of it, line by line; nothing until it has answered. */
  get lines(): string[] {
    const { say, t, quiet = false } = this.voice();
    const reason = this.#move && this.#refused.answer;
    if (reason) return [t('table-why-not', { why: say(reason.message), rule: reason.rule })];
    const told = this.#action === null ? null : this.#foreseen.answer;
    if (!told || (quiet && told.changes.length === 0 && told.stop === '')) return [];
    return previewLines(told, say, t);
  }

  get waiting(): boolean {
    return this.#foreseen.waiting || this.#refused.waiting;
  }

  /** What there would be of this after the action that is looked at, or only after this one; nothing if it would not change. */
  after(what: MessageView, only?: ActionView): number | undefined {
    if (only && only.action !== this.#action) return undefined;
    const wanted = JSON.stringify(what);
    return this.#changes.find((change) => JSON.stringify(change.what) === wanted)?.after;
  }

  /** The places on the board where there would be more of something. */
  get where(): number[][] {
    return this.#changes.flatMap((change) => change.where);
  }

  get #changes() {
    return (this.#action === null ? null : this.#foreseen.answer?.changes) ?? [];
  }
}
