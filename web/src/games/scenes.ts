/** The drawn scene of each game in the lobby, games/NAME/NameScene.svelte; loaded when it is shown. */

import type { Component } from 'svelte';
import { file } from './files';

const scenes = import.meta.glob<Component>('./*/*Scene.svelte', { import: 'default' });

/** The scene of that game, or a neutral one for a game that has brought none. */
export async function sceneOf(game: string): Promise<Component> {
  const scene = scenes[file(game, 'Scene')];
  return scene ? await scene() : (await import('./NeutralScene.svelte')).default;
}
