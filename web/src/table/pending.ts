/** The choice that waits for a confirmation stands out on the board: what it is done with, and where. */

/** Mark it and bring it in sight; answers how the mark goes again. */
export function markPending(board: HTMLElement, action: number): () => void {
  const found = [...board.querySelectorAll(`[data-action="${action}"], [data-actions~="${action}"]`)];
  for (const one of found) one.setAttribute('data-pending', '');
  found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  return () => {
    for (const one of found) one.removeAttribute('data-pending');
  };
}
