/** Where something was pointed at. */

export interface Point {
  x: number;
  y: number;
}

type Pointed = Pick<MouseEvent, 'clientX' | 'clientY'>;

export const pointOf = (event: Pointed): Point => ({ x: event.clientX, y: event.clientY });

export const apart = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The uppermost thing of that kind there, whatever lies over it. */
export function under(at: Point, selector: string): HTMLElement | SVGElement | null {
  for (const node of document.elementsFromPoint(at.x, at.y)) {
    const found = node.closest<HTMLElement | SVGElement>(selector);
    if (found) return found;
  }
  return null;
}

/** How far along the thing from its left edge, from 0 to 1. */
export function along(event: Pointed & { currentTarget: Pick<Element, 'getBoundingClientRect'> }): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return Math.min(1, Math.max(0, (event.clientX - left) / width));
}
