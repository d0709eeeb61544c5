/** The boards, each loaded when somebody sits down to its game: NameBoard, NamePanel and NameEnding of games/NAME. */

import type { Component } from 'svelte';
import { box } from '../api/calls';
import type { BoardProps, EndingProps, FiguresProps, Marks, MomentProps, PanelProps, PicturesProps } from './contract';
import { file } from './files';

interface PanelModule {
  default: Component<PanelProps>;
  boards?: boolean;
}

interface PicturesModule {
  default: Component<PicturesProps>;
  /** The rules that have a picture. */
  PICTURED: readonly string[];
}

const boards = import.meta.glob<Component<BoardProps>>('./*/*Board.svelte', { import: 'default' });
const panels = import.meta.glob<PanelModule>('./*/*Panel.svelte');
const moments = import.meta.glob<Component<MomentProps>>('./*/*Moment.svelte', { import: 'default' });
const figures = import.meta.glob<Component<FiguresProps>>('./*/*Figures.svelte', { import: 'default' });
const pictures = import.meta.glob<PicturesModule>('./*/*Pictures.svelte');
/** With the board comes what draws the pictures of its log, from NameMark.svelte. */
const marks = import.meta.glob<Marks>('./*/*Board.svelte');
const endings = import.meta.glob<Component<EndingProps>>('./*/*Ending.svelte', { import: 'default' });

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
/** What that game shows at the end of a round, and the like. */
export const momentOf = (game: string): Promise<Component<MomentProps> | null> => load(moments, file(game, 'Moment'), game);
/** What that game shows of a seat; null where the table itself shows all there is. */
export const panelOf = (game: string): Promise<PanelModule | null> => load(panels, file(game, 'Panel'), game);
/** Small drawings of that game, made from those of its board. */
export const figuresOf = (game: string): Promise<Component<FiguresProps> | null> => load(figures, file(game, 'Figures'), game);
/** The pictures among that game's rules. */
export const picturesOf = (game: string): Promise<PicturesModule | null> => load(pictures, file(game, 'Pictures'), game);
/** The numbers of that game's box, for the words in which it is told. */
export const numbersOf = async (game: string): Promise<Record<string, unknown>> => {
  const printed = Object.entries((await box<Record<string, unknown> | null>(game)) ?? {});
  return Object.fromEntries(printed.filter(([, value]) => typeof value === 'number'));
};
/** What draws the little pictures in that game's log; without it the log is words. */
export const marksOf = (game: string): Promise<Marks | null> => load(marks, file(game, 'Board'), game);
