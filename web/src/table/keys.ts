/** The keyboard at the table. Each key has one meaning at every table; web-keys-* tells them to people. */

import { letter, typed } from '../lib/keys';

interface Keys {
  choose: (digit: string) => void;
  undo: () => void;
  restart: () => void;
  confirm: () => boolean;
  cancel: () => void;
  rule: () => void;
  hint: () => void;
}

/** Does what the key stands for; a key typed into a field stays there. */
export function onTableKey(event: KeyboardEvent, keys: Keys): void {
  if (typed(event)) return;
  if (event.key === 'Enter') {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest('[data-keeps-enter]') && keys.confirm()) event.preventDefault();
    return;
  }
  if (/^[0-9]$/.test(event.key)) keys.choose(event.key);
  else if (event.key === '?') keys.rule();
  else if (event.key === 'Escape') keys.cancel();
  else if (letter(event) === 'h') keys.hint();
  else if (letter(event) === 'u') (event.shiftKey ? keys.restart : keys.undo)();
  else return;
  event.preventDefault();
}
