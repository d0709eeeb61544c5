/** What every part of the board needs besides. */

import type { Happening, Move, Observation, Player } from '../../api/games/tiletum';
import type { ActionView, PreviewAnswer } from '../../api/types';
import type { Legal } from '../../lib/legal';
import type { AnyScene } from '../scene';
import type { Turner } from './turner.svelte';

/** What is looked at: the ways to use it, or a move that cannot be done now. */
export type About = ActionView[] | Move | null;

export interface Scene extends AnyScene<Observation, Move> {
  /** The viewer's own board; a spectator has none. */
  mine: Player | undefined;
  legal: Legal<Move>;
  /** One way is done at once; of several the player picks one from a list beside the target. */
  pick: (actions: ActionView[], beside: Element | null) => void;
  /** What an action would do; null if nobody can say. */
  preview: (action: number) => Promise<PreviewAnswer | null>;
  turner: Turner;
  /** A table for fingers: one part is seen at a time. */
  narrow: boolean;
}

/** Where things go that somebody takes: to the seat that acts. */
export const taker = ({ seen: { turn } }: Scene): string => `storehouse-${turn} panel-${turn}`;

/** Whether this is what happened last. */
export const happened = ({ lastEvents }: Scene, kind: Happening['kind']): boolean =>
  lastEvents.some(({ facts }) => (facts as unknown as Happening).kind === kind);

/** Where things go that are thrown away, if that is what happens next: this place is there only afterwards. */
export const thrown = (scene: Scene, kind: Happening['kind']): string =>
  happened(scene, kind) ? taker(scene) : `${kind} ${taker(scene)}`;
