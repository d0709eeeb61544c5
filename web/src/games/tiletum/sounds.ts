/** What is heard on the way through Europe. */

import type { Happening } from '../../api/games/tiletum';
import type { Sound } from '../../sound/kinds';

export const SOUNDS: Partial<Record<Happening['kind'], Sound>> = {
  die: 'die',
  gained: 'coin',
  bought: 'coin',
  exchanged: 'coin',
  moved: 'tile',
  house: 'tile',
  pillar: 'tile',
  built: 'tile',
  took: 'card',
  lodged: 'card',
  crest: 'card',
  fulfilled: 'card',
};
