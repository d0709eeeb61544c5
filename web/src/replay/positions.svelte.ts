/** The positions of a play, fetched when looked at and kept. */

import * as api from '../api/calls';
import type { ReplayView } from '../api/types';
import { tellError } from '../lib/errors';

export class Positions {
  shown = $state.raw<ReplayView | null>(null);
  #kept = new Map<string, ReplayView>();
  #asking: AbortController | null = null;

  constructor(private readonly id: string) {}

  /** Show this position; the last one wanted wins. */
  async show(at: number | null, seat: number | null): Promise<ReplayView | null> {
    this.#asking?.abort();
    this.#asking = null;
    const kept = this.#kept.get(`${at}/${seat}`);
    if (kept) return (this.shown = kept);
    const asking = new AbortController();
    this.#asking = asking;
    try {
      const found = await api.replay(this.id, at, seat, asking.signal);
      this.#kept.set(`${at}/${seat}`, found);
      if (!asking.signal.aborted) this.shown = found;
      return found;
    } catch (error) {
      tellError(error);
      return null;
    }
  }
}
