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

/** A picture of what a count counts: as many as come or go travel. */
export interface Coin {
  element: Element;
  box: Box;
  from: string[];
  to: string[];
}

export interface Scene {
  pieces: Piece[];
  places: Map<string, Box>;
  counts: Map<string, Count>;
  /** By the names of their counts. */
  coins: Map<string, Coin>;
}

const NAMED = '[data-piece], [data-place], [data-count], [data-coin]';
/** On a phone all that belongs to players lies behind a tab, outside of the board. */
export const PLAYERS = 'players';

export function measure(root: Element): Scene {
  const scene: Scene = { pieces: [], places: new Map(), counts: new Map(), coins: new Map() };
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
    const { piece, place, count, coin, from, to } = element.dataset;
    // Of what is told in several places the first that can be seen counts.
    if (count !== undefined && !seen(scene.counts.get(count)))
      scene.counts.set(count, { element, box, value: valueOf(element) });
    if (coin !== undefined && !seen(scene.coins.get(coin)))
      scene.coins.set(coin, { element, box, from: listed(from), to: listed(to) });
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
  const players = document.getElementById(`view-${PLAYERS}`);
  if (players && shown(boxOf(players))) scene.places.set(PLAYERS, boxOf(players));
  return scene;
}

/** The first of these that can be seen in one of the scenes: a place, a piece, or where the players are. */
export function found(names: string[], ...scenes: Scene[]): Box | undefined {
  for (const name of names)
    for (const { places, pieces } of scenes) {
      const box = places.get(name) ?? pieces.find(({ id }) => id === name)?.box;
      if (box) return box;
      if (name.startsWith('panel-') && places.has(PLAYERS)) return places.get(PLAYERS);
    }
  return undefined;
}

export const centre = (box: Box): { x: number; y: number } => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** What is on another tab of a phone has no size. */
export const shown = (box: Box): boolean => box.width > 0 && box.height > 0;

const seen = (one: { box: Box } | undefined): boolean => one !== undefined && shown(one.box);

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
