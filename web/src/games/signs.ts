/** The sign of each game over its door in the lobby: a figure and a line under it, on a field of 32 by 32. */

interface Sign {
  figure: string;
  line: string;
}

const SIGNS: Record<string, Sign> = {
  king: { figure: 'M5 23V9l6 5.500L16 6l5 8.500L27 9v14z', line: 'M5 27h22' },
  skye: { figure: 'M4 23 12 8l4.500 8L19.500 11.500 28 23z', line: 'M3 27q3.200-2.400 6.500 0t6.500 0 6.500 0 6.500 0' },
  tiletum: { figure: 'M4 23V14l4-4 4 4V12l5-7 5 7v2l3-3 3 3v9z', line: 'M3 27h26' },
};

export const signOf = (game: string): Sign => SIGNS[game] ?? { figure: 'M7 7h18v16H7z', line: 'M5 27h22' };
