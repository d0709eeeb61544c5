// Generated from the structs of src/parlour by `npm run types`; do not edit.

export type FromClient = Look | Move | Undo | Say | Resign | Read | AskPreview | AskReason | Ping;
export type FromServer = TableNews | Presence | Ack | Refused | PreviewAnswer | ReasonAnswer | Pong;

/**
 * The request with this id has been done and saved; sending it again would change nothing.
 */
export interface Ack {
  type: 'ack';
  id: string;
  n: number;
}
/**
 * One legal action.
 */
export interface ActionView {
  action: number;
  notation: string;
  move: {
    [k: string]: unknown;
  };
  message: MessageView;
  number?: number | null;
  slip?: MessageView | null;
}
/**
 * A sentence as a key of the catalogue and its arguments; an argument may itself be such a message.
 *
 * The arguments `seat` and `other` are seat numbers, which the client replaces by names.
 */
export interface MessageView {
  key: string;
  args: {
    [k: string]: unknown;
  };
}
/**
 * A choice, what a bot expects of it, and what it would do for the seat, as its preview tells it.
 */
export interface AdviceView {
  action: number;
  notation: string;
  message: MessageView;
  points: number;
  chance: number;
  changes: ChangeView[];
  follows: MessageView[];
  stop: '' | 'chance' | 'over' | 'shown';
}
/**
 * Something of the seat's that would be more or less.
 */
export interface ChangeView {
  what: MessageView;
  before: number;
  after: number;
  where: number[][];
}
/**
 * What a bot thinks of a finished game.
 */
export interface AnalysisResult {
  bot: string;
  curve: number[][];
  turning: TurningPoint[];
}
/**
 * A decision that cost much of the winning chance.
 */
export interface TurningPoint {
  at: number;
  seat: number;
  lost: number;
  chosen: AdviceView;
  best: AdviceView;
}
/**
 * The analysis of a table, or how far it has come.
 */
export interface AnalysisView {
  running: boolean;
  done: number;
  of: number;
  result: AnalysisResult | null;
}
/**
 * What would this action do for my seat?
 */
export interface AskPreview {
  type: 'preview';
  id: string;
  seat: number;
  action: number;
}
/**
 * Why can my seat not do this move now?
 */
export interface AskReason {
  type: 'why';
  id: string;
  seat: number;
  move: {
    [k: string]: unknown;
  };
}
/**
 * Which bots shall play on open seats, or again, by level or name; "" for the usual one, or for the same.
 */
export interface BotRequest {
  bot?: string;
}
/**
 * Figures that belong together.
 */
export interface ChapterView {
  title: MessageView;
  figures: FigureView[];
}
/**
 * Something that was counted, and how much of it each seat had; None where there is nothing to tell.
 */
export interface FigureView {
  what: MessageView;
  amounts: (number | null)[];
}
/**
 * One entry of the table's log, as this viewer may know it.
 */
export interface EntryView {
  n: number;
  at: number;
  kind:
    | 'bot'
    | 'chapter'
    | 'chat'
    | 'created'
    | 'hint'
    | 'joined'
    | 'left'
    | 'moved'
    | 'opened'
    | 'over'
    | 'paced'
    | 'read'
    | 'ready'
    | 'rematch'
    | 'resigned'
    | 'returned'
    | 'rolled'
    | 'started'
    | 'takeover'
    | 'undone';
  seat: number;
  name: string;
  text: string;
  move: number;
  events: EventView[];
  forced?: boolean;
  level?: ('easy' | 'expert' | 'hard' | 'normal') | '';
}
/**
 * One thing that happened, as this viewer may know it: raw facts for drawing, and the sentence.
 */
export interface EventView {
  facts: {
    [k: string]: unknown;
  };
  message: MessageView;
  heading?: MessageView | null;
  told?: 'aside' | 'heading' | 'line';
}
/**
 * Show me the table from this log number on, through the eyes of this seat of mine (-2: as a spectator).
 */
export interface Look {
  type: 'look';
  since?: number;
  seat?: number | null;
  protocol?: 4;
}
/**
 * Do this action for my seat: by its number, or spelled out as a typed move.
 */
export interface Move {
  type: 'move';
  id: string;
  seat: number;
  at: number;
  action?: number | null;
  move?: {
    [k: string]: unknown;
  } | null;
}
/**
 * Take back my last move, or with `turn` all that may be.
 */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  turn?: boolean;
}
/**
 * Say something at the table.
 */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * Give the game up; a bot plays on.
 */
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}
/**
 * In a lesson: I have read the remark, go on.
 */
export interface Read {
  type: 'read';
  id: string;
  at: number;
}
/**
 * Still there?
 */
export interface Ping {
  type: 'ping';
}
/**
 * The table now, and the entries of the log since the number that the client had.
 */
export interface TableNews {
  type: 'table';
  n: number;
  entries: EntryView[];
  left_out: number;
  table: TableView;
}
/**
 * A table, as one viewer may know it.
 */
export interface TableView {
  id: string;
  game: string;
  title: string;
  edition: string;
  options: {
    [k: string]: string;
  };
  players: number;
  status: 'open' | 'over' | 'playing';
  private: boolean;
  host: boolean;
  seats: SeatView[];
  viewer: number;
  my_seats: number[];
  n: number;
  move: number;
  to_act: number[];
  observation: {
    [k: string]: unknown;
  } | null;
  plain: PlainView | null;
  legal: ActionView[];
  prompt: PromptView | null;
  undoable: number;
  progress: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  rematch_by: number | null;
  rematch_of: string | null;
  branched_from: string | null;
  scores: number[] | null;
  ranking: number[] | null;
  lesson: LessonView | null;
  advice: boolean;
  advised: number[];
}
/**
 * Who sits on a seat.
 */
