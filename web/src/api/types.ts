// Generated from src/parlour/tables/wire.py by `npm run types`; do not edit.

/** The request with this id has been done and saved; sending it again would change nothing. */
export interface Ack {
  type: 'ack';
  id: string;
  n: number;
}

/** One legal action. */
export interface ActionView {
  action: number;
  notation: string;
  message: MessageView;
}

/** One entry of the table's log, as this viewer may know it. */
export interface EntryView {
  n: number;
  at: number;
  kind: string;
  seat: number;
  name: string;
  text: string;
  move: number;
  events: EventView[];
}

/** One thing that happened, as this viewer may know it: raw facts for drawing, and the sentence. */
export interface EventView {
  facts: Record<string, unknown>;
  message: MessageView;
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  edition: string;
  min_players: number;
  max_players: number;
  options: Record<string, string[]>;
  bots: string[];
}

/** Show me the table from this log number on, through the eyes of this seat of mine (-2: as a spectator). */
export interface Look {
  type: 'look';
  since?: number;
  seat?: number | null;
}

/** Who I am here. */
export interface Me {
  id: string;
  name: string;
}

/** A sentence as a key of the catalogue and its arguments; an argument may itself be such a message. */
export interface MessageView {
  key: string;
  args: Record<string, unknown>;
}

/** Do this action for my seat. */
export interface Move {
  type: 'move';
  id: string;
  seat: number;
  action: number;
  at: number;
}

/** What I am called. */
export interface NameRequest {
  name: string;
}

/** Open a table. With all seats taken it starts at once. With `branch` it goes on from a position of a finished table. */
export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  private?: boolean;
  branch?: string;
  branch_at?: number;
}

/** Still there? */
export interface Ping {
  type: 'ping';
}

/** The answer to a ping. */
export interface Pong {
  type: 'pong';
}

/** Why a request was refused. */
export interface Problem {
  error: string;
  detail: string;
}

/** What must be decided now, and the rule that says so. */
export interface PromptView {
  message: MessageView;
  rule: string;
}

/** The request with this id was not done; the table is as it was. */
export interface Refused {
  type: 'refused';
  id: string;
  error: string;
  detail: string;
}

/** A position of a table's play, as the viewer may know it now. */
export interface ReplayView {
  table: string;
  game: string;
  title: string;
  names: string[];
  moves: number;
  at: number;
  viewer: number;
  viewers: number[];
  observation: Record<string, unknown>;
  all: Record<string, unknown>[];
  scores: number[][];
}

/** Give the game up; a bot plays on. */
export interface Resign {
  type: 'resign';
  id: string;
  seat: number;
}

/** One rule of a game's page. */
export interface RuleView {
  id: string;
  title: string;
  section: string;
  text: string;
}

/** Say something at the table. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}

/** A seat of a table. */
export interface SeatNumber {
  seat: number;
}

/** Who shall sit on a seat of a new table: me, anybody, another person at this keyboard, or a bot. */
export interface SeatRequest {
  kind: 'bot' | 'guest' | 'me' | 'open';
  bot?: string;
  name?: string;
}

/** Who sits on a seat. */
export interface SeatView {
  seat: number;
  kind: 'bot' | 'open' | 'person';
  name: string;
  bot: string;
  mine: boolean;
  connected: boolean;
  resigned: boolean;
}

/** The table now, and the entries of the log since the number that the client had. */
export interface TableNews {
  type: 'table';
  n: number;
  entries: EntryView[];
  left_out: number;
  table: TableView;
}

/** A table as the lobby lists it. */
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
  created_at: number;
  updated_at: number;
}

/** A table, as one viewer may know it. */
export interface TableView {
  id: string;
  game: string;
  title: string;
  edition: string;
  options: Record<string, string>;
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
  observation: Record<string, unknown> | null;
  legal: ActionView[];
  prompt: PromptView | null;
  undoable: number;
  progress: number;
  commitment: string;
  seed: string | null;
  rematch: string | null;
  branched_from: string | null;
  scores: number[] | null;
  ranking: number[] | null;
}

/** Take back my last move, or with `turn` all that may be. */
export interface Undo {
  type: 'undo';
  id: string;
  seat: number;
  turn?: boolean;
}

/** Whether the record of a finished table is what it says. */
export interface Verdict {
  ok: boolean;
  moves: number;
  says: string;
}
