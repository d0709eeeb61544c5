/** Small things for tests. */

import type { ActionView } from '../../api/types';
import type { Placement } from './types';

export const legal = (...notations: string[]): ActionView[] =>
  notations.map((notation, action) => ({ action, notation, move: {}, message: { key: 'skye-do-pass', args: {} } }));

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
