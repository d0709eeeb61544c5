/** Tiles and effects in the words of the catalogue, as src/parlour/games/tiletum/messages.py says them. */

import type { MessageView } from '../../api/types';
import { ACTIONS, FAIRS, RESOURCES, SPACES, TILES, type Effect } from './box';

const message = (key: string, args: MessageView['args'] = {}): MessageView => ({
  key: `tiletum-${key.replaceAll('_', '-')}`,
  args,
});

export const resourceMessage = (resource: number): MessageView => message(`resource-${RESOURCES[resource]}`);
export const spaceMessage = (space: number): MessageView => message(`space-${SPACES[space]!.id}`);
export const actionMessage = (action: number): MessageView => message(`action-${ACTIONS[action]}`);
export const fairMessage = (fair: number): MessageView => message(`fair-${FAIRS[fair]!.id}`);
export const givesMessage = (fair: number): MessageView => message(`gives-${FAIRS[fair]!.id}`);

const joined = (parts: MessageView[]): MessageView => parts.reduceRight((rest, first) => message('and', { first, rest }));

export function effectMessage(effect: Effect): MessageView {
  const parts = Object.entries(effect.gain ?? {}).map(([name, count]) => message(`amount-${name}`, { count }));
  if (effect.vp) parts.push(message('part-points', { count: effect.vp }));
  if (effect.king) parts.push(message('part-steps', { count: effect.king }));
  if (effect.any) parts.push(message('part-any', { count: effect.any }));
  for (const piece of ['merchant', 'architect']) {
    const count = effect.move?.[piece];
    if (count) parts.push(message(`part-move-${piece}`, { count }));
  }
  if (effect.place) parts.push(message(`part-place-${effect.place}`));
  const anywhere = effect.place_anywhere ?? effect.move_anywhere;
  if (anywhere) parts.push(message(`part-${anywhere}-anywhere`));
  if (effect.add_ap) parts.push(message('part-add-ap', { count: effect.add_ap }));
  if (effect.choose_resource_type) parts.push(message('part-choose-type'));
  if (effect.activate_building) parts.push(message('part-activate'));
  if (effect.action?.type === 'any') parts.push(message('part-any-action', { ap: effect.action.ap }));
  else if (effect.action)
    parts.push(message('part-action', { action: message(`action-${effect.action.type}`), ap: effect.action.ap }));
  return joined(parts);
}

export function tileMessage(number: number): MessageView {
  const tile = TILES[number]!;
  if (tile.kind === 'helper') return message('helper', { effect: effectMessage(tile.effect!) });
  if (tile.kind === 'crest') return message('crest', { family: message(`family-${tile.name}`) });
  if (tile.kind === 'character')
    return message('character', { type: message(`type-${tile.name}`), bonus: effectMessage(tile.effect!) });
  const costs = ['identical', ...RESOURCES].flatMap((name) => {
    const count = tile.cost[name];
    return count ? [message(`amount-${name === 'identical' ? 'same' : name}`, { count })] : [];
  });
  const args = { cost: joined(costs), points: tile.vp };
  return tile.effect ? message('contract-bonus', { ...args, bonus: effectMessage(tile.effect) }) : message('contract', args);
}
