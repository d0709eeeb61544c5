/** What every part of the board needs. */

import type { Move, Observation } from '../../api/games/skye';
import type { Previews } from '../../lib/previews.svelte';
import type { Speak, Translate } from '../contract';
import type { Look } from '../look.svelte';
import type { Moves } from './moves';

export interface Scene {
  seen: Observation;
  viewer: number;
  names: string[];
  toAct: number[];
  moves: Moves;
  previews: Previews | null;
  /** What is looked at, and what the engine says of it. */
  look: Look<Move>;
  /** A request is on its way: choices stay where they are, but do nothing. */
  busy: boolean;
  say: Speak;
  t: Translate;
  choose: (action: number) => void;
  animate: boolean;
}
