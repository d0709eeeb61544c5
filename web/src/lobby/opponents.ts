/** Against whom somebody plays when it is to begin at once: how many bots and which, remembered for each game. */

import type { GameInfo } from '../api/types';
import { usualBot } from '../lib/bots';

export interface Opponents {
  bots: number;
  bot: string;
}

const STORE = 'parlour-opponents';
const USUAL = 2;

/** How many bots there can be beside one person. */
export const counts = (game: GameInfo): number[] =>
  Array.from({ length: game.max_players - game.min_players + 1 }, (_, more) => game.min_players - 1 + more);

export function remembered(game: GameInfo): Opponents {
  const possible = counts(game);
  const last = saved()[game.name];
  const bots = [last?.bots, USUAL, possible.at(-1)].find((count) => possible.includes(count as number)) as number;
  return { bots, bot: game.levels.some((level) => level.bot === last?.bot) ? last!.bot : usualBot(game) };
}

export function remember(game: GameInfo, chosen: Opponents): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ ...saved(), [game.name]: chosen }));
  } catch {
    // Without storage it is the usual ones again.
  }
}

function saved(): Record<string, Opponents | undefined> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, Opponents>) : {};
  } catch {
    return {};
  }
}
