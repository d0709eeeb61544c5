/** The keyboard at the table. */

export interface Keys {
  choose: (index: number) => void;
  undo: () => void;
  restart: () => void;
  confirm: () => boolean;
  cancel: () => void;
  rule: () => void;
}

const TYPING = 'input, select, textarea, [contenteditable]';

/** Does what the key stands for; a key typed into a field stays there. */
export function onTableKey(event: KeyboardEvent, keys: Keys): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest(TYPING)) return;
  if (event.key === 'Enter') {
    if (!target?.closest('[data-keeps-enter]') && keys.confirm()) event.preventDefault();
    return;
  }
  if (/^[1-9]$/.test(event.key)) keys.choose(Number(event.key) - 1);
  else if (event.key === 'u') keys.undo();
  else if (event.key === 'r') keys.restart();
  else if (event.key === '?') keys.rule();
  else if (event.key === 'Escape') keys.cancel();
  else return;
  event.preventDefault();
}
