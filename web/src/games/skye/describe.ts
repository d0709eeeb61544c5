/** Tiles in words, for those who listen and for the line of hints. */

import type { Speak, Translate } from '../contract';
import { BOX } from './box';
import { terrainAt, tileMessage, TILES, type SymbolKind, type Terrain } from './tiles';

const TERRAIN_WORDS: Record<Terrain, string> = {
  pasture: 'skye-terrain-pasture',
  mountain: 'skye-terrain-mountain',
  water: 'skye-terrain-water',
};

const HAS: Record<SymbolKind, string> = {
  sheep: 'skye-web-has-sheep',
  cattle: 'skye-web-has-cattle',
  whisky: 'skye-web-has-whisky',
  ship: 'skye-web-has-ship',
  lighthouse: 'skye-web-has-lighthouse',
  farm: 'skye-web-has-farm',
  broch: 'skye-web-has-broch',
};

/** What is on a tile, in the order of the data. */
const contents = (tile: number, say: Speak, t: Translate): string[] =>
  TILES[tile]!.symbols.map((mark) =>
    mark.kind === 'scroll' ? say(BOX.scrolls[mark.counts!]!) : t(HAS[mark.kind], { count: mark.count }),
  );

export function describe(tile: number, turns: number, say: Speak, t: Translate): string {
  const edge = (side: number) => t(TERRAIN_WORDS[terrainAt(tile, turns, side)]);
  const edges = t('skye-web-edges', { north: edge(0), east: edge(1), south: edge(2), west: edge(3) });
  return [say(tileMessage(tile)), edges, ...contents(tile, say, t)].join('; ');
}
