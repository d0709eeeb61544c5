/** Small things for tests. */

import type { Move } from '../../api/games/skye';
import type { ActionView } from '../../api/types';

export const legal = (...moves: Move[]): ActionView[] =>
  moves.map((move, action) => ({ action, notation: '', move: { ...move }, message: { key: 'skye-do-pass', args: {} } }));

export const place = (x: number, y: number, turns: number): Move => ({ kind: 'place', x, y, turns });
