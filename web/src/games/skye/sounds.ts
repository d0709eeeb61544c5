/** What is heard on the island. */

import type { Happening } from '../../api/games/skye';
import type { Sound } from '../../sound/kinds';

export const SOUNDS: Partial<Record<Happening['kind'], Sound>> = {
  drew: 'tile',
  priced: 'coin',
  offered: 'coin',
  bought: 'coin',
  kept: 'tile',
  placed: 'tile',
  built: 'tile',
};
