/** The symbols, with scrolls around them, as a board refers to them by name. */

import { CASTLE_DRAWING, DRAWINGS, LINES } from './drawings';
import { SYMBOLS } from './tiles';

const scroll = (inside: string): string =>
  '<path class="sk-scroll" d="M3.6 1h17.600c1.5 0 2.3 1 2.3 2.200s-.9 2-2 2h-.6v14.600c0 1.9-1.2 3.2-2.8 3.200H2.800c-1.5 0-2.3-1-2.3-2.200s.9-2 2.2-2h.9z"/>' +
  '<path class="sk-curl" d="M20.9 5.200V3.200c0-1.2-.9-2.1-2-2.200M2.7 18.800h13.200c-.5 1.8.2 3.9 1.9 4.2"/>' +
  `<g transform="translate(4.6 2.7) scale(.64)">${inside}</g>`;

/** Every drawing by the name it is used with. */
export const DEFINED: [name: string, drawing: string][] = [
  ...SYMBOLS.map((kind): [string, string] => [kind, DRAWINGS[kind]]),
  ...SYMBOLS.map((kind): [string, string] => [`scroll-${kind}`, scroll(DRAWINGS[kind])]),
  ['scroll', scroll(LINES)],
  ['castle', CASTLE_DRAWING],
];
