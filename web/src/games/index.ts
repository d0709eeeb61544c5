/** The boards, each loaded when somebody sits down to its game: games/NAME/NameBoard.svelte and NameEnding.svelte. */

import type { Component } from 'svelte';
import { box } from '../api/calls';
import type { BoardProps, EndingProps, FiguresProps } from './contract';

const boards = import.meta.glob<Component<BoardProps>>('./*/*Board.svelte', { import: 'default' });
const figures = import.meta.glob<Component<FiguresProps>>('./*/*Figures.svelte', { import: 'default' });
const endings = import.meta.glob<Component<EndingProps>>('./*/*Ending.svelte', { import: 'default' });

const file = (game: string, part: string): string => `./${game}/${game.charAt(0).toUpperCase()}${game.slice(1)}${part}.svelte`;

/** A part of that game; its modules wait for the box, which is on its way while they load. */
async function load<Part>(parts: Record<string, () => Promise<Part>>, path: string, game: string): Promise<Part | null> {
  const part = parts[path];
  if (!part) return null;
  const [loaded] = await Promise.all([part(), box(game)]);
  return loaded;
}

/** The board of that game; without one it is shown in words, with the list of choices. */
export const boardOf = (game: string): Promise<Component<BoardProps> | null> => load(boards, file(game, 'Board'), game);
export const endingOf = (game: string): Promise<Component<EndingProps> | null> => load(endings, file(game, 'Ending'), game);
/** Small drawings of that game, made from those of its board. */
export const figuresOf = (game: string): Promise<Component<FiguresProps> | null> => load(figures, file(game, 'Figures'), game);
