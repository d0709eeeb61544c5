/** The boards, each loaded when somebody sits down to its game: games/NAME/NameBoard.svelte and NameEnding.svelte. */

import type { Component } from 'svelte';
import { box } from '../api/calls';
import type { BoardProps, EndingProps, Marks } from './contract';

const boards = import.meta.glob<Component<BoardProps>>('./*/*Board.svelte', { import: 'default' });
/** With the board comes what draws the pictures of its log, from NameMark.svelte. */
const marks = import.meta.glob<Marks>('./*/*Board.svelte');
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
/** What draws the little pictures in that game's log; without it the log is words. */
export const marksOf = (game: string): Promise<Marks | null> => load(marks, file(game, 'Board'), game);
