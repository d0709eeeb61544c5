/** Which move is meant by a thing with which nothing can be done now? The engine is asked why not. */

import type { Move, Observation } from '../../api/games/tiletum';
import { BUILDINGS, RESOURCES, SPACES, tileOf, WALKERS } from './box';

/** Which of the own tiles would go there; with none of this kind the first of the offer would. */
const would = (seen: Observation, seat: number, kind: string): number | undefined =>
  [...(seen.boards[seat]?.storehouse ?? []), ...seen.character_offer, ...seen.contract_offer].find(
    (tile) => tile >= 0 && tileOf(tile).kind === kind,
  );

/** To move into this room. */
export function toLodge(seen: Observation, seat: number, building: number, floor: number): Move | null {
  const tile = would(seen, seat, 'character');
  return tile === undefined ? null : { kind: 'lodge', tile: tileOf(tile).id, building, floor };
}

/** To place a crest here. */
export function toCrest(seen: Observation, seat: number, building: number): Move | null {
  const tile = would(seen, seat, 'crest');
  return tile === undefined ? null : { kind: 'crest', family: tileOf(tile).name, building };
}

/** To do with this tile of the own storehouse what it is there for. */
export function toUse(seen: Observation, seat: number, number: number): Move | null {
  const tile = tileOf(number);
  const board = seen.boards[seat];
  if (!board) return null;
  if (tile.kind === 'helper') return { kind: 'use', tile: tile.id };
  if (tile.kind === 'contract') {
    const free = tile.cost.some((part) => part.does === 'same');
    return { kind: 'fulfil', tile: tile.id, resource: free ? RESOURCES[0]! : '' };
  }
  if (tile.kind === 'crest') return { kind: 'crest', family: tile.name, building: board.crests.indexOf(-1) + 1 };
  for (const [number, { rooms }] of BUILDINGS.entries()) {
    const room = rooms.find((one) => board.rooms[one.room] === -1);
    if (room) return { kind: 'lodge', tile: tile.id, building: number + 1, floor: room.floor };
  }
  return null;
}

/** To come here with the piece that walks in this action, else with the first one that walks at all. */
export const toWalk = (action: string | undefined, space: number): Move => ({
  kind: 'walk',
  piece: WALKERS[action ?? ''] ?? Object.values(WALKERS)[0]!,
  space: SPACES[space]!.id,
});
