/** What every part of the board needs besides. */

import type { Move, Observation, Reckoned } from '../../api/games/king';
import type { Legal } from '../../lib/legal';
import type { AnyScene } from '../scene';
import type { Purse } from './purse.svelte';

export interface Scene extends AnyScene<Observation, Move> {
  /** What follows from it, as the engine says. */
  reckoned: Reckoned;
  legal: Legal<Move>;
  purse: Purse;
}
