/** A target that is no button element, such as a part of a drawing, is pressed like one. */

import { hands } from '../lib/keys';

/** Handlers for it, which say what was pressed, and whether by a finger. */
export function pressing(press: (target: Element, touched: boolean) => void) {
  return {
    onclick: (event: MouseEvent): void => press(event.currentTarget as Element, hands.touching),
    onkeydown: (event: KeyboardEvent): void => {
      const target = event.currentTarget as Element;
      if (event.key === ' ') {
        event.preventDefault();
        press(target, false);
      } else if (event.key === 'Enter') {
        // The table may take this key as the answer to its question.
        setTimeout(() => {
          if (!event.defaultPrevented) press(target, false);
        });
      }
    },
  };
}
