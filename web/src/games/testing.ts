/** For tests: events of these facts, and the kinds of events. */

import type { EventView } from '../api/types';

export const eventsOf = (...facts: Record<string, unknown>[]): EventView[] =>
  facts.map((one) => ({ facts: one, message: { key: 'k', args: {} } }));

export const kindsOf = (events: readonly EventView[]): unknown[] => events.map((event) => event.facts.kind);
