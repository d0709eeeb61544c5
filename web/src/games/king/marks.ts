/** How a sum is written: a plus for what may be hidden, a plus-minus where cards also left unseen. */

import type { KnownHand } from '../../api/games/king';

export type Certainty = KnownHand['certainty'];

export const MARKS: Record<Certainty, string> = { exact: '', plus: '+', unsure: '±' };
