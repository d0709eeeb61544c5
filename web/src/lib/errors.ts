/** What a person reads when something went wrong. */

import { Refusal } from '../api/http';
import { toasts } from './toasts.svelte';
import { t, words } from './words.svelte';

export function tellError(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return;
  toasts.tell(error instanceof Refusal ? words.say(error.problem.message, []) : t('web-error-unreachable'), true);
}

/** Do it, and tell if it fails. */
export async function attempt<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    tellError(error);
    return null;
  }
}
