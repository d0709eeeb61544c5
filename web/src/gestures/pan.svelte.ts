/** Fingers or a mouse on a view: one moves it, two bring it nearer. */

import { apart, pointOf, type Point } from './point';
import type { Box, View } from './view.svelte';

/** Less is a click. */
const CLICK = 6;

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'pointerType' | 'buttons'>;
type Click = Pick<MouseEvent, 'stopPropagation' | 'preventDefault'>;

export class Pan {
  moved = $state(false);
  readonly #fingers = new Map<number, Point>();

  constructor(
    private readonly view: View,
    private readonly box: () => Box,
    /** Units of the box for each pixel. */
    private readonly scale: () => number,
  ) {}

  /** Handlers for what is looked at. */
  readonly on = {
    onpointerdown: (event: Pointer): void => {
      this.moved = false;
      this.#fingers.set(event.pointerId, pointOf(event));
    },
    onpointermove: (event: Pointer): void => this.#move(event),
    onpointerup: (event: Pointer): void => this.#lift(event),
    onpointercancel: (event: Pointer): void => this.#lift(event),
    onpointerleave: (event: Pointer): void => this.#lift(event),
    /** A drag is no click. */
    onclickcapture: (event: Click): void => {
      if (!this.moved) return;
      event.stopPropagation();
      event.preventDefault();
      this.moved = false;
    },
  };

  #lift(event: Pointer): void {
    this.#fingers.delete(event.pointerId);
  }

  #move(event: Pointer): void {
    const was = this.#fingers.get(event.pointerId);
    if (!was || (event.pointerType === 'mouse' && event.buttons === 0)) {
      this.#lift(event);
      return;
    }
    const now = pointOf(event);
    if (this.#fingers.size === 2) {
      const [, other] = [...this.#fingers].find(([id]) => id !== event.pointerId)!;
      this.view.nearer((apart(now, other) || 1) / (apart(was, other) || 1), this.box());
    } else {
      if (this.view.zoom === 1 || (!this.moved && apart(now, was) < CLICK)) return;
      this.view.move((was.x - now.x) * this.scale(), (was.y - now.y) * this.scale(), this.box());
    }
    this.moved = true;
    this.#fingers.set(event.pointerId, now);
  }
}
