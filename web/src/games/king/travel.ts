/** Cards travel from where they were to where they are. */

import { cubicOut } from 'svelte/easing';
import { crossfade, fade } from 'svelte/transition';

type Journey = ReturnType<typeof crossfade>[0];

const [leave, arrive] = crossfade({
  duration: (distance) => Math.min(350, 150 + distance * 0.3),
  easing: cubicOut,
  fallback: (node, params) =>
    fade(node, { duration: typeof params.duration === 'number' ? params.duration : 180, easing: cubicOut }),
});

/** A journey from or to a place that is not shown (another tab of a phone) has no size to grow from: it is not drawn. */
const whereShown =
  (go: Journey): Journey =>
  (node, params) => {
    const start = go(node, params);
    return () => {
      const config = start();
      const css = config.css;
      return { ...config, css: css && ((t, u) => (/NaN|Infinity/.test(css(t, u)) ? '' : css(t, u))) };
    };
  };

export const send = whereShown(leave);
export const receive = whereShown(arrive);

/** The parameters of a journey: one key per card, no time at all without motion. */
export const journey = (animate: boolean, key: string): { key: string; duration?: number } =>
  animate ? { key } : { key, duration: 0 };
