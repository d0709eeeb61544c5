/** Targets in drawings, and words that stay while a finger reads them. */

import type { Hint } from '../hint.svelte';

export { pressing } from '../../gestures/press';

/** Handlers for something that tells its words: with a mouse while it is there, with a finger until the next touch. */
export function telling(hint: Hint, words: () => string) {
  return hint.on(words, { lasting: true });
}
