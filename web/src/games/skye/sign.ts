/** Mountains over the sea. */

import type { Sign } from '../signs';

export const sign: Sign = {
  figure: 'M4 23 12 8l4.500 8L19.500 11.500 28 23z',
  line: 'M3 27q3.200-2.400 6.500 0t6.500 0 6.500 0 6.500 0',
};
