/** The REST interface, call by call, as docs/protocol.md lists it. */

import { SPECTATOR } from './constants';
import { get, getText, post, put } from './http';
import type {
  AnalysisView,
  BotRequest,
  EntryView,
  GameInfo,
  HintRequest,
  HintView,
  Idea,
  LearnRequest,
  Me,
  NameRequest,
  NewTable,
  ProgramRequest,
  ProgramToken,
  ReplayView,
  RuleView,
  StatisticsView,
  SeatBot,
  SeatNumber,
  TableSummary,
  TableView,
  Verdict,
} from './types';

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const me = (): Promise<Me> => get('/api/me');
export const rename = (name: string): Promise<Me> => put('/api/me', { name } satisfies NameRequest);
export const games = (): Promise<GameInfo[]> => get('/api/games');
export const rules = (game: string, language: string): Promise<RuleView[]> =>
  get(`/api/games/${encodeURIComponent(game)}/rules?lang=${language}`);

export const idea = (game: string, language: string): Promise<Idea> =>
  get(`/api/games/${encodeURIComponent(game)}/idea?lang=${language}`);

/** The boxes that were asked for, by game. */
export const boxes = new Map<string, Promise<unknown>>();

/** What a game's board is drawn from, asked for once; a second visit is answered from the browser's cache (by its ETag). */
export function box<Box>(game: string): Promise<Box> {
  let asked = boxes.get(game);
  if (!asked) {
    asked = get(`/api/games/${encodeURIComponent(game)}/box`);
    asked.catch(() => boxes.delete(game));
    boxes.set(game, asked);
  }
  return asked as Promise<Box>;
}

/** What a game says, or a part of it; all games for "". */
export const gameWords = (language: string, game: string, part = ''): Promise<string> => {
  const query = new URLSearchParams({ lang: language, ...(game === '' ? {} : { game }), ...(part === '' ? {} : { part }) });
  return getText(`/api/words?${query}`);
};

/** To my lesson in a game: the one that I have begun, or with `again` a new one. */
export const learn = (game: string, again: boolean): Promise<TableView> =>
  post(`/api/games/${encodeURIComponent(game)}/lesson`, { again } satisfies LearnRequest);

export const tables = (): Promise<TableSummary[]> => get('/api/tables');
/** A page of my games that are over, after so many. */
export const played = (skip: number): Promise<TableSummary[]> => get(`/api/tables/mine?status=over&skip=${skip}`);
export const openTable = (wanted: NewTable): Promise<TableView> => post('/api/tables', wanted);
/** The table as a spectator sees it: nothing private comes along. */
export const table = (id: string): Promise<TableView> => get(`${at(id)}?seat=${SPECTATOR}`);
/** A page of the log: the entries after a number, as a seat of mine or the spectator may know them. */
export const logPage = (id: string, since: number, limit: number, seat: number): Promise<EntryView[]> =>
  get(`${at(id)}/log?since=${since}&limit=${limit}&seat=${seat}`);
/** The whole log, page by page. */
export const log = async (id: string): Promise<EntryView[]> => {
  const entries: EntryView[] = [];
  for (;;) {
    const page = await get<EntryView[]>(`${at(id)}/log?since=${entries.length}`);
    if (page.length === 0) return entries;
    entries.push(...page);
  }
};
export const join = (id: string, seat: number): Promise<TableView> => post(`${at(id)}/join`, { seat } satisfies SeatNumber);
export const leave = (id: string, seat: number): Promise<TableView> => post(`${at(id)}/leave`, { seat } satisfies SeatNumber);
export const ready = (id: string): Promise<TableView> => post(`${at(id)}/ready`);
export const start = (id: string): Promise<TableView> => post(`${at(id)}/start`);
/** Before the start: a bot on a seat, or with '' none any more. */
export const seatBot = (id: string, seat: number, bot: string): Promise<TableView> =>
  post(`${at(id)}/bot`, { seat, bot } satisfies SeatBot);
export const inviteProgram = (id: string, seat: number): Promise<ProgramToken> =>
  post(`${at(id)}/programs`, { seat } satisfies ProgramRequest);
export const dismissProgram = (id: string, seat: number): Promise<TableView> =>
  post(`${at(id)}/dismiss`, { seat } satisfies SeatNumber);
/** The same seats again; with a bot, that one on all the bots' seats. */
export const rematch = (id: string, bot = ''): Promise<TableView> => post(`${at(id)}/rematch`, { bot } satisfies BotRequest);
/** What a bot would do on my seat, unless what I decide has changed since that entry. */
export const hint = (id: string, seat: number, n: number): Promise<HintView> =>
  post(`${at(id)}/hint`, { seat, at: n } satisfies HintRequest);
/** What a bot thinks of a finished game, or how far that is; `analyse` begins with it. */
export const analysis = (id: string): Promise<AnalysisView> => get(`${at(id)}/analysis`);
export const analyse = (id: string): Promise<AnalysisView> => post(`${at(id)}/analysis`);
export const statistics = (id: string): Promise<StatisticsView> => get(`${at(id)}/statistics`);
export const verify = (id: string): Promise<Verdict> => get(`${at(id)}/verify`);
export const recordPath = (id: string): string => `${at(id)}/record`;
export const livePath = (id: string): string => `${at(id)}/live`;

export const replay = (id: string, move: number | null, seat: number | null, signal?: AbortSignal): Promise<ReplayView> => {
  const query = new URLSearchParams();
  if (move !== null) query.set('at', String(move));
  if (seat !== null) query.set('seat', String(seat));
  return get(`${at(id)}/replay?${query}`, signal);
};
