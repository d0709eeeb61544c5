/** A number of what would happen, as a preview tells it: the steps of a walk, the gold for turning a die. */

import type { PreviewAnswer } from '../../api/types';

export function toldOf(told: PreviewAnswer | null, event: string, fact: string): number {
  return Number(told?.events.find(({ key }) => key === `tiletum-event-${event}`)?.args[fact] ?? 0);
}
