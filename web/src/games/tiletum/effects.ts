/** How an effect is shown: a symbol for each of its parts, with what is written beside it. */

import type { Part } from '../../api/games/tiletum';

/** A symbol with what is written beside it. */
export interface Picture {
  icon: string;
  /** Beside the symbol. */
  text?: string;
  /** Action points, in their own badge. */
  ap?: number;
}

const several = (count: number): string => (count > 1 ? `${count}` : '');

/** How a part of an effect is drawn, by what it does. */
const DRAWN: Record<string, (part: Part) => Picture[]> = {
  gain: ({ what, count }) => [{ icon: what, text: several(count) }],
  vp: ({ count }) => [{ icon: 'vp', text: `${count}` }],
  king: ({ count }) => [{ icon: 'king', text: `+${count}` }],
  any: ({ count }) => [{ icon: 'any', text: several(count) }],
  move: ({ what, count }) => [{ icon: what, text: `→${count}` }],
  place: ({ what }) => [{ icon: what }],
  place_anywhere: ({ what }) => [{ icon: what }, { icon: 'rose4' }],
  move_anywhere: ({ what }) => [{ icon: what }, { icon: 'rose4' }],
  add_ap: ({ count }) => [{ icon: 'ap', text: `+${count}` }],
  choose_resource_type: () => [{ icon: 'die' }, { icon: 'any' }],
  activate_building: () => [{ icon: 'bell' }],
  action: ({ what, count }) => [{ icon: what === 'any' ? 'joker' : what, ap: count }],
  same: ({ count }) => [{ icon: 'any', text: `${count}` }],
  pay: ({ what, count }) => [{ icon: what, text: `${count}` }],
};

/** What is drawn first, whatever order the data have. */
const ORDER = Object.keys(DRAWN);

/** An effect that has no drawing yet is a star; its words tell what it does. */
export const picturesOf = (printed: Part[]): Picture[] =>
  printed
    .toSorted((a, b) => ORDER.indexOf(a.does) - ORDER.indexOf(b.does))
    .flatMap((part) => DRAWN[part.does]?.(part) ?? [{ icon: 'joker', text: several(part.count) }]);
