/** The log as people read it: sentences of the play, and which of them were taken back. */

import type { EntryView, EventView } from '../api/types';

export interface LogLine {
  entry: EntryView;
  /** Taken back later: struck through, and no position to link to. */
  undone: boolean;
}

type Kind = EntryView['kind'];

const QUIET = new Set<Kind>(['chat', 'created']);

export function logLines(entries: readonly EntryView[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const entry of entries) {
    if (entry.kind === 'undone') {
      for (const line of lines) if (line.entry.events.length > 0 && line.entry.move > entry.move) line.undone = true;
    }
    if (!QUIET.has(entry.kind)) lines.push({ entry, undone: false });
  }
  return lines;
}

/** What has happened, and still stands, since that seat last moved or took back, and after that entry. */
export function sinceMine(entries: readonly EntryView[], seat: number, after: number): EventView[] {
  if (seat < 0) return [];
  const last = entries.findLast((entry) => entry.seat === seat && (entry.kind === 'moved' || entry.kind === 'undone'));
  const from = Math.max(after, last?.n ?? 0);
  return logLines(entries)
    .filter((line) => !line.undone && line.entry.n > from)
    .flatMap((line) => line.entry.events);
}

export const chatLines = (entries: readonly EntryView[]): EntryView[] => entries.filter((entry) => entry.kind === 'chat');

/** The key of the sentence for an entry of each kind; of what is played, the events tell. */
const KEYS: Record<Kind, string | null> = {
  created: null,
  chat: null,
  moved: null,
  rolled: null,
  joined: 'web-log-joined',
  left: 'web-log-left',
  bot: 'web-log-bot',
  opened: 'web-log-opened',
  ready: 'web-log-ready',
  started: 'web-log-started',
  undone: 'web-log-undone',
  resigned: 'web-log-resigned',
  takeover: 'web-log-takeover',
  returned: 'web-log-returned',
  hint: 'table-hint-taken',
  over: 'web-log-over',
  rematch: 'web-log-rematch',
  read: null,
  chapter: 'web-log-chapter',
  paced: 'web-log-paced',
};

export const entryKey = (entry: EntryView): string | null => KEYS[entry.kind];
