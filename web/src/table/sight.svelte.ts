/** Whose eyes look at the table; where several people share a screen, the curtain falls between them. */

import { SPECTATOR } from '../api/constants';
import type { Live } from '../lib/live.svelte';
import { curtainFor, mineToAct } from './hotseat';

export class Sight {
  /** The seat of mine that is on screen, when I hold several. */
  #shown = $state<number | null>(null);

  constructor(private readonly live: Live) {
    $effect(() => {
      if (this.curtain !== null) live.lookAs(SPECTATOR);
    });
  }

  /** The seat for which the curtain is down. */
  readonly curtain = $derived.by(() => (this.live.table ? curtainFor(this.live.table, this.#shown) : null));

  /** Behind the curtain, and until the server has answered, nothing of a former seat is drawn. */
  readonly covered = $derived.by(() => {
    const { table } = this.live;
    const shown = this.#shown;
    return this.curtain !== null || (table !== null && table.my_seats.length > 1 && shown !== null && table.viewer !== shown);
  });

  /** Whoever looks has to decide. */
  readonly acting = $derived.by(() => {
    const { table } = this.live;
    return table !== null && !this.covered && mineToAct(table).includes(table.viewer);
  });

  show(seat: number): void {
    this.#shown = seat;
    this.live.lookAs(seat);
  }
}
