/** A game's rules in the chosen language, fetched again when that changes. */

import * as api from '../api/calls';
import type { RuleView } from '../api/types';
import { attempt } from '../lib/errors';
import { words } from '../lib/words.svelte';

export class RulesPage {
  rules = $state.raw<RuleView[]>([]);

  constructor(game: () => string) {
    $effect(() => {
      void this.#load(game(), words.language);
    });
  }

  async #load(game: string, language: string): Promise<void> {
    const found = await attempt(api.rules(game, language));
    if (found && language === words.language) this.rules = found;
  }
}
