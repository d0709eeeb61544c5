/** Ways over the map, only to draw them: what a step costs and where it may end is the engine's business. */

import { NEIGHBOURS } from './box';

/** The spaces of a shortest way, both ends included; empty if there is none. */
export function route(from: number, to: number): number[] {
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (const here of queue) {
    if (here === to) break;
    for (const there of NEIGHBOURS[here] ?? []) {
      if (before.has(there)) continue;
      before.set(there, here);
      queue.push(there);
    }
  }
  if (!before.has(to)) return [];
  const way: number[] = [];
  for (let here = to; here >= 0; here = before.get(here)!) way.unshift(here);
  return way;
}
