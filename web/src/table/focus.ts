/** The focus goes where the next decision is. */

import { hands, TYPING } from '../lib/keys';

/** What a board offers. The part that is asked says so with data-asked, a choice that only ends or passes with data-last. */
const CHOICE = '[data-action], [data-choice]';
/** Whoever is at work here, or has opened something here, is not disturbed; what is read beside the board says data-beside. */
const BUSY = `${TYPING}, dialog, [popover], [aria-controls][aria-expanded="true"], [data-beside]`;

/** To the first choice for somebody at the keyboard, else to the board, from which the Tab key leads there. */
export function toDecision(board: HTMLElement): void {
  const now = document.activeElement;
  if (now?.closest(BUSY)) return;
  if (!hands.atKeys) {
    if (!board.contains(now)) board.focus({ preventScroll: true });
    return;
  }
  const choice = firstChoice([...board.querySelectorAll('[data-asked]'), board]);
  (choice ?? board).focus({ preventScroll: true });
  choice?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A key too many should end nobody's turn. */
function firstChoice(parts: Element[]): HTMLElement | SVGElement | undefined {
  const found = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement | SVGElement>(CHOICE)]);
  const open = found.filter((one) => !one.matches(':disabled, [inert] *') && one.checkVisibility({ visibilityProperty: true }));
  return open.find((one) => !('last' in one.dataset)) ?? open[0];
}

/** A key that is held down plays once. */
export function playsAgain(event: KeyboardEvent): boolean {
  return (
    event.repeat &&
    ['Enter', ' '].includes(event.key) &&
    event.target instanceof Element &&
    event.target.closest(CHOICE) !== null
  );
}
