/** Where everything is that a board has named: pieces, places and counts, read in one go so that the page is laid out once. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Piece {
  id: string;
  element: Element;
  box: Box;
  /** What it lies in, and where in there: if only that moves, the piece does not. */
  frame: Element | null;
  within: { x: number; y: number };
  from: string[];
  to: string[];
}

export interface Count {
  element: Element;
  box: Box;
  value: number | null;
}

export interface Scene {
  pieces: Piece[];
  places: Map<string, Box>;
  counts: Map<string, Count>;
}

const NAMED = '[data-piece], [data-place], [data-count]';

export function measure(root: Element): Scene {
  const scene: Scene = { pieces: [], places: new Map(), counts: new Map() };
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known) return known;
    const { x, y, width, height } = element.getBoundingClientRect();
    const box = { x, y, width, height };
    boxes.set(element, box);
    return box;
  };
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(NAMED)) {
    const box = boxOf(element);
    const { piece, place, count, from, to } = element.dataset;
    if (count !== undefined) scene.counts.set(count, { element, box, value: valueOf(element) });
    if (!shown(box)) continue;
    if (place !== undefined && !scene.places.has(place)) scene.places.set(place, box);
    if (piece === undefined) continue;
    const frame = frameOf(element);
    scene.pieces.push({
      id: piece,
      element,
      box,
      frame,
      within: within(box, frame, boxOf),
      from: listed(from),
      to: listed(to),
    });
  }
  return scene;
}

export const centre = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** What is on another tab of a phone has no size. */
const shown = (box: Box): boolean => box.width > 0 && box.height > 0;

const listed = (names: string | undefined): string[] => (names ?? '').split(/\s+/).filter((name) => name !== '');

/** The place in which it lies; on a drawing whatever groups it, because a map may be moved and zoomed as a whole. */
function frameOf(element: Element): Element | null {
  const place = element.parentElement?.closest('[data-place]') ?? null;
  return element instanceof SVGElement && !(place instanceof SVGGraphicsElement) ? element.parentElement : place;
}

function within(box: Box, frame: Element | null, boxOf: (element: Element) => Box): { x: number; y: number } {
  const { x, y } = centre(box);
  if (frame instanceof SVGGraphicsElement) {
    const screen = frame.getScreenCTM();
    return screen ? new DOMPoint(x, y).matrixTransform(screen.inverse()) : { x, y };
  }
  const around = frame ? boxOf(frame) : { x: 0, y: 0 };
  return { x: x - around.x, y: y - around.y };
}

/** The number that stands there; null for words and for what is hidden. */
export function valueOf(element: HTMLElement | SVGElement): number | null {
  const text = (element.dataset.value ?? element.textContent ?? '').trim().replace('−', '-');
  return /^-?\d+$/.test(text) ? Number(text) : null;
}
