/** The names of things that travel, and of where resources come from and go to. */

import type { Happening, Observation } from '../../api/games/tiletum';
import type { EventView } from '../../api/types';
import { SPACES, tileOf } from './box';

export const pieceOf = (tile: number): string => `tile-${tileOf(tile).id}`;

/** The common supply, in the middle of the wheel. */
export const SUPPLY = 'bag';

/** Where resources were got or spent with what happened last, for those that have changed. */
export function spent(events: readonly EventView[], seen: Observation, seat: number): string {
  const facts = events.map((event) => event.facts as unknown as Happening);
  const own = facts.filter((fact) => 'seat' in fact && fact.seat === seat);
  const spot = own.map((fact) => spotOf(fact, seen)).findLast(Boolean) ?? own.map((fact) => late(fact, seen)).find(Boolean);
  return spot ? `${spot} ${SUPPLY}` : SUPPLY;
}

function spotOf(fact: Happening, seen: Observation): string {
  switch (fact.kind) {
    case 'die':
      return `sector-${seen.actions.indexOf(fact.action)}`;
    case 'house':
      return `town-${SPACES[fact.space]!.id}`;
    case 'built':
      return `cathedral-${SPACES[fact.space]!.id}`;
    case 'lodged':
    case 'activated':
    case 'crest':
      return `building-${fact.seat}-${fact.building}`;
    case 'used':
    case 'fulfilled':
      return pieceOf(fact.tile);
    default:
      return '';
  }
}

/** What a die gives comes with it, or once its bonus tile is taken or left. */
function late(fact: Happening, seen: Observation): string {
  const die = fact.kind === 'gained' && fact.source === 'die' ? seen.boards[fact.seat]?.dice.at(-1) : undefined;
  return die ? `sector-${seen.values.indexOf(die[1])}` : '';
}