export interface SeatView {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  level: ('easy' | 'expert' | 'hard' | 'normal') | '';
  mine: boolean;
  connected: boolean;
  resigned: boolean;
  ready: boolean;
  program: boolean;
}
/**
 * A position in words, for a game that the client has no board for.
 */
export interface PlainView {
  lines: MessageView[];
  seats: HoldingView[][];
}
/**
 * Something that a seat has, and how much of it.
 */
export interface HoldingView {
  what: MessageView;
  amount: number;
}
/**
 * What must be decided now, and the rule that says so.
 */
export interface PromptView {
  message: MessageView;
  rule: string;
}
/**
 * What the lesson says to its learner now.
 */
export interface LessonView {
  title: MessageView;
  say: MessageView;
  number: number;
  count: number;
  show: string[];
  wanted: number | null;
  done: boolean;
}
/**
 * Somebody who sits at the table came or went; all else is as it was.
 */
export interface Presence {
  type: 'presence';
  seats: number[];
}
/**
 * The request with this id was not done; the table is as it was.
 */
export interface Refused {
  type: 'refused';
  id: string;
  error: string;
  detail: string;
  message: MessageView;
}
/**
 * What an action would do for the seat that asked.
 */
export interface PreviewAnswer {
  type: 'preview';
  id: string;
  n: number;
  changes: ChangeView[];
  events: EventView[];
  undoable: boolean;
  stop: '' | 'chance' | 'over' | 'shown';
}
/**
 * Why a move cannot be done now; no reason if it can.
 */
export interface ReasonAnswer {
  type: 'reason';
  id: string;
  n: number;
  reason: PromptView | null;
}
/**
 * The answer to a ping.
 */
export interface Pong {
  type: 'pong';
}
/**
 * A game that can be played.
 */
export interface GameInfo {
  name: string;
  title: string;
  edition: string;
  min_players: number;
  max_players: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  weight: number;
  options: {
    [k: string]: string[];
  };
  levels: LevelView[];
  bots: string[];
  advice: boolean;
  lesson: boolean;
}
/**
 * How strong an opponent is, and which bot that is.
 */
export interface LevelView {
  name: 'easy' | 'expert' | 'hard' | 'normal';
  bot: string;
}
/**
 * That the process which was asked answers, and reaches its store.
 */
export interface Health {
  ok: boolean;
  build: string;
}
/**
 * What would you do on my seat?
 */
export interface HintRequest {
  seat: number;
  at: number;
}
/**
 * The best choices of a seat, best first.
 */
export interface HintView {
  bot: string;
  choices: AdviceView[];
}
/**
 * What a game is about, in a few sentences.
 */
export interface Idea {
  text: string;
}
/**
 * Take me to my lesson in a game: to the one that I have begun, or with `again` to a new one.
 */
export interface LearnRequest {
  again?: boolean;
}
/**
 * Who I am here.
 */
export interface Me {
  id: string;
  name: string;
  named: boolean;
}
/**
 * What I am called.
 */
export interface NameRequest {
  name: string;
}
/**
 * Open a table. With no seat left open it starts at once. With `branch` it goes on from a position of a finished table.
 */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: {
    [k: string]: string;
  };
  private?: boolean;
  hints?: boolean;
  branch?: string;
  branch_at?: number;
}
/**
 * Who shall sit on a seat of a new table: me, anybody, another person at this keyboard, or a bot, by level or name.
 */
export interface SeatRequest {
  kind: 'bot' | 'guest' | 'me' | 'open';
  bot?: string;
  name?: string;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  error: string;
  detail: string;
  message: MessageView;
}
/**
 * Let a program play on this seat, and call it that; without a name it gets one in the language of `Accept-Language`.
 */
export interface ProgramRequest {
  seat: number;
  name?: string;
}
/**
 * Where the program plays whose token this is.
 */
export interface ProgramSeat {
  table: string;
  seat: number;
  game: string;
}
/**
 * What a program needs to play: it says this token with every request, and only who made it is told it.
 */
export interface ProgramToken {
  seat: number;
  name: string;
  token: string;
}
/**
 * A position of a table's play, as the viewer may know it now.
 */
export interface ReplayView {
  table: string;
  game: string;
  title: string;
  names: string[];
  moves: number;
  at: number;
  viewer: number;
  viewers: number[];
  to_act: number[];
  observation: {
    [k: string]: unknown;
  };
  all: {
    [k: string]: unknown;
  }[];
  plain: PlainView | null;
  all_plain: PlainView[];
  scores: number[][];
}
/**
 * One rule of a game's page.
 */
export interface RuleView {
  id: string;
  title: string;
  section: string;
  text: string;
}
/**
 * Which bot shall sit on a seat before the start, by level or name; "" for none.
 */
export interface SeatBot {
  seat: number;
  bot: string;
}
/**
 * A seat of a table.
 */
export interface SeatNumber {
  seat: number;
}
/**
 * How a finished game went, in figures.
 */
export interface StatisticsView {
  scores: number[][];
  chapters: ChapterView[];
}
/**
 * A table as the lobby lists it.
 */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  players: number;
  status: 'open' | 'over' | 'playing';
  seats: SeatView[];
  to_act: number[];
  my_turn: boolean;
  private: boolean;
  progress: number;
  ranking: number[] | null;
  scores: number[] | null;
  created_at: number;
  updated_at: number;
}
/**
 * Whether the record of a finished table is what it says.
 */
export interface Verdict {
  ok: boolean;
  moves: number;
  says: string;
}
/**
 * What the server speaks, and which one it is.
 */
export interface Version {
  protocol: number;
  parlour: string;
}
