/** A piece that is lifted, carried and let go. */

import { apart, pointOf, type Point } from './point';

interface Ways {
  /** Whether it may be lifted now. */
  may: () => boolean;
  /** It is taken along only when it was carried so far; let go before, it was tapped. */
  slack?: number;
  /** It is here now. */
  carried: (at: Point) => void;
  /** It is carried no more, whether it was let go or the browser took the pointer away; comes before what follows from it. */
  ended: () => void;
  dropped: (at: Point) => void;
  tapped?: () => void;
}

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY' | 'pointerId' | 'button'> & {
  currentTarget: Pick<Element, 'setPointerCapture'>;
};

export class Drag {
  /** How far it was carried; null while it lies. */
  shift = $state.raw<Point | null>(null);
  #from: Point | null = null;
  readonly #ways: Ways;
  readonly #slack: number;

  constructor(ways: Ways) {
    this.#ways = ways;
    this.#slack = ways.slack ?? 0;
  }

  /** Handlers for the piece. */
  readonly on = {
    onpointerdown: (event: Pointer): void => {
      if (event.button !== 0 || !this.#ways.may()) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      this.#from = pointOf(event);
      if (this.#slack === 0) this.shift = { x: 0, y: 0 };
    },
    onpointermove: (event: Pointer): void => {
      if (!this.#from) return;
      const at = pointOf(event);
      if (!this.shift && apart(at, this.#from) < this.#slack) return;
      this.shift = { x: at.x - this.#from.x, y: at.y - this.#from.y };
      this.#ways.carried(at);
    },
    onpointerup: (event: Pointer): void => {
      if (!this.#from) return;
      const carried = this.shift !== null;
      this.#end();
      if (carried) this.#ways.dropped(pointOf(event));
      else this.#ways.tapped?.();
    },
    onpointercancel: (): void => {
      if (this.#from) this.#end();
    },
  };

  #end(): void {
    this.#from = null;
    this.shift = null;
    this.#ways.ended();
  }
}
