/** What every part of the board needs. */

import type { Move, Observation, Reckoned } from '../../api/games/king';
import type { Legal } from '../../lib/legal';
import type { Speak, Translate } from '../contract';
import type { Look } from '../look.svelte';
import type { Purse } from './purse.svelte';

export interface Scene {
  seen: Observation;
  /** What follows from it, as the engine says. */
  reckoned: Reckoned;
  viewer: number;
  names: string[];
  toAct: number[];
  legal: Legal<Move>;
  look: Look<Move>;
  purse: Purse;
  /** A request is on its way: choices stay where they are, but do nothing. */
  busy: boolean;
  say: Speak;
  t: Translate;
  choose: (action: number) => void;
  animate: boolean;
}
