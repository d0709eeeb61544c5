/** Pieces travel from where they were to where they are; only transforms and opacity change, and nothing waits for it. */

import { ghostOf, moverOf } from './ghost';
import { journeys } from './match';
import type { Gain } from './gains';
import { centre, found, PLAYERS, shown, type Box, type Piece, type Scene } from './measure';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** When more than this changes at once, the board was drawn anew: nothing travels. */
const MOST = 40;
/** Pieces that travel together start one after the other. */
const STAGGER = 45;
const LONGEST_STAGGER = 270;
/** Of what is counted so many travel at most, so large: few pixels on their way are seen by nobody. */
const MOST_COINS = 6;
const COIN = 26;
/** They take their time, so that they can be counted. */
const COIN_TIME = 1.6;

/** How long a journey of so many pixels takes, in milliseconds. */
export const duration = (distance: number): number => Math.min(350, 150 + distance * 0.3);

export class Travel {
  #running: Animation[] = [];

  constructor(private readonly overlay: HTMLElement) {}

  /** Let everything go from its place in the one scene to its place in the other; tells which pieces are new where they lie. */
  go(root: Element, before: Scene, ghosts: Map<Piece, Element>, after: Scene, slowness: number): Piece[] {
    this.stop();
    const { moved, appeared, gone } = journeys(before.pieces, after.pieces);
    const far = moved.filter(({ before, after }) => before.frame !== after.frame || after.element instanceof SVGElement);
    const changed = [...far.map((journey) => journey.after), ...appeared];
    if (slowness === 0 || moved.length + appeared.length + gone.length > MOST) return changed;
    const delay = staggered(slowness);
    // All copies are made before anything is shown, so that the page is laid out once.
    const starts = [
      ...far.map(({ before, after }) => this.#flight(root, after, before.box, delay(), slowness)),
      ...appeared.map((piece) => {
        const from = found(piece.from, after, before);
        return from
          ? this.#flight(root, piece, shrunk(piece.box, from), delay(), slowness)
          : () => this.#arrive(piece, slowness);
      }),
      ...gone.flatMap((piece) => {
        const to = found(piece.to, after, before);
        const ghost = ghosts.get(piece);
        return to && ghost ? [this.#leave(ghost, piece, to, delay(), slowness)] : [];
      }),
    ];
    for (const start of starts) start();
    for (const { before, after } of moved) if (!changed.includes(after)) this.#slide(before, after, slowness);
    return changed;
  }

  /** What was gained or paid goes from or to where it is counted; unlike pieces nobody follows each of them. */
  pay(root: Element, gained: readonly Gain[], before: Scene, after: Scene, slowness: number): void {
    if (slowness === 0) return;
    const delay = staggered(slowness);
    const starts = gained.flatMap(({ name, gain }) => {
      const coin = after.coins.get(name);
      const there = coin && found(gain > 0 ? coin.from : coin.to, after, before);
      const here = coin && (shown(coin.box) ? coin.box : found([PLAYERS], after, before));
      if (!there || !here) return [];
      const box = sized(here, COIN);
      const ghost = ghostOf(coin.element, box, root);
      return Array.from({ length: Math.min(MOST_COINS, Math.abs(gain)) }, () =>
        this.#fly(ghost.cloneNode(true) as Element, box, sized(there, COIN), gain > 0, delay(), slowness),
      );
    });
    for (const start of starts) start();
  }

  /** What is still on its way is where it goes. */
  stop(): void {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    this.overlay.replaceChildren();
  }

  #flight(root: Element, piece: Piece, start: Box, delay: number, slowness: number): () => void {
    const ghost = ghostOf(piece.element, piece.box, root);
    const { frames, time } = way(start, piece.box, slowness);
    return () => {
      this.overlay.append(ghost);
      const flight = this.#run(moverOf(ghost), frames, { duration: time, delay, easing: EASE, fill: 'both' });
      const hidden = this.#run(piece.element, [{ opacity: 0 }, { opacity: 0 }], { duration: time + delay });
      flight.onfinish = () => {
        hidden.cancel();
        ghost.remove();
      };
    };
  }

  /** From there to here where it comes, else the other way; it is seen on the way only. */
  #fly(coin: Element, here: Box, there: Box, comes: boolean, delay: number, slowness: number): () => void {
    const { frames, time } = way(there, here, slowness);
    const [first, last] = comes ? frames : frames.toReversed();
    return () => {
      this.overlay.append(coin);
      const steps = [
        { ...first, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { opacity: 1, offset: 0.85 },
        { ...last, opacity: 0 },
      ];
      const timing: KeyframeAnimationOptions = { duration: time * COIN_TIME, delay, easing: 'ease-in-out', fill: 'both' };
      this.#run(moverOf(coin), steps, timing).onfinish = () => coin.remove();
    };
  }

  #leave(ghost: Element, piece: Piece, to: Box, delay: number, slowness: number): () => void {
    const { frames, time } = way(shrunk(piece.box, to), piece.box, slowness);
    const [away, here] = frames;
    return () => {
      this.overlay.append(ghost);
      const steps = [
        { ...here, opacity: 1 },
        { opacity: 1, offset: 0.7 },
        { ...away, opacity: 0 },
      ];
      this.#run(moverOf(ghost), steps, { duration: time, delay, easing: EASE, fill: 'both' }).onfinish = () => ghost.remove();
    };
  }

  /** A shift among its neighbours happens in its place. */
  #slide(before: Piece, after: Piece, slowness: number): void {
    const x = before.within.x - after.within.x;
    const y = before.within.y - after.within.y;
    const frames = [{ translate: `${x}px ${y}px` }, { translate: '0px 0px' }];
    this.#run(after.element, frames, { duration: duration(Math.hypot(x, y)) * slowness, easing: EASE });
  }

  /** A drawn thing has its origin elsewhere: it only fades in. */
  #arrive(piece: Piece, slowness: number): void {
    const grows = !(piece.element instanceof SVGElement);
    const frames = [
      { opacity: 0, ...(grows && { scale: 0.85 }) },
      { opacity: 1, ...(grows && { scale: 1 }) },
    ];
    this.#run(piece.element, frames, { duration: 220 * slowness, easing: EASE });
  }

  #run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
    const animation = element.animate(frames, { ...timing, id: 'travel' });
    this.#running.push(animation);
    return animation;
  }
}

/** From one box to the other, for something that lies in the latter. */
export function way(start: Box, end: Box, slowness: number): { frames: [Keyframe, Keyframe]; time: number } {
  const [a, b] = [centre(start), centre(end)];
  const scale = end.width > 0 ? start.width / end.width : 1;
  return {
    frames: [
      { translate: `${a.x - b.x}px ${a.y - b.y}px`, scale: String(scale) },
      { translate: '0px 0px', scale: '1' },
    ],
    time: duration(Math.hypot(a.x - b.x, a.y - b.y)) * slowness,
  };
}

/** A square of this size in the middle of a box. */
function sized(box: Box, size: number): Box {
  const { x, y } = centre(box);
  return { x: x - size / 2, y: y - size / 2, width: size, height: size };
}

/** The box of a piece, made small enough for a place, and in its middle. */
export function shrunk(piece: Box, place: Box): Box {
  const scale = Math.max(0.3, Math.min(1, place.width / piece.width, place.height / piece.height));
  const { x, y } = centre(place);
  const [width, height] = [piece.width * scale, piece.height * scale];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function staggered(slowness: number): () => number {
  let started = 0;
  return () => Math.min(LONGEST_STAGGER, STAGGER * started++) * slowness;
}
