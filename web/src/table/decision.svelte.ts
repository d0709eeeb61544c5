/** What I am asked at a table, and my answer: chosen, confirmed where I want that, or taken back. */

import { byDigit } from '../lib/choices';
import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import type { Past } from './past.svelte';
import type { Sight } from './sight.svelte';

export class Decision {
  /** The choice that waits for a confirmation, and the question to which it is the answer. */
  #pending = $state<{ action: number; asked: string } | null>(null);

  constructor(
    private readonly live: Live,
    private readonly sight: Sight,
    private readonly past: Past,
  ) {
    $effect(() => {
      if (this.#pending && !this.waitsFor) this.cancel();
    });
  }

  /** Nothing is decided while a former position is looked at. */
  readonly legal = $derived.by(() => {
    const { table } = this.live;
    return this.sight.acting && table && !this.past.shown ? table.legal : [];
  });

  /** What I am asked; where all decide at once, the others' moves do not change it. */
  readonly #asked = $derived.by(() => {
    const { table } = this.live;
    return this.sight.acting && table ? JSON.stringify([table.viewer, table.prompt?.message]) : '';
  });

  /** What stands out as chosen until it is confirmed. */
  readonly waitsFor = $derived.by(() => {
    const pending = this.#pending;
    return pending?.asked === this.#asked ? this.legal.find((one) => one.action === pending.action) : undefined;
  });

  /** Another one for every question and every list of answers; empty while nothing can be decided. */
  readonly key = $derived.by(() =>
    this.#asked === '' || this.live.busy || this.past.shown
      ? ''
      : `${this.#asked} ${this.legal.map((one) => one.action).join()}`,
  );

  get canUndo(): boolean {
    return (this.live.table?.undoable ?? 0) > 0 && !this.live.busy;
  }

  choose = (action: number): void => {
    this.live.cut();
    const { table, busy } = this.live;
    const chosen = this.legal.find((one) => one.action === action);
    if (!table || busy || !chosen) return;
    if (settings.confirm || (settings.slips && chosen.slip)) this.#pending = { action, asked: this.#asked };
    else this.live.move(table.viewer, action);
  };

  /** Show this choice on the board, and ask whether it is meant. */
  propose(action: number): void {
    this.live.cut();
    this.#pending = { action, asked: this.#asked };
  }

  chooseDigit(digit: string): void {
    const chosen = byDigit(this.legal).get(digit);
    if (chosen) this.choose(chosen.action);
  }

  /** Whether there was something to confirm. */
  confirm(): boolean {
    const { table } = this.live;
    if (!table || !this.waitsFor) return false;
    this.live.move(table.viewer, this.waitsFor.action);
    this.cancel();
    return true;
  }

  cancel(): void {
    this.#pending = null;
  }

  undo(turn: boolean): void {
    const { table } = this.live;
    if (table && this.canUndo) this.live.undo(table.viewer, turn);
  }
}
