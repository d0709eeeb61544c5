/** The log in parts: a heading for every turn or phase, the lines below it, and which of them may be skipped. */

import type { EntryView, EventView, MessageView } from '../api/types';
import { logLines, type LogLine } from './playlog';

export interface Line {
  key: string;
  entry: EntryView;
  /** What happened; null for what the entry itself says, such as that somebody sat down. */
  event: EventView | null;
  undone: boolean;
  /** Draws, what was forced, and what was taken back: it may be skipped. */
  aside: boolean;
}

export interface Part {
  key: string;
  heading: MessageView | null;
  lines: Line[];
  /** How many of them may be skipped. */
  asides: number;
}

/** Kept with their entries: of a log that grows, only what is new is drawn anew. */
const kept = { done: new WeakMap<EntryView, Line[]>(), undone: new WeakMap<EntryView, Line[]>() };
const own = new WeakMap<EntryView, Line>();

function linesOf({ entry, undone }: LogLine): Line[] {
  const store = undone ? kept.undone : kept.done;
  let lines = store.get(entry);
  if (!lines) {
    lines = entry.events.map((event, index) => ({
      key: `${entry.n}.${index}`,
      entry,
      event,
      undone,
      aside: undone || entry.forced === true || event.told === 'aside',
    }));
    store.set(entry, lines);
  }
  return lines;
}

/** What the entry itself says, whatever happened by it. */
function ownLine(entry: EntryView): Line {
  const line = own.get(entry) ?? { key: `${entry.n}`, entry, event: null, undone: false, aside: false };
  own.set(entry, line);
  return line;
}

/** The log in parts; `speaks` tells of which entries something is said besides their events. */
export function logParts(entries: readonly EntryView[], speaks: (entry: EntryView) => boolean): Part[] {
  let part: Part = { key: 'start', heading: null, lines: [], asides: 0 };
  const parts = [part];
  for (const told of logLines(entries)) {
    if (speaks(told.entry)) part.lines.push(ownLine(told.entry));
    for (const line of linesOf(told)) {
      const { heading, told: how } = line.event!;
      if (heading && !line.undone && !same(heading, part.heading)) {
        part = { key: line.key, heading, lines: [], asides: 0 };
        parts.push(part);
      }
      if (how === 'heading' && !line.undone) continue;
      part.lines.push(line);
      if (line.aside) part.asides += 1;
    }
  }
  return parts.filter((one) => one.heading || one.lines.length > 0);
}

const same = (one: MessageView, other: MessageView | null): boolean => JSON.stringify(one) === JSON.stringify(other);
