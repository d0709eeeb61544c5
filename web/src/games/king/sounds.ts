/** What is heard at this court. */

import type { Happening } from '../../api/games/king';
import type { Sound } from '../../sound/kinds';

export const SOUNDS: Partial<Record<Happening['kind'], Sound>> = {
  drew: 'card',
  kept: 'card',
  offered: 'card',
  buried: 'card',
  took: 'card',
  revealed: 'card',
  lost: 'card',
  raised: 'tile',
  lowered: 'tile',
  bid: 'coin',
  paid: 'coin',
  paid_unseen: 'card',
};
