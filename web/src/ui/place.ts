/**
 * Where a pop-up lies: at what it belongs to, never on it, always within the window, and if it can on nothing else that may be
 * chosen; then on little else that may be asked about, rather below than above, and rather where it lay before.
 */

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Size {
  left: number;
  top: number;
}

/** Something else on the page: it may be chosen, or only asked about. */
export interface Other extends Box {
  choosable: boolean;
}

export type Side = 'below' | 'above' | 'right' | 'left';

export interface Place {
  left: number;
  top: number;
  side: Side;
}

const GAP = 6;
const EDGE = 8;
/** Farther off nobody would see what it belongs to. */
const REACH = 170;
/** So many pixels farther off it rather lies than on that side, on another side than before, or on something else. */
const DETOURS: Record<Side, number> = { below: 0, above: 30, right: 60, left: 70 };
const TURN = 60;
const COVERED = 10_000;
const SHADED = 100;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

export function place(owner: Box, popup: Size, room: Size, others: Other[] = [], before: Side | null = null): Place {
  const reach = REACH + GAP;
  const near = others.filter((other) => {
    const [right, below] = gaps(owner, other);
    return right < popup.width + reach && below < popup.height + reach;
  });
  let best = usual(owner, popup, room);
  let least = Infinity;
  for (const left of lines(owner, popup, room, near, 'left', 'width')) {
    for (const top of lines(owner, popup, room, near, 'top', 'height')) {
      const box = { left, top, ...sizeOf(popup) };
      const side = sideOf(owner, box);
      if (!side) continue;
      const away = detour(owner, box, side) + (before === null || before === side ? 0 : TURN);
      if (away >= least) continue;
      const cost = away + covered(box, near);
      if (cost < least) [best, least] = [{ left, top, side }, cost];
    }
  }
  return best;
}

/** Where it lies if it has no room beside its owner. */
function usual(owner: Box, popup: Size, room: Size): Place {
  const bottom = owner.top + owner.height;
  const below = bottom + GAP + popup.height <= room.height - EDGE || room.height - bottom >= owner.top;
  return {
    left: within(owner.left + owner.width / 2 - popup.width / 2, room.width - popup.width),
    top: within(below ? bottom + GAP : owner.top - GAP - popup.height, room.height - popup.height),
    side: below ? 'below' : 'above',
  };
}

/** Where it may begin in one direction: in the middle of its owner, at its ends, beside it, and beside everything near. */
function lines(owner: Box, popup: Size, room: Size, near: Box[], from: 'left' | 'top', size: 'width' | 'height'): Set<number> {
  const beside = [owner, ...near].flatMap((box) => [box[from] - GAP - popup[size], box[from] + box[size] + GAP]);
  const end = owner[from] + owner[size] - popup[size];
  const all = [(owner[from] + end) / 2, owner[from], end, ...beside];
  return new Set(all.map((line) => within(line, room[size] - popup[size])));
}

const sizeOf = ({ width, height }: Size): Size => ({ width, height });

/** How far apart they lie, to the side and in height; less than nothing where they overlap. */
function gaps(one: Box, other: Box): [number, number] {
  return [
    Math.max(one.left - other.left - other.width, other.left - one.left - one.width),
    Math.max(one.top - other.top - other.height, other.top - one.top - one.height),
  ];
}

/** On which side of its owner the pop-up lies; nothing if it lies on it, or nowhere near. */
function sideOf(owner: Box, box: Box): Side | null {
  const [aside, high] = gaps(owner, box);
  const gap = Math.max(aside, high);
  if (gap < GAP || gap > REACH || Math.min(aside, high) > 0) return null;
  if (high > aside) return box.top > owner.top ? 'below' : 'above';
  return box.left > owner.left ? 'right' : 'left';
}

/** How much worse it lies there than close below in the middle. */
function detour(owner: Box, box: Box, side: Side): number {
  const off = [
    Math.abs(box.left + box.width / 2 - owner.left - owner.width / 2),
    Math.abs(box.top + box.height / 2 - owner.top - owner.height / 2),
  ];
  const aslant = side === 'below' || side === 'above' ? off[0]! : off[1]!;
  return DETOURS[side] + Math.max(...gaps(owner, box)) - GAP + aslant / 2;
}

/** What it would cover of the others. */
function covered(box: Box, near: Other[]): number {
  let sum = 0;
  for (const other of near) {
    const width = Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
    const height = Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
    if (width <= 0 || height <= 0) continue;
    const part = (width * height) / (other.width * other.height);
    sum += other.choosable ? COVERED * (1 + part) : SHADED * part;
  }
  return sum;
}
