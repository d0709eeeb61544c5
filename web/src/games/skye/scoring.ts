/** What the scoring tiles that look at one territory alone would give it, and its scrolls. The same steps as scoring.py. */

import { areasOf, completed, joinedTiles, type Area } from './land';
import { spotKey } from './moves';
import { countOf, GOALS, SYMBOLS, TILES, type SymbolKind } from './tiles';
import type { Placement } from './types';

const BROCHS = [0, 1, 3, 6];
const HALVED: SymbolKind[] = ['sheep', 'whisky', 'ship'];

/** A territory with all that scoring asks of it. */
export class Survey {
  readonly areas: Area[];
  readonly joined: Set<number>;
  readonly totals: Record<SymbolKind, number>;
  readonly #at: Set<string>;

  constructor(readonly land: readonly Placement[]) {
    this.areas = areasOf(land);
    this.joined = joinedTiles(land);
    this.totals = Object.fromEntries(
      SYMBOLS.map((kind) => [kind, land.reduce((sum, [tile]) => sum + countOf(tile, kind), 0)]),
    ) as Record<SymbolKind, number>;
    this.#at = new Set(land.map(([, x, y]) => spotKey(x, y)));
  }

  has(x: number, y: number): boolean {
    return this.#at.has(spotKey(x, y));
  }

  inArea(area: Area, kind: SymbolKind): number {
    return area.regions.reduce(
      (sum, [placed, region]) =>
        sum +
        TILES[this.land[placed]![0]]!.marks.reduce((all, mark) => all + (mark.kind === kind && mark.region === region ? mark.count : 0), 0),
      0,
    );
  }

  onJoined(kind: SymbolKind): number {
    return [...this.joined].reduce((sum, placed) => sum + countOf(this.land[placed]![0], kind), 0);
  }
}

function farmAnimals({ land }: Survey): number {
  const near = new Set<string>();
  for (const [tile, x, y] of land) {
    if (countOf(tile, 'farm') === 0) continue;
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) near.add(spotKey(x + dx, y + dy));
  }
  return land.reduce((sum, [tile, x, y]) => sum + (near.has(spotKey(x, y)) ? countOf(tile, 'sheep') + countOf(tile, 'cattle') : 0), 0);
}

const ALONE: Record<string, (survey: Survey) => number> = {
  squares: (s) => 2 * s.land.filter(([, x, y]) => s.has(x + 1, y) && s.has(x, y + 1) && s.has(x + 1, y + 1)).length,
  completed_areas: (s) => s.areas.filter(completed).length,
  sheep: (s) => s.totals.sheep,
  large_areas: (s) => 3 * s.areas.filter((area) => completed(area) && area.tiles.size >= 3).length,
  brochs: (s) =>
    s.areas.reduce((sum, area) => sum + (area.terrain === 'mountain' ? BROCHS[Math.min(3, s.inArea(area, 'broch'))]! : 0), 0),
  building_sets: (s) => 5 * Math.min(s.totals.broch, s.totals.farm, s.totals.lighthouse),
  farm_animals: farmAnimals,
  connected_cattle: (s) => 2 * s.onJoined('cattle'),
  ship_and_lighthouse: (s) =>
    3 * s.areas.filter((area) => area.terrain === 'water' && s.inArea(area, 'ship') > 0 && s.inArea(area, 'lighthouse') > 0).length,
  vertical_lines: (s) => 3 * s.land.filter(([, x, y]) => !s.has(x, y - 1) && s.has(x, y + 1) && s.has(x, y + 2)).length,
  connected_tiles: (s) => s.joined.size,
  largest_water: (s) =>
    2 * Math.max(0, ...s.areas.filter((area) => area.terrain === 'water' && completed(area)).map((area) => area.tiles.size)),
  completed_mountains: (s) => 2 * s.areas.filter((area) => area.terrain === 'mountain' && completed(area)).length,
};

/** The points, or null for a majority, which needs the others too. */
export function pointsOf(goal: number, survey: Survey): number | null {
  return ALONE[GOALS[goal] ?? '']?.(survey) ?? null;
}

export function scrollPoints(survey: Survey): number {
  return survey.land.reduce((sum, [tile], placed) => {
    const mark = TILES[tile]!.marks.find((one) => one.kind === 'scroll');
    if (!mark?.counts) return sum;
    const total = survey.totals[mark.counts];
    const worth = HALVED.includes(mark.counts) ? Math.floor(total / 2) : total;
    const area = survey.areas.find((one) => one.regions.some(([where, region]) => where === placed && region === mark.region))!;
    return sum + (completed(area) ? 2 * worth : worth);
  }, 0);
}

export interface Effect {
  /** Areas that were open before, or not there at all, and are completed now. */
  finished: { terrain: Area['terrain']; size: number }[];
  /** The scoring tiles that give something else now. */
  goals: { place: number; from: number; to: number }[];
  scrolls: { from: number; to: number };
  whisky: { from: number; to: number };
}

/** What laying the tile there would change. */
export function effectOf(land: readonly Placement[], laid: Placement, goals: readonly number[]): Effect {
  const was = new Survey(land);
  const now = new Survey([...land, laid]);
  const last = land.length;
  const finished = now.areas
    .filter((area) => completed(area) && area.tiles.has(last))
    .map((area) => ({ terrain: area.terrain, size: area.tiles.size }));
  return {
    finished,
    goals: goals.flatMap((goal, place) => {
      const [from, to] = [pointsOf(goal, was), pointsOf(goal, now)];
      return from !== null && to !== null && from !== to ? [{ place, from, to }] : [];
    }),
    scrolls: { from: scrollPoints(was), to: scrollPoints(now) },
    whisky: { from: was.onJoined('whisky'), to: now.onJoined('whisky') },
  };
}
