/** Targets in drawings, and words that stay while a finger reads them. */

import type { Hint } from '../hint.svelte';

/** Handlers for something that tells its words: with a mouse while it is there, with a finger until the next touch. */
export function telling(hint: Hint, words: () => string) {
  return hint.on(words, { lasting: true });
}

/** Keys and clicks of a target that is no button element. */
export function pressing(press: (target: Element) => void) {
  return {
    onclick: (event: MouseEvent) => press(event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent) => {
      const target = event.currentTarget as Element;
      if (event.key === ' ') {
        event.preventDefault();
        press(target);
      } else if (event.key === 'Enter') {
        // The table may take this key as the answer to its question.
        setTimeout(() => {
          if (!event.defaultPrevented) press(target);
        });
      }
    },
  };
}
