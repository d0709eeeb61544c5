/** The observation of src/parlour/games/king/observation.py, field by field. */

import type { ActionView } from '../../api/types';
import type { Speak, Translate } from '../contract';

export type Entry = [what: string, seat: number, value: number];

export interface OfficeResult {
  office: number;
  sums: number[];
  primary: number;
  secondary: number;
  by_letter: boolean;
}

export interface Result {
  hands: number[][];
  scores: number[];
  ranking: number[];
  offices: OfficeResult[];
}

export interface KingObservation {
  viewer: number;
  players: number;
  stage: string;
  phase: number;
  to_act: number[];
  offices: number[];
  secondary: number[];
  left: number;
  adviser: number;
  drawn: number;
  has_drawn: boolean;
  open_zones: [own: number, middle: number, favour: number];
  middle: number[];
  hand: number[];
  hand_sizes: number[];
  shown: number[][];
  kept: number[];
  buried: number[];
  buried_counts: number[];
  favour_size: number;
  discarded: number[];
  face_down: number[];
  face_down_counts: number[];
  king_steps: string[];
  king_touched: number;
  lot: number;
  first: number;
  bid: number;
  leader: number;
  standing: number[];
  owed: number;
  ledger: Entry[];
  result: Result | null;
}

/** What every part of the board needs. */
export interface Scene {
  seen: KingObservation;
  viewer: number;
  names: string[];
  toAct: number[];
  legal: Map<number, ActionView>;
  /** A request is on its way: choices stay where they are, but do nothing. */
  busy: boolean;
  say: Speak;
  t: Translate;
  choose: (action: number) => void;
  animate: boolean;
}
