/** Legal actions grouped for a list: single buttons, and ranges of numbers such as bids. */

import type { ActionView } from '../api/types';

export interface NumberChoice {
  kind: 'number';
  /** What is chosen, by number. */
  actions: Map<number, ActionView>;
  lowest: number;
  highest: number;
}

interface SingleChoice {
  kind: 'single';
  action: ActionView;
  /** The digit key that chooses it, if there is one. */
  key: string;
}

type Choice = NumberChoice | SingleChoice;

const MANY = 12;

/**
 * What the digit keys choose. Where numbers are chosen (bids, prices), the choice of that number, and 0 the one that is no
 * number, such as to pass; elsewhere the first to the ninth choice.
 */
export function byDigit(legal: readonly ActionView[]): Map<string, ActionView> {
  const numbers = legal.filter((action) => numberOf(action) !== null);
  if (numbers.length === 0) return new Map(legal.slice(0, 9).map((action, index) => [String(index + 1), action]));
  const others = legal.filter((action) => numberOf(action) === null);
  const digits = numbers.filter((action) => numberOf(action)! >= 1 && numberOf(action)! <= 9);
  const found = new Map(digits.map((action) => [String(numberOf(action)), action]));
  return others.length === 1 ? found.set('0', others[0]!) : found;
}

const numberOf = (action: ActionView): number | null => action.number ?? null;
/** Choices of one kind belong together. */
export const kindOf = (action: ActionView): string => String(action.move.kind);

export function choices(legal: readonly ActionView[]): Choice[] {
  const keys = new Map([...byDigit(legal)].map(([key, action]) => [action.action, key]));
  const ranges = legal.length > MANY ? numberRanges(legal) : new Map<string, NumberChoice>();
  const found: Choice[] = [];
  const placed = new Set<string>();
  for (const action of legal) {
    const kind = kindOf(action);
    const range = ranges.get(kind);
    if (!range) found.push({ kind: 'single', action, key: keys.get(action.action) ?? '' });
    else if (!placed.has(kind)) {
      placed.add(kind);
      found.push(range);
    }
  }
  return found;
}

function numberRanges(legal: readonly ActionView[]): Map<string, NumberChoice> {
  const ranges = new Map<string, NumberChoice>();
  for (const [kind, actions] of grouped(legal)) {
    const numbers = new Map<number, ActionView>();
    for (const action of actions) {
      const number = numberOf(action);
      if (number !== null) numbers.set(number, action);
    }
    if (actions.length < 4 || numbers.size !== actions.length) continue;
    ranges.set(kind, {
      kind: 'number',
      actions: numbers,
      lowest: Math.min(...numbers.keys()),
      highest: Math.max(...numbers.keys()),
    });
  }
  return ranges;
}

function grouped(legal: readonly ActionView[]): Map<string, ActionView[]> {
  const groups = new Map<string, ActionView[]>();
  for (const action of legal) groups.set(kindOf(action), [...(groups.get(kindOf(action)) ?? []), action]);
  return groups;
}
