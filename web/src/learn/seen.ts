/** What lies where on the page, looked at again with every frame: boards move, pages scroll, phones turn. */

import type { Box } from './corner';

/** So far things keep off the edges of the window. */
export const GAP = 10;

/** Do this with every frame, until the answer is called. */
export function everyFrame(look: (time: number) => void): () => void {
  let next = requestAnimationFrame(function again(time) {
    look(time);
    next = requestAnimationFrame(again);
  });
  return () => cancelAnimationFrame(next);
}

export const isSeen = (one: Element): boolean =>
  one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;

/** What is on the table page and can be seen, by its selector. */
export const onTable = (selector: string): Element[] => [...document.querySelectorAll(`#main ${selector}`)].filter(isSeen);

/** The window without the bar above the table and what lies at its lower edge: the tabs, or a moment above them. */
export function room(): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const main = document.getElementById('main');
  const edges = main?.getBoundingClientRect();
  const bar = main?.previousElementSibling?.getBoundingClientRect();
  const lowest = ['[aria-controls="main"]', '[data-moment="below"]'].flatMap((one) => [...document.querySelectorAll(one)]);
  const top = Math.max(0, bar?.bottom ?? 0) + GAP;
  const left = Math.max(0, edges?.left ?? 0) + GAP;
  const right = Math.min(clientWidth, edges?.right ?? clientWidth) - GAP;
  const bottom = Math.min(clientHeight, ...lowest.filter(isSeen).map((one) => one.getBoundingClientRect().top)) - GAP;
  return { left, top, width: right - left, height: bottom - top };
}
