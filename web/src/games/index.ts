/** The boards, each loaded when somebody sits down to its game: games/NAME/NameBoard.svelte and NameEnding.svelte. */

import type { Component } from 'svelte';
import type { BoardProps, EndingProps } from './contract';

const boards = import.meta.glob<Component<BoardProps>>('./*/*Board.svelte', { import: 'default' });
const endings = import.meta.glob<Component<EndingProps>>('./*/*Ending.svelte', { import: 'default' });

const file = (game: string, part: string): string => `./${game}/${game.charAt(0).toUpperCase()}${game.slice(1)}${part}.svelte`;

/** The board of that game; without one it is shown in words, with the list of choices. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  return (await boards[file(game, 'Board')]?.()) ?? null;
}

export async function endingOf(game: string): Promise<Component<EndingProps> | null> {
  return (await endings[file(game, 'Ending')]?.()) ?? null;
}
