/** What the parts of every board need; a game's own scene.ts says what else there is in it. */

import type { EventView } from '../api/types';
import type { AnyMove } from '../lib/legal';
import type { BoardProps, Speak, Translate } from './contract';
import type { Look } from './look.svelte';

export interface AnyScene<Observation, M extends AnyMove> {
  seen: Observation;
  viewer: number;
  names: string[];
  toAct: number[];
  /** What happened since the position shown before. */
  lastEvents: EventView[];
  /** What is looked at, and what the engine says of it. */
  look: Look<M>;
  /** A request is on its way: choices stay where they are, but do nothing. */
  busy: boolean;
  say: Speak;
  t: Translate;
  choose: (action: number) => void;
  animate: boolean;
}

export function sceneOf<Observation, M extends AnyMove>(
  { observation, viewer, names, toAct, lastEvents, busy, say, t, choose, animate }: BoardProps<Observation>,
  look: Look<M>,
): AnyScene<Observation, M> {
  return {
    seen: observation,
    viewer,
    names,
    toAct,
    lastEvents,
    look,
    busy,
    say,
    t,
    choose: (action) => {
      if (!busy) choose(action);
    },
    animate,
  };
}

/** What happened last, while nothing is asked. */
export function lastSaid<Observation>({ lastEvents, say }: BoardProps<Observation>): string {
  const last = lastEvents.at(-1);
  return last ? say(last.message) : '';
}
