/** The sign of each game over its door in the lobby, games/NAME/sign.ts: a figure and a line below, on a field of 32 by 32. */

export interface Sign {
  figure: string;
  line: string;
}

const signs = import.meta.glob<Sign>('./*/sign.ts', { eager: true, import: 'sign' });

const PLAIN: Sign = { figure: 'M7 7h18v16H7z', line: 'M5 27h22' };

export const signOf = (game: string): Sign => signs[`./${game}/sign.ts`] ?? PLAIN;
