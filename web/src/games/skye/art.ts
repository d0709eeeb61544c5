/** A tile as SVG, made once for each way it may lie and then only repeated. */

import { beside, line, nearest, path, sample, turned, type Point } from './curves';
import { shapeOf } from './geometry';
import { standingOf, texturesOf, type Standing } from './scatter';
import { TILES, type Terrain } from './tiles';

const drawn = new Map<number, string>();

/** The inside of a tile of 100 by 100. The classes are in skye.css, the symbols in Symbols.svelte. */
export function tileArt(tile: number, turns: number): string {
  const key = tile * 4 + (turns % 4);
  let art = drawn.get(key);
  if (art === undefined) {
    art = draw(tile, turns);
    drawn.set(key, art);
  }
  return art;
}

function draw(tile: number, turns: number): string {
  const shape = shapeOf(tile);
  const regions = TILES[tile]!.regions;
  // What lies within the tile comes last, over what is around it.
  const order = regions.map((_, index) => index).sort((a, b) => regions[b]!.edges.length - regions[a]!.edges.length);
  const ground = order.map(
    (index) => `<path class="sk-ground sk-${regions[index]!.terrain}" d="${path(shape.outlines[index]!, true)}"/>`,
  );
  const shores = shape.borders.map(({ curve, terrains }) => {
    const wet = terrains.includes('water');
    const d = path(
      curve,
      curve.length > 2 && regions.some((region, i) => region.edges.length === 0 && shape.outlines[i] === curve),
    );
    return wet ? `<path class="sk-shore" d="${d}"/><path class="sk-bank" d="${d}"/>` : `<path class="sk-foot" d="${d}"/>`;
  });
  const ways = shape.roads.map((road) => road.map((piece) => path([piece])).join(''));
  const ends = shape.ends.map(([x, y]) => `<circle class="sk-end" cx="${x}" cy="${y}" r="4.6"/>`);
  const roads = ways.length
    ? `<path class="sk-verge" d="${ways.join('')}"/>${ends.join('')}<path class="sk-road" d="${ways.join('')}"/>`
    : '';
  const spin = turns % 4 ? ` transform="rotate(${(turns % 4) * 90} 50 50)"` : '';
  return (
    `<g${spin}>${ground.join('')}${shores.join('')}</g>` +
    texture(tile, turns) +
    `<g${spin}><rect class="sk-grid" x="0" y="0" width="100" height="100"/>${roads}</g>` +
    standingOf(tile)
      .map((one) => symbol(one, turns))
      .join('')
  );
}

const TUFTS: Record<Terrain, (x: number, y: number) => string> = {
  pasture: (x, y) => `M${x - 2.2} ${y - 2}l1.5 3.200l.7-4.200l.7 4.200l1.5-3.2`,
  mountain: (x, y) => `M${x - 6} ${y + 4.5}L${x - 0.5} ${y - 5.5}L${x + 6} ${y + 4.5}Z`,
  water: (x, y) => `M${x - 5} ${y}q2.5-2.6 5 0t5 0`,
};

function texture(tile: number, turns: number): string {
  const by: Record<Terrain, string> = { pasture: '', mountain: '', water: '' };
  let shade = '';
  const points = texturesOf(tile).map(({ terrain, at }) => ({ terrain, at: turned(at, turns) }));
  for (const { terrain, at } of points.sort((a, b) => a.at[1] - b.at[1])) {
    const [x, y] = [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10];
    by[terrain] += TUFTS[terrain](x, y);
    if (terrain === 'mountain')
      shade += `M${x - 0.5} ${y - 5.5}L${x + 6} ${y + 4.5}L${x + 0.5} ${y + 4.5}L${x + 1.2} ${y - 0.5}Z`;
  }
  return (
    (by.pasture && `<path class="sk-tufts" d="${by.pasture}"/>`) +
    (by.water && `<path class="sk-waves" d="${by.water}"/>`) +
    (by.mountain && `<path class="sk-peaks" d="${by.mountain}"/><path class="sk-shade" d="${shade}"/>`)
  );
}

function symbol({ kind, counts, at, size }: Standing, turns: number): string {
  const [x, y] = turned(at, turns);
  const left = Math.round((x - size) * 10) / 10;
  const top = Math.round((y - size) * 10) / 10;
  const width = Math.round(size * 20) / 10;
  const name = kind === 'scroll' ? `scroll-${counts}` : kind;
  return `<use href="#skye-${name}" x="${left}" y="${top}" width="${width}" height="${width}"/>`;
}

/** From the border to the line. */
const RIM = 4.2;
/** Nearer, since an island is small and its symbols need the room. */
const ISLAND_RIM = 2.4;
const within = ([x, y]: Point): boolean => x >= 0 && x <= 100 && y >= 0 && y <= 100;
const rims = new Map<number, string>();

/** The quiet line just inside a region's borders, in a tile that is not turned. */
export function rimPath(tile: number, region: number): string {
  const key = tile * 8 + region;
  let rim = rims.get(key);
  if (rim === undefined) {
    const banks = shapeOf(tile).banks[region]!.map((bank) => sample(bank, 8));
    const all = banks.flat();
    const by = TILES[tile]!.regions[region]!.edges.length > 0 ? RIM : ISLAND_RIM;
    rim = banks
      .map((bank) => line(beside(bank, by).filter((point) => within(point) && nearest(point, all) > by - 0.4)))
      .join('');
    rims.set(key, rim);
  }
  return rim;
}

const SVG = 'http://www.w3.org/2000/svg';
const pieces = new Map<number, Element>();

/** Puts the tile into a group: read once, then only copied. */
export function paint(tile: number, turns: number): (group: Element) => void {
  return (group) => {
    const key = tile * 4 + (turns % 4);
    if (group.getAttribute('data-tile') === String(key)) return;
    group.setAttribute('data-tile', String(key));
    let piece = pieces.get(key);
    if (!piece) {
      piece = document.createElementNS(SVG, 'g');
      piece.innerHTML = tileArt(tile, turns);
      pieces.set(key, piece);
    }
    group.replaceChildren(...(piece.cloneNode(true) as Element).childNodes);
  };
}
