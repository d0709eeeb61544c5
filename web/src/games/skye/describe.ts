/** Tiles in words, for those who listen and for whoever points at one. */

import type { Speak, Translate } from '../contract';
import { BOX } from './box';
import type { Placement, Regions } from './land';
import { after, terrainAt, tileMessage, TILES, type SymbolKind, type Terrain } from './tiles';

export interface Voice {
  say: Speak;
  t: Translate;
}

const TERRAIN_WORDS: Record<Terrain, string> = {
  pasture: 'skye-terrain-pasture',
  mountain: 'skye-terrain-mountain',
  water: 'skye-terrain-water',
};

const SIDES = ['skye-side-north', 'skye-side-east', 'skye-side-south', 'skye-side-west'];

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

/** Its roads, each with the edges that it reaches. */
const roads = (tile: number, turns: number, t: Translate): string[] =>
  TILES[tile]!.roads.map((edges) => {
    const sides = edges.map((edge) => after(edge, turns)).sort((a, b) => a - b);
    return t('skye-web-road', { sides: sides.map((side) => t(SIDES[side]!)).join(', ') });
  });

export function describe(tile: number, turns: number, say: Speak, t: Translate): string {
  const edge = (side: number) => t(TERRAIN_WORDS[terrainAt(tile, turns, side)]);
  const edges = t('skye-web-edges', { north: edge(0), east: edge(1), south: edge(2), west: edge(3) });
  return [say(tileMessage(tile)), edges, ...roads(tile, turns, t), ...contents(tile, say, t)].join('; ');
}

/** A tile of a territory, by its order number, with what is completed there. */
export function describeLaid(land: readonly Placement[], completed: readonly Regions[], order: number, voice: Voice): string {
  const { say, t } = voice;
  const [tile, , , turns] = land[order]!;
  const areas = completed.flatMap((area) => area.filter(([number]) => number === order));
  const terrains = areas.map(([, region]) => t(TERRAIN_WORDS[TILES[tile]!.regions[region]!.terrain]));
  const done = terrains.length > 0 ? [t('skye-web-completed', { areas: terrains.join(', ') })] : [];
  return [describe(tile, turns, say, t), ...done].join('; ');
}
