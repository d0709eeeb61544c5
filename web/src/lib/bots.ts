/** Which bot plays where nobody says which. */

import type { GameInfo } from '../api/types';

/** The normal one; where a game has none, the strongest. */
export const usualBot = (game: GameInfo): string =>
  (game.levels.find((level) => level.name === 'normal') ?? game.levels.at(-1))?.bot ?? '';
