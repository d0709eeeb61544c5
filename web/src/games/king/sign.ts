/** A crown. */

import type { Sign } from '../signs';

export const sign: Sign = { figure: 'M5 23V9l6 5.500L16 6l5 8.500L27 9v14z', line: 'M5 27h22' };
