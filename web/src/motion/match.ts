/** Which piece went where: the same names before and after, told apart as well as they can be. */

import type { Piece } from './measure';

export interface Journeys<P> {
  /** Lies elsewhere now. */
  moved: { before: P; after: P }[];
  appeared: P[];
  gone: P[];
}

/** Less than this nobody sees. */
const STIR = 2;

export function journeys<P extends Omit<Piece, 'element'>>(before: readonly P[], after: readonly P[]): Journeys<P> {
  const left = new Map<string, P[]>();
  for (const piece of before) left.set(piece.id, [...(left.get(piece.id) ?? []), piece]);
  const found: Journeys<P> = { moved: [], appeared: [], gone: [] };
  const elsewhere = after.filter((piece) => !take(left, piece, (one) => rests(one, piece)));
  for (const piece of elsewhere) {
    const former = take(left, piece, (one) => one.frame === piece.frame) ?? take(left, piece, () => true);
    if (former) found.moved.push({ before: former, after: piece });
    else found.appeared.push(piece);
  }
  found.gone = [...left.values()].flat();
  return found;
}

/** It lies where it lay, in the same frame, or at the same spot of the screen though all was drawn anew. */
function rests(before: Omit<Piece, 'element'>, after: Omit<Piece, 'element'>): boolean {
  const still = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y) < STIR;
  return (before.frame === after.frame && still(before.within, after.within)) || still(before.box, after.box);
}

function take<P extends { id: string }>(left: Map<string, P[]>, piece: P, fits: (one: P) => boolean): P | undefined {
  const same = left.get(piece.id) ?? [];
  const place = same.findIndex(fits);
  return place < 0 ? undefined : same.splice(place, 1)[0];
}
