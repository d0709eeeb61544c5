/**
 * The line that says in words what the thing under the pointer or the focus is, or would do.
 * It belongs to that thing and to this position: it goes with either.
 */

import { getContext, setContext, untrack } from 'svelte';

interface Told {
  by: Element | null;
  text: string;
  shown: (on: boolean) => void;
}

interface Ways {
  /** What else is shown and hidden with the words. */
  shown?: (on: boolean) => void;
  /** A finger that is lifted leaves the words until the next touch. */
  lasting?: boolean;
}

type Pointed = { currentTarget: EventTarget | null };
type Point = { x: number; y: number };

export class Hint {
  #told = $state.raw<Told | null>(null);
  /** Where the pointer was when the position changed: what comes to lie under it there was not asked for. */
  #rested: Point | null = null;
  #pointer: Point | null = null;
  /** What was in focus when the window went behind another: it gets its focus back unasked. */
  #behind: EventTarget | null = null;
  readonly #leaving =
    globalThis.MutationObserver &&
    new MutationObserver(() => {
      if (this.#told?.by && !this.#told.by.isConnected) this.clear();
    });

  get text(): string {
    return this.#told?.text ?? '';
  }

  /** The thing that is spoken of. */
  get by(): Element | null {
    return this.#told?.by ?? null;
  }

  /** Handlers for a target: its words while it is hovered or focused. */
  on(words: () => string, { shown = () => undefined, lasting = false }: Ways = {}) {
    const show = (event: Pointed) => this.#tell(event.currentTarget as Element, words, shown);
    const hide = (event: Pointed) => {
      if (this.#told?.by === event.currentTarget) this.clear();
    };
    const point = (event: PointerEvent) => {
      if (event.clientX === this.#rested?.x && event.clientY === this.#rested.y) return;
      this.#rested = null;
      show(event);
    };
    return {
      'data-speaks': '',
      // A mouse that rests asks nothing, whatever comes to lie under it; a finger does not move before it asks.
      onpointerenter: (event: PointerEvent) => event.pointerType === 'mouse' || point(event),
      onpointermove: point,
      onpointerleave: (event: PointerEvent) => {
        if (!lasting || event.pointerType !== 'touch') hide(event);
      },
      onfocus: (event: FocusEvent) => {
        if (this.#behind !== event.currentTarget) show(event);
        this.#behind = null;
      },
      onblur: (event: FocusEvent) => {
        if (document.activeElement === event.currentTarget) this.#behind = event.currentTarget;
        hide(event);
      },
    };
  }

  /** Words about what is going on, such as a card that is dragged. */
  tell(text: string): void {
    this.#tell(
      null,
      () => text,
      () => undefined,
    );
  }

  clear(): void {
    const told = this.#told;
    this.#told = null;
    this.#leaving?.disconnect();
    told?.shown(false);
  }

  /** Another position: what was said is not about it. */
  moved(): void {
    this.#rested = this.#pointer;
    this.clear();
  }

  /** Keep in mind where the pointer is; once it has gone, it does not rest there any more. */
  follow(event: PointerEvent): void {
    this.#pointer = { x: event.clientX, y: event.clientY };
    if (event.clientX !== this.#rested?.x || event.clientY !== this.#rested.y) this.#rested = null;
  }

  /** What is shown with the words comes first: they may speak of it. */
  #tell(by: Element | null, words: () => string, shown: (on: boolean) => void): void {
    if (this.#told?.by !== by) this.clear();
    shown(true);
    this.#told = { by, text: words(), shown };
    if (by) this.#leaving?.observe(document.body, { childList: true, subtree: true });
  }
}

const KEY = Symbol('board hint');

/** The hint of a board, whose position this is. News that leave the position as it is leave the words, too. */
export function provideHint(position: () => unknown): Hint {
  const hint = new Hint();
  const now = $derived(JSON.stringify(position()));
  $effect(() => {
    void now;
    untrack(() => hint.moved());
  });
  $effect(() => {
    const follow = (event: PointerEvent) => hint.follow(event);
    document.addEventListener('pointermove', follow, { capture: true, passive: true });
    return () => document.removeEventListener('pointermove', follow, { capture: true });
  });
  return setContext(KEY, hint);
}

export const useHint = (): Hint => getContext<Hint>(KEY);
