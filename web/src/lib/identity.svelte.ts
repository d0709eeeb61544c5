/** Who I am to the server; whatever is done in my name is done after this is known. */

import * as api from '../api/calls';
import type { Me } from '../api/types';

class Identity {
  me = $state.raw<Me | null>(null);
  #sure = false;

  async ask(): Promise<Me> {
    const me = await api.me();
    this.#sure = true;
    this.me = me;
    return me;
  }

  async rename(name: string): Promise<Me> {
    const me = await api.rename(name);
    this.me = me;
    return me;
  }

  /** Who I am, asked again if a line was lost since: my session may be gone with it. */
  async known(): Promise<Me> {
    return this.me && this.#sure ? this.me : this.ask();
  }

  doubt(): void {
    this.#sure = false;
  }
}

export const identity = new Identity();
