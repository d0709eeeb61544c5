/** What changed since my last action stays marked until I act. */

const MARK = 'data-since-mine';

export class Marks {
  #elements = new WeakSet<Element>();
  readonly #names = new Set<string>();

  /** These are new where they lie, or count something else. */
  add(elements: Iterable<Element>): void {
    for (const element of elements) {
      this.#elements.add(element);
      this.#names.add(nameOf(element));
    }
  }

  /** What is drawn anew is known again by its name, unless it shares that with others. */
  show(root: Element): void {
    const all = [...root.querySelectorAll(`[data-piece], [data-count], [${MARK}]`)];
    const named = new Map<string, number>();
    for (const element of all) named.set(nameOf(element), (named.get(nameOf(element)) ?? 0) + 1);
    for (const element of all) {
      const name = nameOf(element);
      element.toggleAttribute(MARK, this.#elements.has(element) || (this.#names.has(name) && named.get(name) === 1));
    }
  }

  clear(root: Element | null): void {
    this.#elements = new WeakSet();
    this.#names.clear();
    if (root) this.show(root);
  }
}

/** A count by its name, a piece by its name and where it lies. */
function nameOf(element: Element): string {
  const { piece, count } = (element as HTMLElement | SVGElement).dataset;
  if (piece === undefined) return `count ${count}`;
  const place = element.parentElement?.closest<HTMLElement | SVGElement>('[data-place]')?.dataset.place;
  return `piece ${piece} ${place ?? ''}`;
}
