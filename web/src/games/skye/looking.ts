/** What a spot would bring, worked out once for each spot and turn of a position. */

import type { Speak, Translate } from '../contract';
import { effectWords } from './describe';
import type { Spot } from './moves';
import { effectOf } from './scoring';
import type { Placement } from './types';

export interface Look {
  land: readonly Placement[];
  tile: number;
  goals: readonly number[];
  say: Speak;
  t: Translate;
  known: Map<string, string>;
}

export function describeSpot(spot: Spot, turns: number, look: Look): string {
  const key = `${spot.key} ${turns}`;
  let words = look.known.get(key);
  if (words === undefined) {
    words = effectWords(effectOf(look.land, [look.tile, spot.x, spot.y, turns], look.goals), look.goals, look.say, look.t);
    look.known.set(key, words);
  }
  return words;
}
