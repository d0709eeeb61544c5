/** The box of Isle of Skye, as the server has it. */

import { box } from '../../api/calls';
import type { Box } from '../../api/games/skye';

export const BOX = await box<Box>('skye');

/** What somebody draws in a round, as drawings show it: of these some are priced, the first are gone. */
export const DRAWN = Array.from({ length: BOX.drawn }, (_, tile) => tile);
const GONE = BOX.drawn - BOX.for_sale;
/** Prices such as somebody may choose. */
const PRICES = [3, 5];
/** The price of a drawn tile; null for one that is gone. */
export const priceOf = (place: number): number | null => (place < GONE ? null : PRICES[(place - GONE) % PRICES.length]!);
