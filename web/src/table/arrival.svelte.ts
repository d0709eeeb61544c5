/** Coming to a table: who I am, the words and the board of its game, then the line to it; or why there is none. */

import * as api from '../api/calls';
import { SPECTATOR } from '../api/constants';
import { Refusal } from '../api/http';
import type { MessageView } from '../api/types';
import { boardOf } from '../games';
import { tellError } from '../lib/errors';
import { identity } from '../lib/identity.svelte';
import type { Live } from '../lib/live.svelte';
import { words } from '../lib/words.svelte';

export class Arrival {
  /** There is no such table. */
  lost = $state(false);
  /** Why nobody can look at this table any more. */
  unplayable = $state.raw<MessageView | null>(null);

  constructor(
    private readonly id: string,
    private readonly live: Live,
  ) {}

  async come(): Promise<void> {
    try {
      const [seen] = await Promise.all([api.table(this.id), identity.ask()]);
      boardOf(seen.game).catch(() => undefined); // on its way with the words; whether it came is told where it is drawn
      await words.learn(seen.game);
      if (seen.my_seats.length > 1) this.live.lookAs(SPECTATOR);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.lost = true;
        return;
      }
      if (error instanceof Refusal && error.status === 409) {
        await words.learn().catch(() => undefined); // the sentence names the game
        this.unplayable = error.problem.message;
        return;
      }
      tellError(error);
    }
    this.live.open();
  }
}
