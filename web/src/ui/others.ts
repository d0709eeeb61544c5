/** What else there is on the page: words about one thing should not hide the next one. */

import type { Other } from './place';

const THINGS = '[data-action], [data-choice], [data-speaks], [data-clear], button, input, select';
const SHUT = ':disabled, [aria-disabled="true"]';
/** What may be chosen, and what must be read for that. */
const CHOOSABLE = '[data-action], [data-choice], [data-clear], button, input, select';

/** All that can be chosen or asked about in the window, but for the thing itself, what lies in it and what it lies in. */
export function othersThan(thing: Element): Other[] {
  const found: Other[] = [];
  for (const other of document.querySelectorAll(THINGS)) {
    if (other.contains(thing) || thing.contains(other)) continue;
    const { left, top, right, bottom, width, height } = other.getBoundingClientRect();
    const inside = width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    if (!inside || !other.checkVisibility({ visibilityProperty: true })) continue;
    found.push({ left, top, width, height, choosable: other.matches(CHOOSABLE) && !other.matches(SHUT) });
  }
  return found;
}
