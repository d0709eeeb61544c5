/** The names of tiles as things that travel. */

import { tileOf } from './box';

export const pieceOf = (tile: number): string => `tile-${tileOf(tile).id}`;
