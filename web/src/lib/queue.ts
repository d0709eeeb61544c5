/** What is shown one thing after the other, each for a while; whoever does not want to wait cuts it short. */

export class Queue<Item> {
  #waiting: Item[] = [];
  /** Something is on show, and its time is not over. */
  #staying: ReturnType<typeof setTimeout> | undefined;
  #holds = 0;

  /** `show` gets what comes next: one thing, or all that waited if the queue was cut short. */
  constructor(
    private readonly show: (items: Item[]) => void,
    private readonly stay: () => number,
  ) {}

  get waiting(): readonly Item[] {
    return this.#waiting;
  }

  /** Show this when its turn has come. */
  add(item: Item): void {
    this.#waiting.push(item);
    if (this.stay() === 0) this.cut();
    else this.#next();
  }

  /** Change what waits, such as who is here. */
  change(how: (item: Item, last: boolean) => Item): void {
    this.#waiting = this.#waiting.map((item, place, all) => how(item, place === all.length - 1));
  }

  /** Show the newest now, and do not wait for what was on show. */
  cut(): void {
    this.#stop();
    const items = this.#waiting.splice(0);
    if (items.length > 0) this.show(items);
  }

  /** Forget what waits. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
  }

  /** Nothing new is shown until this is let go. */
  hold(): () => void {
    this.#holds += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#holds -= 1;
      this.#next();
    };
  }

  #next(): void {
    if (this.#staying !== undefined || this.#holds > 0 || this.#waiting.length === 0) return;
    this.#staying = setTimeout(() => {
      this.#staying = undefined;
      this.#next();
    }, this.stay());
    this.show(this.#waiting.splice(0, 1));
  }

  #stop(): void {
    clearTimeout(this.#staying);
    this.#staying = undefined;
  }
}
