/** The line that says in words what the target under the pointer or the focus would do. */

import { getContext, setContext } from 'svelte';

export class Hint {
  text = $state('');

  /** Handlers for a target: its words while it is hovered or focused. */
  on(words: () => string) {
    const show = () => (this.text = words());
    const hide = () => (this.text = '');
    return { onpointerenter: show, onfocus: show, onpointerleave: hide, onblur: hide };
  }
}

const KEY = Symbol('board hint');

export const provideHint = (): Hint => setContext(KEY, new Hint());
export const useHint = (): Hint => getContext<Hint>(KEY);
