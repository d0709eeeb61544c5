/** Tiles and effects in words, for those who listen and for the line of hints. */

import type { Speak, Translate } from '../contract';
import type { Effect } from './scoring';
import { goalMessage, LETTERS, terrainAt, tileMessage, TILES, type SymbolKind, type Terrain } from './tiles';

export const TERRAIN_WORDS: Record<Terrain, string> = {
  pasture: 'skye-web-pasture',
  mountain: 'skye-web-mountain',
  water: 'skye-web-water',
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

const SCROLL: Record<SymbolKind, string> = {
  sheep: 'skye-web-scroll-sheep',
  cattle: 'skye-web-scroll-cattle',
  whisky: 'skye-web-scroll-whisky',
  ship: 'skye-web-scroll-ship',
  lighthouse: 'skye-web-scroll-lighthouse',
  farm: 'skye-web-scroll-farm',
  broch: 'skye-web-scroll-broch',
};

/** What is on a tile, in the order of the data. */
export const contents = (tile: number, t: Translate): string[] =>
  TILES[tile]!.marks.map((mark) => (mark.kind === 'scroll' ? t(SCROLL[mark.counts!]) : t(HAS[mark.kind], { count: mark.count })));

export function describe(tile: number, turns: number, say: Speak, t: Translate): string {
  const edge = (side: number) => t(TERRAIN_WORDS[terrainAt(tile, turns, side)]);
  const edges = t('skye-web-edges', { north: edge(0), east: edge(1), south: edge(2), west: edge(3) });
  return [say(tileMessage(tile)), edges, ...contents(tile, t)].join('; ');
}

/** What laying a tile would do; scoring tiles by letter and name. */
export function effectWords(effect: Effect, goals: readonly number[], say: Speak, t: Translate): string {
  const parts: string[] = [];
  if (effect.finished.length > 0) {
    const areas = effect.finished.map(({ terrain, size }) => t('skye-web-area', { terrain: t(TERRAIN_WORDS[terrain]), count: size }));
    parts.push(t('skye-web-completes', { areas: areas.join(', ') }));
  }
  for (const { place, from, to } of effect.goals)
    parts.push(t('skye-web-change', { what: `${LETTERS[place]} ${say(goalMessage(goals[place]!))}`, from, to }));
  if (effect.scrolls.from !== effect.scrolls.to) parts.push(t('skye-web-change', { what: t('skye-board-scrolls'), ...effect.scrolls }));
  if (effect.whisky.from !== effect.whisky.to) parts.push(t('skye-web-change', { what: t('skye-web-whisky-income'), ...effect.whisky }));
  return parts.length > 0 ? parts.join(' · ') : t('skye-web-changes-nothing');
}
