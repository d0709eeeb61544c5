/** The turn to the auctions, and the end. */

import type { Happening } from '../../api/games/king';
import type { EventView } from '../../api/types';

const KINDS: readonly Happening['kind'][] = ['gain_esteem', 'hands_shown'];

export const moment = (events: readonly EventView[]): EventView[] =>
  events.filter(({ facts }) => KINDS.includes((facts as unknown as Happening).kind));
