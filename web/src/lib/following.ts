/** Whether a reader of a growing list is at its end, and so wants to be shown what comes. */

interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** So near to the end counts as the end. */
const NEAR = 40;

export class Following {
  /** Only a reader who went up stays there: what is told of our own scrolling may come after the list has grown again. */
  atEnd = true;
  #top = 0;

  scrolled({ scrollTop, clientHeight, scrollHeight }: Scrolled): void {
    if (scrollTop + clientHeight >= scrollHeight - NEAR) this.atEnd = true;
    else if (scrollTop < this.#top) this.atEnd = false;
    this.#top = scrollTop;
  }
}
