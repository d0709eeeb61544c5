/** What every part of the board needs besides. */

import type { Move, Observation } from '../../api/games/skye';
import type { Previews } from '../../lib/previews';
import type { AnyScene } from '../scene';
import type { Moves } from './moves';

export interface Scene extends AnyScene<Observation, Move> {
  moves: Moves;
  previews: Previews | null;
  /** The action that waits for a confirmation. */
  pending: number | null;
}
