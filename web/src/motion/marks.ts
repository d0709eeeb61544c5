/** What changed since my last action stays marked until I act. */

const MARK = 'data-since-mine';

export class Marks {
  readonly #names = new Set<string>();

  /** These are new where they lie, or count something else. */
  add(elements: Iterable<Element>): void {
    for (const element of elements) this.#names.add(nameOf(element));
  }

  /** Elements are made anew all the time: whatever has a name that is marked, and nothing else, shows the mark. */
  show(root: Element): void {
    for (const element of root.querySelectorAll(`[data-piece], [data-count], [${MARK}]`)) {
      element.toggleAttribute(MARK, this.#names.has(nameOf(element)));
    }
  }

  clear(root: Element | null): void {
    this.#names.clear();
    if (root) this.show(root);
  }
}

/** A count by its name, a piece by its name and where it lies: it shares the name with others of its kind. */
function nameOf(element: Element): string {
  const { piece, count } = (element as HTMLElement | SVGElement).dataset;
  if (piece === undefined) return `count ${count}`;
  const place = element.parentElement?.closest<HTMLElement | SVGElement>('[data-place]')?.dataset.place;
  return `piece ${piece} ${place ?? ''}`;
}
