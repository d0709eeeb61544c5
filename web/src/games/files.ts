/** Where a part of a game lies: games/NAME/NamePart.svelte. */

export const file = (game: string, part: string): string =>
  `./${game}/${game.charAt(0).toUpperCase()}${game.slice(1)}${part}.svelte`;
