/** The legal actions, read from their notation and sorted by where they are done. */

import type { ActionView } from '../../api/types';
import {
  ACTIONS,
  CATHEDRAL_TOWN,
  FAMILIES,
  HOUSE_BY_ID,
  HOUSES,
  PIECES,
  RESOURCES,
  roomOf,
  SPACE_BY_ID,
  TILE_BY_ID,
  TILE_SPACES,
  TILES,
} from './box';
import type { TiletumObservation } from './types';

export type Move =
  | { kind: 'plain' }
  | { kind: 'choose' | 'buy'; resource: number }
  | { kind: 'perform'; action: number }
  | { kind: 'activate'; building: number }
  | { kind: 'bonus'; room: number }
  | { kind: 'die'; resource: number; face: number; turned: number }
  | { kind: 'step'; piece: number; space: number }
  | { kind: 'house'; house: number }
  | { kind: 'pillar' | 'build'; cathedral: number }
  | { kind: 'take' | 'use'; tile: number }
  | { kind: 'lodge'; tile: number; room: number }
  | { kind: 'exchange'; give: number; get: number }
  | { kind: 'fulfil'; tile: number }
  | { kind: 'crest'; family: number; building: number };

const PLAIN = ['end turn', 'stop', 'leave', 'decline', 'advance', 'discard offer'];
const resource = (name: string | undefined): number => RESOURCES.indexOf(name as (typeof RESOURCES)[number]);
const cathedral = (town: string | undefined): number => CATHEDRAL_TOWN.indexOf(SPACE_BY_ID.get(town ?? '') ?? -2);

function read(notation: string): Move | null {
  if (PLAIN.includes(notation)) return { kind: 'plain' };
  const [verb = '', first = '', second = '', third] = notation.split(' ');
  const tile = TILE_BY_ID.get(first) ?? -1;
  switch (verb) {
    case 'choose':
    case 'buy':
      return { kind: verb, resource: resource(first) };
    case 'perform':
      return { kind: verb, action: ACTIONS.indexOf(first as (typeof ACTIONS)[number]) };
    case 'activate':
      return { kind: verb, building: Number(first) - 1 };
    case 'bonus':
      return { kind: verb, room: roomOf(first) };
    case 'die':
      return {
        kind: verb,
        resource: resource(first),
        face: Number(second),
        turned: third ? Number(notation.split(' ')[4]) : Number(second),
      };
    case 'merchant':
    case 'architect':
      return { kind: 'step', piece: PIECES.indexOf(verb), space: SPACE_BY_ID.get(second) ?? -1 };
    case 'house':
      return { kind: verb, house: HOUSE_BY_ID.get(first) ?? -1 };
    case 'pillar':
    case 'build':
      return { kind: verb, cathedral: cathedral(first) };
    case 'take':
    case 'use':
    case 'fulfil':
      return { kind: verb, tile };
    case 'lodge':
      return { kind: verb, tile, room: roomOf(second) };
    case 'exchange':
      return { kind: verb, give: resource(first), get: resource(second) };
    case 'crest':
      return { kind: verb, family: FAMILIES.indexOf(first), building: Number(second) - 1 };
    default:
      return null;
  }
}

/** What the notation says; null for what this board does not know. */
export function parse(notation: string): Move | null {
  const move = read(notation);
  return move && Object.values(move).every((value) => typeof value === 'string' || value >= 0) ? move : null;
}

export type Known = { view: ActionView; move: Move };

export class Moves {
  readonly all: Known[] = [];
  /** What no part of the board knows how to offer. */
  readonly rest: ActionView[] = [];

  constructor(legal: readonly ActionView[], seen: TiletumObservation | null) {
    for (const view of legal) {
      const move = parse(view.notation);
      if (move && placed(move, seen)) this.all.push({ view, move });
      else this.rest.push(view);
    }
  }

