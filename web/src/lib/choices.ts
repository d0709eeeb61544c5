/** Legal actions grouped for a list: single buttons, and ranges of numbers such as bids. */

import type { ActionView } from '../api/types';

export interface NumberChoice {
  kind: 'number';
  /** What is chosen, by number. */
  actions: Map<number, ActionView>;
  lowest: number;
  highest: number;
}

export interface SingleChoice {
  kind: 'single';
  action: ActionView;
  /** The key that chooses it: 1 to 9, or 0 for none. */
  key: number;
}

export type Choice = NumberChoice | SingleChoice;

const MANY = 12;

export function choices(legal: readonly ActionView[]): Choice[] {
  const ranges = legal.length > MANY ? numberRanges(legal) : new Map<string, NumberChoice>();
  const found: Choice[] = [];
  const placed = new Set<string>();
  for (const [index, action] of legal.entries()) {
    const range = ranges.get(action.message.key);
    if (!range) found.push({ kind: 'single', action, key: index < 9 ? index + 1 : 0 });
    else if (!placed.has(action.message.key)) {
      placed.add(action.message.key);
      found.push(range);
    }
  }
  return found;
}

function numberRanges(legal: readonly ActionView[]): Map<string, NumberChoice> {
  const byKey = grouped(legal);
  const ranges = new Map<string, NumberChoice>();
  for (const [key, actions] of byKey) {
    const numbers = new Map<number, ActionView>();
    for (const action of actions) {
      const values = Object.values(action.message.args);
      if (values.length === 1 && typeof values[0] === 'number') numbers.set(values[0], action);
    }
    if (actions.length < 4 || numbers.size !== actions.length) continue;
    ranges.set(key, { kind: 'number', actions: numbers, lowest: Math.min(...numbers.keys()), highest: Math.max(...numbers.keys()) });
  }
  return ranges;
}

function grouped(legal: readonly ActionView[]): Map<string, ActionView[]> {
  const groups = new Map<string, ActionView[]>();
  for (const action of legal) groups.set(action.message.key, [...(groups.get(action.message.key) ?? []), action]);
  return groups;
}
