/** A round ends: the king phase, the fair, and at last the final scoring. */

import type { Happening } from '../../api/games/tiletum';
import type { EventView } from '../../api/types';

type Kind = Happening['kind'];
const KINDS: readonly Kind[] = ['leader', 'points', 'track', 'order', 'fair', 'no_fair', 'final'];
const BEGINS: readonly Kind[] = ['leader', 'track'];

export function moment(events: readonly EventView[]): EventView[] {
  const kinds = events.map(({ facts }) => (facts as unknown as Happening).kind);
  if (!kinds.includes('track')) return [];
  const first = kinds.findIndex((kind) => BEGINS.includes(kind));
  return events.filter((_, place) => place >= first && KINDS.includes(kinds[place]!));
}
