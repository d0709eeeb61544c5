/** Where a pop-up lies: below what it belongs to, or above it where that has more room, and always within the window. */

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 6;
const EDGE = 8;

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

export function place(owner: Box, popup: Size, room: Size): { left: number; top: number } {
  const bottom = owner.top + owner.height;
  const fits = bottom + GAP + popup.height <= room.height - EDGE;
  const below = fits || room.height - bottom >= owner.top;
  return {
    left: within(owner.left + owner.width / 2 - popup.width / 2, room.width - popup.width),
    top: within(below ? bottom + GAP : owner.top - GAP - popup.height, room.height - popup.height),
  };
}
