/** In which part of the table is something asked? */

import type { Move, Observation } from '../../api/games/tiletum';
import type { Legal } from '../../lib/legal';
import { tileNamed } from './box';

export type Part = 'wheel' | 'map' | 'offers' | 'board';

const PART_OF: Partial<Record<Move['kind'], Part>> = {
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
export function partsOf(legal: Legal<Move>, seen: Observation): Part[] {
  const parts = new Set<Part | undefined>(legal.all.map((view) => PART_OF[view.move.kind as Move['kind']]));
  for (const { move } of legal.each('take')) parts.add(partOfTile(seen, tileNamed(move.tile)));
  const order: Part[] = ['wheel', 'map', 'offers', 'board'];
  return order.filter((part) => parts.has(part));
}
