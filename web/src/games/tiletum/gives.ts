/** What a die would give, in words. */

import type { Scene } from './scene';
import { actionMessage, resourceMessage, tileMessage } from './words';

export function gives({ seen, mine, say, t }: Scene, resource: number, value: number): string {
  const place = seen.values.indexOf(value);
  const action = seen.actions[place]!;
  const tile = seen.tiles[place] ?? -1;
  const given = (mine ?? seen.boards[0])?.die_gives[place];
  const main = t('tiletum-web-die-gives', {
    count: given?.resources ?? 0,
    resource: say(resourceMessage(resource)),
    action: say(actionMessage(action)),
    ap: given?.points ?? 0,
  });
  return tile < 0 ? main : `${main} ${t('tiletum-web-die-tile', { tile: say(tileMessage(tile)) })}`;
}
