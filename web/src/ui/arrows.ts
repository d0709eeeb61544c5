/** Along a row or a list by keys: the arrows go round, Home and End to its ends. */

type Direction = 'Left' | 'Right' | 'Up' | 'Down';

/** Which of so many is meant by the key, and the key is used up; null if none is. */
export function stepped(
  event: Pick<KeyboardEvent, 'key' | 'preventDefault'>,
  at: number,
  count: number,
  back: Direction,
  on: Direction,
): number | null {
  const next =
    event.key === `Arrow${on}`
      ? (at + 1) % count
      : event.key === `Arrow${back}`
        ? (at + count - 1) % count
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? count - 1
            : null;
  if (next !== null) event.preventDefault();
  return next;
}
