/** One sentence that says who must do what. */

import type { ActionView, MessageView, TableView } from '../api/types';
import { listed, seatName } from '../lib/names';
import { t, words } from '../lib/words.svelte';
import { mineToAct } from './hotseat';

export function sentence(table: TableView, names: string[], curtain: number | null): string {
  if (table.status === 'open') return waiting(table);
  if (table.status === 'over') return result(table, names);
  if (curtain !== null) return t('web-curtain', { seat: names[curtain] ?? '' });
  if (table.prompt && mineToAct(table).includes(table.viewer)) return words.say(table.prompt.message, names);
  const acting = table.to_act.filter((seat) => seat >= 0).map((seat) => names[seat] ?? '');
  if (acting.length > 0) return t('web-deciding', { names: listed(acting, words.language), count: acting.length });
  return table.prompt ? words.say(table.prompt.message, names) : t('web-log-over');
}

/** The table as if nobody knew yet who has won. */
export function unended(table: TableView | null): TableView | null {
  return table?.status === 'over' ? { ...table, status: 'playing', scores: null, ranking: null } : table;
}

/** Whether this choice is meant, and what would be lost by it. */
export function question({ message, slip }: ActionView, say: (message: MessageView) => string): string {
  // Where the board marks the place, the question needs no words for it.
  const here = `${message.key}-here`;
  const choice = words.has(here) ? t(here) : say(message);
  return slip ? t('web-slip', { choice, slip: say(slip) }) : t('web-pending', { choice });
}

function waiting(table: TableView): string {
  const open = table.seats.filter((seat) => seat.kind === 'open').length;
  if (open > 0) return t('web-waiting', { seats: open });
  const slow = table.seats.filter((seat) => seat.kind === 'person' && !seat.ready);
  if (slow.some((seat) => seat.mine)) return t('web-waiting-me');
  return t('web-waiting-ready', {
    names: listed(
      slow.map((seat) => seatName(seat, table.seats)),
      words.language,
    ),
    count: slow.length,
  });
}

function result(table: TableView, names: string[]): string {
  const best = names.filter((_, seat) => table.ranking?.[seat] === 1);
  if (best.length > 1) return t('table-winners-share', { names: listed(best, words.language) });
  const seat = table.ranking?.indexOf(1) ?? -1;
  return t('table-winner', { seat: best[0] ?? '', points: table.scores?.[seat] ?? 0 });
}
