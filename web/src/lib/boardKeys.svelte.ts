/** The keys that the board on screen has besides those of every table. */

export type KeyWords = readonly [keys: readonly string[], words: string];

class BoardKeys {
  shown = $state.raw<readonly KeyWords[]>([]);

  /** The effect of a board: these keys, as long as it is there. */
  show(keys: readonly KeyWords[]): () => void {
    this.shown = keys;
    return () => (this.shown = []);
  }
}

export const boardKeys = new BoardKeys();
