/** Where a card lies so that it keeps off other things: in a corner of the room that none of them reaches into. */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

export interface Place {
  left: number;
  top: number;
  /** Whether it keeps off everything. */
  free: boolean;
}

/** How much of the one lies over the other. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** So much of all the others lies below it. */
const below = (one: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + shared(one, other), 0);

/**
 * The first free corner, beginning with where the card lies; without one the lower right, unless another covers far less.
 * What it must never cover, because it leads on, it covers only where it does so in every corner.
 */
export function corner(card: Size, room: Box, others: readonly Box[], now: Place | null, never: readonly Box[] = []): Place {
  const right = room.left + room.width - card.width;
  const bottom = room.top + room.height - card.height;
  const all = [
    { left: right, top: bottom },
    { left: room.left, top: bottom },
    { left: right, top: room.top },
    { left: room.left, top: room.top },
  ].map((at) => ({ ...at, covered: below({ ...card, ...at }, others), shut: below({ ...card, ...at }, never) }));
  const open = all.filter(({ shut }) => shut === 0);
  const corners = open.length > 0 ? open : all;
  const here = corners.find(({ left, top }) => left === now?.left && top === now.top);
  const free = [here, ...corners].find((one) => one?.covered === 0 && one.shut === 0);
  const best = free ?? corners.reduce((least, one) => (one.covered < least.covered / 2 ? one : least));
  return { left: best.left, top: best.top, free: free !== undefined };
}
