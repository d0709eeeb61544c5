/** Cards travel from where they were to where they are. */

import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';

export const [send, receive] = crossfade({
  duration: (distance) => Math.min(350, 150 + distance * 0.3),
  easing: cubicOut,
  fallback: (node, params) => fade(node, { duration: typeof params.duration === 'number' ? params.duration : 180, easing: cubicOut }),
});

/** The parameters of a journey: one key per card, no time at all without motion. */
export const journey = (animate: boolean, key: string): { key: string; duration?: number } =>
  animate ? { key } : { key, duration: 0 };
