/** A round is scored, the next one begins with its income, or the game ends. */

import type { Happening } from '../../api/games/skye';
import type { EventView } from '../../api/types';

const KINDS: readonly Happening['kind'][] = ['scored', 'final', 'round', 'income'];

/** The first round only begins. */
const begins = (fact: Happening): boolean => (fact.kind === 'round' && fact.round > 1) || fact.kind === 'final';

export function moment(events: readonly EventView[]): EventView[] {
  const facts = events.map((event) => event.facts as unknown as Happening);
  return facts.some(begins) ? events.filter((_, place) => KINDS.includes(facts[place]!.kind)) : [];
}
