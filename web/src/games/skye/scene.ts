/** What every part of the board needs. */

import type { Observation } from '../../api/games/skye';
import type { Speak, Translate } from '../contract';
import type { Moves } from './moves';

export interface Scene {
  seen: Observation;
  viewer: number;
  names: string[];
  toAct: number[];
  moves: Moves;
  /** A request is on its way: choices stay where they are, but do nothing. */
  busy: boolean;
  say: Speak;
  t: Translate;
  choose: (action: number) => void;
  animate: boolean;
}
