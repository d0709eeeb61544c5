/** A town with its cathedral. */

import type { Sign } from '../signs';

export const sign: Sign = { figure: 'M4 23V14l4-4 4 4V12l5-7 5 7v2l3-3 3 3v9z', line: 'M3 27h26' };