  /** The actions for which this holds. */
  where(fits: (move: Move) => boolean): ActionView[] {
    return this.all.filter((one) => fits(one.move)).map((one) => one.view);
  }

  kind(kind: Move['kind']): ActionView[] {
    return this.where((move) => move.kind === kind);
  }

  plain(notation: string): ActionView | undefined {
    return this.all.find((one) => one.view.notation === notation)?.view;
  }

  take(tile: number): ActionView[] {
    return this.where((move) => move.kind === 'take' && move.tile === tile);
  }

  /** All that may be done with a tile of the own storehouse. */
  stored(tile: number): ActionView[] {
    const { kind, name } = TILES[tile]!;
    return this.where(
      (move) =>
        ((move.kind === 'use' || move.kind === 'fulfil' || move.kind === 'lodge') && move.tile === tile) ||
        (kind === 'crest' && move.kind === 'crest' && FAMILIES[move.family] === name),
    );
  }

  lodge(room: number): ActionView[] {
    return this.where((move) => (move.kind === 'lodge' || move.kind === 'bonus') && move.room === room);
  }

  crest(building: number): ActionView[] {
    return this.where((move) => move.kind === 'crest' && move.building === building);
  }

  steps(space: number): ActionView[] {
    return this.where((move) => move.kind === 'step' && move.space === space);
  }

  /** All that may be done in a town: steps to it, houses, pillars, tiles, its cathedral. */
  at(space: number, tiles: readonly number[]): ActionView[] {
    return this.where((move) => {
      switch (move.kind) {
        case 'step':
          return move.space === space;
        case 'house':
          return HOUSES[move.house]!.town === space;
        case 'pillar':
        case 'build':
          return CATHEDRAL_TOWN[move.cathedral] === space;
        case 'take':
          return tiles.some((tile, spot) => tile === move.tile && TILE_SPACES[spot]!.town === space);
        default:
          return false;
      }
    });
  }

  /** The ways to take this die, by the face to which it is turned. */
  die(resource: number, face: number): Map<number, ActionView> {
    const ways = new Map<number, ActionView>();
    for (const { view, move } of this.all)
      if (move.kind === 'die' && move.resource === resource && move.face === face) ways.set(move.turned, view);
    return ways;
  }

  /** Tasks are at hand at every step of the own turn. */
  get tasks(): ActionView[] {
    return this.where(
      (move) => move.kind === 'fulfil' || move.kind === 'crest' || move.kind === 'build' || move.kind === 'use',
    );
  }
}

/** Whether the place at which this is offered is on the table. */
function placed(move: Move, seen: TiletumObservation | null): boolean {
  if (!seen || move.kind !== 'take') return true;
  return [...seen.tiles, seen.king_tile, ...seen.map_tiles, ...seen.contract_offer, ...seen.character_offer].includes(
    move.tile,
  );
}

/** Gold for turning a die: two for each step, the cheaper way round. */
export function turnGold(face: number, turned: number): number {
  const apart = Math.abs(face - turned);
  return 2 * Math.min(apart, 6 - apart);
}

export type Part = 'wheel' | 'map' | 'offers' | 'board';

/** The parts of the table where something may be done now, tasks not counted; the first is where to look. */
export function partsOf(moves: Moves, seen: TiletumObservation): Part[] {
  const parts = new Set<Part>();
  for (const { move } of moves.all) {
    if (move.kind === 'die') parts.add('wheel');
    else if (move.kind === 'step' || move.kind === 'house' || move.kind === 'pillar') parts.add('map');
    else if (move.kind === 'lodge' || move.kind === 'bonus' || move.kind === 'activate') parts.add('board');
    else if (move.kind === 'take') {
      if (seen.map_tiles.includes(move.tile)) parts.add('map');
      else if (seen.contract_offer.includes(move.tile) || seen.character_offer.includes(move.tile)) parts.add('offers');
    }
  }
  const order: Part[] = ['wheel', 'map', 'offers', 'board'];
  return order.filter((part) => parts.has(part));
}
