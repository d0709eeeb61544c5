/** Words of what is looked at, which stay while a finger reads them. */

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
      const now = on ? about() : null;
      scene.look.over(Array.isArray(now) && now.length === 1 ? now[0]!.action : null);
      scene.look.doubt(Array.isArray(now) ? null : now);
      shown?.(on);
    },
  });
}
