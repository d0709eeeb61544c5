/** Names of things as keys of the catalogue; what a tile or a space does, says the box itself. */

import type { MessageView } from '../../api/types';
import { ACTIONS, FAIRS, RESOURCES, SPACES, tileOf } from './box';

const message = (family: string, name: string | undefined): MessageView => ({
  key: `tiletum-${family}-${name?.replaceAll('_', '-')}`,
  args: {},
});

export const resourceMessage = (resource: number): MessageView => message('resource', RESOURCES[resource]);
export const spaceMessage = (space: number): MessageView => message('space', SPACES[space]?.id);
export const actionMessage = (action: number): MessageView => message('action', ACTIONS[action]);
export const fairMessage = (fair: number): MessageView => message('fair', FAIRS[fair]?.id);
export const givesMessage = (fair: number): MessageView => FAIRS[fair]!.gives;
export const sourceMessage = (source: string): MessageView => message('source', source);
export const tileMessage = (tile: number): MessageView => tileOf(tile).words;
