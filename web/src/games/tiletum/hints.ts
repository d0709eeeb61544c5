/** Targets in drawings, and words that stay while a finger reads them. */

import type { Hint } from '../hint.svelte';
import type { About, Scene } from './scene';

interface Ways {
  /** What it would do, or why not, is told besides. */
  about?: () => About;
  /** What else is shown and hidden with the words. */
  shown?: (on: boolean) => void;
}

/** Handlers for something that tells its words: with a mouse while it is there, with a finger until the next touch. */
export function telling(scene: Scene, hint: Hint, words: () => string, { about = () => null, shown }: Ways = {}) {
  return hint.on(words, {
    lasting: true,
    shown: (on) => {
      scene.look(on ? about() : null);
      shown?.(on);
    },
  });
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
