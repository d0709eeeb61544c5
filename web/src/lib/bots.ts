/** Which bot plays where nobody says which. */

import type { GameInfo } from '../api/types';

/** The strongest: the server names them weakest first. */
export const usualBot = (game: GameInfo): string => game.bots.at(-1) ?? '';
