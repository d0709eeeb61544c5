/** A thing that says at its place what it is, while it is hovered or focused, or when a finger rests on it. */

import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { apart, pointOf, type Point } from '../gestures/point';
import Spoken from './Spoken.svelte';

const HOVER_MS = 350;
const LONG_MS = 500;
/** A finger that goes farther scrolls. */
const REST = 10;

type Said = ReturnType<typeof mount>;

/** Only one thing speaks at a time. */
let hush: () => void = () => undefined;

export function speaks(words: () => string): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    thing.dataset['speaks'] = '';
    let said: Said | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let rests: Point | null = null;
    /** The mouse has come over it, or it under the mouse; who has not moved since then has not asked. */
    let over = false;

    function speak(): void {
      if (said || words() === '') return;
      hush();
      hush = silence;
      // Beside it in the tree, so that it is seen over a dialog, too.
      const target = thing.closest('dialog, [popover], main') ?? document.body;
      said = mount(Spoken, { target, props: { owner: thing, words, onClose: silence } });
    }

    function silence(): void {
      clearTimeout(timer);
      rests = null;
      if (!said) return;
      void unmount(said);
      said = null;
    }

    const wait = (ms: number): void => {
      clearTimeout(timer);
      timer = setTimeout(speak, ms);
    };
    const handlers: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      pointerenter: (event) => (over = event.pointerType !== 'touch'),
      pointerleave: (event) => {
        over = false;
        if (event.pointerType !== 'touch') silence();
      },
      pointerdown: (event) => {
        over = false;
        silence();
        if (event.pointerType !== 'touch') return;
        rests = pointOf(event);
        wait(LONG_MS);
      },
      pointermove: (event) => {
        if (over) wait(HOVER_MS);
        over = false;
        if (rests && apart(rests, pointOf(event)) > REST) silence();
      },
      // What a finger called up stays until the next touch.
      pointerup: () => said || silence(),
      pointercancel: silence,
      contextmenu: (event) => rests && event.preventDefault(),
      // A long press asks; it does nothing else.
      click: (event) => {
        if (!said || !rests) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      focus: () => thing.matches(':focus-visible') && speak(),
      blur: silence,
    };
    const touched = (event: PointerEvent): void => {
      if (event.target instanceof Node && !thing.contains(event.target)) silence();
    };
    for (const [name, handler] of Object.entries(handlers)) {
      thing.addEventListener(name, handler as EventListener, { capture: name === 'click' });
    }
    document.addEventListener('pointerdown', touched, { capture: true });
    return () => {
      silence();
      for (const [name, handler] of Object.entries(handlers)) {
        thing.removeEventListener(name, handler as EventListener, { capture: name === 'click' });
      }
      document.removeEventListener('pointerdown', touched, { capture: true });
    };
  };
}
