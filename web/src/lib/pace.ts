/** How long what happens is shown, for the speed that this person chose. */

import { device, settings, type Speed } from './settings.svelte';

export interface Pace {
  /** For how long at least a position is shown before the next one, in milliseconds. */
  stay: number;
  /** How much longer than usual a piece travels. */
  travel: number;
  /** How long one step of a moment takes, such as the points of one scoring tile, in milliseconds. */
  step: number;
}

const PACES: Record<Speed, Pace> = {
  slow: { stay: 1500, travel: 1.4, step: 1500 },
  normal: { stay: 700, travel: 1, step: 850 },
  fast: { stay: 300, travel: 0.6, step: 400 },
  'at-once': { stay: 0, travel: 0, step: 0 },
};

/** Whoever wants reduced motion sees everything at once. */
export const pace = (): Pace => PACES[device.still ? 'at-once' : settings.speed];

/** Whether anything moves. */
export const moving = (): boolean => pace().stay > 0;
