/** Which events make a moment that is shown by itself, as each game says in games/NAME/moments.ts. */

import type { EventView } from '../api/types';

/** Those of these events that belong to a moment; none if they make none. */
export type FindMoment = (events: readonly EventView[]) => EventView[];

const found = import.meta.glob<FindMoment>('./*/moments.ts', { eager: true, import: 'moment' });

export const momentIn = (game: string, events: readonly EventView[]): EventView[] =>
  found[`./${game}/moments.ts`]?.(events) ?? [];
