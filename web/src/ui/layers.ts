/** What lies over the page. Escape closes the uppermost of it, and then means nothing else. */

type Close = () => void;

const layers: Close[] = [];

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  layers.at(-1)?.();
}

/** From now on this lies uppermost, until the answer is called. */
export function lieOver(close: Close): () => void {
  if (layers.length === 0) addEventListener('keydown', onKey, { capture: true });
  layers.push(close);
  return () => {
    const at = layers.lastIndexOf(close);
    if (at >= 0) layers.splice(at, 1);
    if (layers.length === 0) removeEventListener('keydown', onKey, { capture: true });
  };
}
