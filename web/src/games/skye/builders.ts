/** Small things for tests. */

import type { Move } from '../../api/games/skye';
import type { ActionView } from '../../api/types';
import type { Placement } from './land';

export const legal = (...moves: Move[]): ActionView[] =>
  moves.map((move, action) => ({ action, notation: '', move: { ...move }, message: { key: 'skye-do-pass', args: {} } }));

export const place = (x: number, y: number, turns: number): Move => ({ kind: 'place', x, y, turns });

/** A territory. */
export const PLAYED: Placement[] = [
  [73, 0, 0, 0],
  [32, 0, 1, 2],
  [45, 0, 2, 0],
  [67, -1, 0, 0],
  [3, -1, 1, 1],
  [59, -1, 2, 0],
  [31, 1, 1, 2],
  [6, 1, 0, 3],
  [20, 1, 2, 3],
  [14, -2, 1, 1],
  [47, -1, -1, 3],
  [30, 1, -1, 1],
  [55, -2, 0, 1],
  [15, -2, 2, 1],
];
