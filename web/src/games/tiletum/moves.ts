/** Which legal moves belong to a thing on the table? */

import type { Move, Observation } from '../../api/games/tiletum';
import type { ActionView } from '../../api/types';
import type { Legal } from '../../lib/legal';
import { houseNamed, LAYOUTS, SPACES, TASKS, tileNamed, tileOf } from './box';

type Kind = Move['kind'];
type Moves = Legal<Move>;

/** What leaves something, or ends it: the last buttons. */
const LAST: readonly Kind[] = ['leave', 'decline', 'stop', 'end_turn'];
/** What the board offers at a place of its own; tasks and the last buttons have theirs, and anything else gets a button. */
const PLACED: readonly Kind[] = [
  ...(['advance', 'discard_offer', 'choose', 'perform', 'activate', 'bonus'] as const),
  ...(['die', 'walk', 'house', 'pillar', 'take', 'lodge', 'exchange'] as const),
];

const besides = (legal: Moves, kinds: readonly string[]): ActionView[] =>
  legal.all.filter((view) => !kinds.includes(view.move.kind as string));

/** What a target offers that opens a list, for whoever looks for one of them. */
export const allOf = (actions: readonly ActionView[]): string | undefined =>
  actions.length > 1 ? actions.map(({ action }) => action).join(' ') : undefined;

export const tasks = (legal: Moves): ActionView[] => TASKS.flatMap((kind) => legal.where(kind as Kind));

export const last = (legal: Moves): ActionView[] => LAST.flatMap((kind) => legal.where(kind));

/** Whether anything is left to be done but tasks. */
export const decisive = (legal: Moves): boolean => besides(legal, [...LAST, ...TASKS]).length > 0;

/** What no part of the board knows how to offer. */
export function rest(legal: Moves, seen: Observation): ActionView[] {
  const lying = [...seen.tiles, seen.king_tile, ...seen.map_tiles, ...seen.contract_offer, ...seen.character_offer];
  const hidden = legal.each('take').filter(({ move }) => !lying.includes(tileNamed(move.tile)));
  return [...hidden.map(({ view }) => view), ...besides(legal, [...PLACED, ...LAST, ...TASKS])];
}

/** All that may be done with a tile of the own storehouse. */
export function stored(legal: Moves, number: number): ActionView[] {
  const tile = tileOf(number);
  if (tile.kind === 'crest') return legal.where('crest', { family: tile.name });
  return [
    ...legal.where('use', { tile: tile.id }),
    ...legal.where('fulfil', { tile: tile.id }),
    ...legal.where('lodge', { tile: tile.id }),
  ];
}

/** What may be done with a room: move in, or the bonus of who lives there. Buildings count from 1, as moves do. */
export const inRoom = (legal: Moves, building: number, floor: number): ActionView[] => [
  ...legal.where('lodge', { building, floor }),
  ...legal.where('bonus', { building, floor }),
];

/** All that may be done in a town: steps to it, houses, pillars, tiles, its cathedral. */
export function at(legal: Moves, seen: Observation, space: number): ActionView[] {
  const { id } = SPACES[space]!;
  const tiles = LAYOUTS[seen.players]!.tiles[space]!.map((spot) => seen.map_tiles[spot]!);
  return [
    ...legal.where('walk', { space: id }),
    ...legal.each('house').flatMap(({ view, move }) => (houseNamed(move.space)?.town === space ? [view] : [])),
    ...legal.where('pillar', { space: id }),
    ...legal.where('build', { space: id }),
    ...tiles.flatMap((tile) => (tile < 0 ? [] : legal.where('take', { tile: tileOf(tile).id }))),
  ];
}

/** The ways to take this die, by the face to which it is turned. */
export const dieWays = (legal: Moves, resource: string, face: number): Map<number, ActionView> =>
  new Map(
    legal
      .each('die')
      .flatMap(({ view, move }) => (move.resource === resource && move.face === face ? [[move.turned, view]] : [])),
  );
