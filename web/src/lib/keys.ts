/** What was pressed, and how the person at the screen was last at work. */

export const TYPING = 'input, select, textarea, [contenteditable]';

/** Whether the key belongs to a field, or to the browser. */
export function typed(event: KeyboardEvent): boolean {
  return (
    event.ctrlKey || event.metaKey || event.altKey || (event.target instanceof Element && event.target.closest(TYPING) !== null)
  );
}

/** The letter on the key, also where it types another alphabet. */
export function letter(event: KeyboardEvent): string {
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  return /^Key[A-Z]$/.test(event.code) ? event.code.charAt(3).toLowerCase() : '';
}

class Hands {
  /** Whether the last thing that was touched is the keyboard. */
  atKeys = false;
  /** Whether a finger was the last to point. */
  touching = false;

  constructor() {
    globalThis.addEventListener?.('keydown', () => (this.atKeys = true), { capture: true });
    globalThis.addEventListener?.(
      'pointerdown',
      ({ pointerType }) => {
        this.atKeys = false;
        this.touching = pointerType === 'touch';
      },
      { capture: true },
    );
  }
}

export const hands = new Hands();
