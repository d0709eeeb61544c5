/** In which part of the table is something asked? */

import type { Move, Observation } from '../../api/games/tiletum';
import type { Legal } from '../../lib/legal';
import { ACTIONS, tileNamed } from './box';

export type Part = 'wheel' | 'map' | 'offers' | 'board';

const ORDER: readonly Part[] = ['wheel', 'map', 'offers', 'board'];
const PART_OF: Partial<Record<Move['kind'], Part>> = {
  die: 'wheel',
  walk: 'map',
  house: 'map',
  pillar: 'map',
  discard_offer: 'offers',
  lodge: 'board',
  bonus: 'board',
  activate: 'board',
};
/** Where an action is done: these parts stay before one's eyes while it lasts. */
const DONE_IN: Record<string, readonly Part[]> = { contract: ['offers'], character: ['offers', 'board'] };

function partOfTile(seen: Observation, tile: number): Part | undefined {
  if (seen.map_tiles.includes(tile)) return 'map';
  if (seen.tiles.includes(tile)) return 'wheel';
  return seen.contract_offer.includes(tile) || seen.character_offer.includes(tile) ? 'offers' : undefined;
}

/** The parts of the table where something may be done now, tasks not counted; the first is where to look. */
export function partsOf(legal: Legal<Move>, seen: Observation): Part[] {
  const parts = new Set<Part | undefined>(legal.all.map((view) => PART_OF[view.move.kind as Move['kind']]));
  for (const { move } of legal.each('take')) parts.add(partOfTile(seen, tileNamed(move.tile)));
  return ORDER.filter((part) => parts.has(part));
}

/** The parts that come forward: where something may be done, and where the own action goes on. */
export function forwardIn(parts: readonly Part[], legal: Legal<Move>, seen: Observation): Part[] {
  const going = legal.all.length > 0 && seen.action_points > 0 ? (DONE_IN[ACTIONS[seen.action] ?? ''] ?? []) : [];
  return ORDER.filter((part) => parts.includes(part) || going.includes(part));
}
