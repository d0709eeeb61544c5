/** A sentence in pieces: its words, and what can be drawn in their place. */

import type { MessageView } from '../api/types';

export interface Drawn {
  /** The argument of the sentence that is drawn. */
  of: string;
  /** What it would say. */
  words: string;
}

/** Letters that no language has stand for what is drawn, while the sentence is made. */
const FIRST = 0xe000;
const HOLE = /([\ue000-\ue0ff])/;

type Say = (message: MessageView) => string;

export function pictured(message: MessageView, drawn: readonly string[], say: Say): (string | Drawn)[] {
  const found = drawn.filter((name) => isMessage(message.args[name]));
  if (found.length === 0) return [say(message)];
  const holes = Object.fromEntries(found.map((name, place) => [name, String.fromCharCode(FIRST + place)]));
  return say({ key: message.key, args: { ...message.args, ...holes } })
    .split(HOLE)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const of = HOLE.test(piece) ? found[piece.charCodeAt(0) - FIRST]! : null;
      return of === null ? piece : { of, words: say(message.args[of] as MessageView) };
    });
}

const isMessage = (value: unknown): boolean => typeof value === 'object' && value !== null && 'key' in value;
