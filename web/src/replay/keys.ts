/** The keyboard in a replay. */

interface Keys {
  back: () => void;
  forward: () => void;
  first: () => void;
  last: () => void;
  play: () => void;
}

/** Does what the key stands for; a field keeps its keys, and a button its space bar. */
export function onReplayKey(event: KeyboardEvent, keys: Keys): void {
  if (event.target instanceof Element && event.target.closest('input, select, button, a')) {
    if (event.key === ' ' || event.target.closest('input, select')) return;
  }
  if (event.key === 'ArrowLeft') keys.back();
  else if (event.key === 'ArrowRight') keys.forward();
  else if (event.key === 'Home') keys.first();
  else if (event.key === 'End') keys.last();
  else if (event.key === ' ') keys.play();
  else return;
  event.preventDefault();
}
