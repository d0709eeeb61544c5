/** Which legal move is this? The one way in which boards find what may be done: by the moves' typed form. */

import type { ActionView } from '../api/types';

/** A move as the wire spells it: its kind, and the names of the data. */
export interface AnyMove {
  kind: string;
}

type Of<M extends AnyMove, K extends M['kind']> = Extract<M, { kind: K }>;

export class Legal<M extends AnyMove> {
  constructor(readonly all: readonly ActionView[]) {}

  /** The legal moves of one kind, with what they are. */
  each<K extends M['kind']>(kind: K): { view: ActionView; move: Of<M, K> }[] {
    return this.all.flatMap((view) => (view.move.kind === kind ? [{ view, move: view.move as unknown as Of<M, K> }] : []));
  }

  /** The legal moves of this kind that have all these fields. */
  where<K extends M['kind']>(kind: K, fields: Partial<Of<M, K>> = {}): ActionView[] {
    const wanted = Object.entries(fields);
    return this.all.filter((view) => view.move.kind === kind && wanted.every(([name, value]) => view.move[name] === value));
  }

  /** The legal move of this kind with all these fields; none if it cannot be done now. */
  find<K extends M['kind']>(kind: K, fields: Partial<Of<M, K>> = {}): ActionView | undefined {
    return this.where(kind, fields)[0];
  }
}
