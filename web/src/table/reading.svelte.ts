/** How much of the chat has been read; all that was said before I came. */

interface Said {
  n: number;
}

export class Reading {
  /** The number of the last line that was on screen. */
  #last = $state<number | null>(null);

  unread(lines: Said[]): number {
    return lines.filter((line) => line.n > (this.#last ?? Infinity)).length;
  }

  /** These are all the lines there are; whether they are on screen. */
  follow(lines: Said[], shown: boolean): void {
    if (shown || this.#last === null) this.#last = lines.at(-1)?.n ?? 0;
  }
}
