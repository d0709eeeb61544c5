/** A game's rules in the chosen language, fetched again when that changes. */

import * as api from '../api/calls';
import { Refusal } from '../api/http';
import type { RuleView } from '../api/types';
import { tellError } from '../lib/errors';
import { words } from '../lib/words.svelte';

export class RulesPage {
  rules = $state.raw<RuleView[]>([]);
  /** What the game is about. */
  idea = $state('');
  /** There is no such game. */
  missing = $state(false);

  constructor(game: () => string) {
    $effect(() => {
      void this.#load(game(), words.language);
    });
  }

  async #load(game: string, language: string): Promise<void> {
    try {
      const [found, idea] = await Promise.all([api.rules(game, language), api.idea(game, language)]);
      if (language === words.language) [this.rules, this.idea] = [found, idea.text];
    } catch (error) {
      this.missing = error instanceof Refusal && error.status === 404;
      if (!this.missing) tellError(error);
    }
  }
}
