/** The analysis of a finished game: asked for, followed while it is reckoned, and kept. */

import * as api from '../api/calls';
import type { AnalysisView } from '../api/types';
import { tellError } from '../lib/errors';

const LOOK_MS = 1200;

export class Progress {
  view = $state.raw<AnalysisView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(private readonly id: string) {}

  /** Look how far it is; with `begin` it is reckoned unless it is there. */
  async look(begin: boolean): Promise<void> {
    try {
      const before = this.view;
      const seen = await (begin ? api.analyse(this.id) : api.analysis(this.id));
      if (this.#closed) return;
      this.view = seen;
      const left = before?.running === true && !seen.running && seen.result === null;
      if (left)
        await this.look(true); // whoever reckoned it has died: it is taken up
      else if (seen.running) this.#timer = setTimeout(() => void this.look(false), LOOK_MS);
    } catch (error) {
      tellError(error);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
