/** Which legal moves belong to a thing on the table? */

import type { Move, Observation } from '../../api/games/tiletum';
import type { ActionView } from '../../api/types';
import type { Legal } from '../../lib/legal';
import { houseNamed, LAYOUTS, SPACES, tileNamed, tileOf } from './box';

type Kind = Move['kind'];
type Moves = Legal<Move>;

/** What the board offers at a place of its own; anything else gets a button. */
const PLACED: readonly Kind[] = [
  ...(['end_turn', 'stop', 'leave', 'decline', 'advance', 'discard_offer', 'choose', 'perform', 'activate'] as const),
  ...([
    'bonus',
    'die',
    'walk',
    'house',
    'pillar',
    'take',
    'lodge',
    'exchange',
    'buy',
    'fulfil',
    'crest',
    'build',
    'use',
  ] as const),
];
/** At hand at every step of the own turn. */
const TASKS: readonly Kind[] = ['fulfil', 'crest', 'build', 'use'];
/** Neither spends points nor answers a question. */
const ASIDE: readonly Kind[] = ['end_turn', 'stop', 'leave', 'decline', 'advance', 'buy', ...TASKS];

const ofKinds = (legal: Moves, kinds: readonly string[]): ActionView[] =>
  legal.all.filter((view) => kinds.includes(view.move.kind as string));

export const tasks = (legal: Moves): ActionView[] => ofKinds(legal, TASKS);

/** Whether anything spends points or answers a question. */
export const decisive = (legal: Moves): boolean => legal.all.some((view) => !ASIDE.includes(view.move.kind as Kind));

/** What no part of the board knows how to offer. */
export function rest(legal: Moves, seen: Observation): ActionView[] {
  const lying = [...seen.tiles, seen.king_tile, ...seen.map_tiles, ...seen.contract_offer, ...seen.character_offer];
  const hidden = legal.each('take').filter(({ move }) => !lying.includes(tileNamed(move.tile)));
  return legal.all.filter(
    (view) => !PLACED.includes(view.move.kind as Kind) || hidden.some((one) => one.view.action === view.action),
  );
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

export type Part = 'wheel' | 'map' | 'offers' | 'board';

const PART_OF: Partial<Record<Kind, Part>> = {
  die: 'wheel',
  walk: 'map',
  house: 'map',
  pillar: 'map',
  lodge: 'board',
  bonus: 'board',
  activate: 'board',
};

function partOfTile(seen: Observation, tile: number): Part | undefined {
  if (seen.map_tiles.includes(tile)) return 'map';
  return seen.contract_offer.includes(tile) || seen.character_offer.includes(tile) ? 'offers' : undefined;
}

/** The parts of the table where something may be done now, tasks not counted; the first is where to look. */
export function partsOf(legal: Moves, seen: Observation): Part[] {
  const parts = new Set<Part | undefined>(legal.all.map((view) => PART_OF[view.move.kind as Kind]));
  for (const { move } of legal.each('take')) parts.add(partOfTile(seen, tileNamed(move.tile)));
  const order: Part[] = ['wheel', 'map', 'offers', 'board'];
  return order.filter((part) => parts.has(part));
}
