/** What lies on the map, in words. */

import { COSTS, houseOf } from './box';
import type { Place } from './places';
import type { Scene } from './scene';
import { spaceMessage } from './words';

export function townWords(scene: Scene, { space, fair, cathedral }: Place): string {
  const parts = [scene.say(spaceMessage(space))];
  if (fair >= 0) parts.push(scene.t('tiletum-web-fair-of-round', { round: fair + 1 }));
  if (cathedral >= 0) parts.push(cathedralWords(scene, cathedral));
  return parts.join('. ') + standing(scene, space);
}

/** Whose pieces stand there. */
export function standing({ seen, names, t }: Scene, space: number): string {
  const pieces = seen.boards.flatMap((board, seat) => [
    ...(board.merchant === space ? [t('tiletum-web-merchant-of', { seat: names[seat] ?? '' })] : []),
    ...(board.architect === space ? [t('tiletum-web-architect-of', { seat: names[seat] ?? '' })] : []),
  ]);
  return pieces.length > 0 ? `. ${pieces.join(', ')}` : '';
}

export function cathedralWords({ seen, t }: Scene, cathedral: number): string {
  const cost = COSTS[seen.costs[cathedral] ?? -1];
  if (!cost) return '';
  if (cost.stone === null) return t('tiletum-web-not-built');
  const left = seen.cathedral_tiles[cathedral]!;
  return t('tiletum-web-cathedral', { stone: cost.stone, points: cost.points, next: left[0] ?? 0, left: left.length });
}

export function houseWords({ seen, names, say, t }: Scene, house: number): string {
  const owner = seen.houses[house] ?? -1;
  const { bonus } = houseOf(house);
  if (owner >= 0) return t('tiletum-web-house-of', { seat: names[owner] ?? '' });
  return bonus ? t('tiletum-web-house-space-bonus', { bonus: say(bonus.words) }) : t('tiletum-web-house-space');
}
