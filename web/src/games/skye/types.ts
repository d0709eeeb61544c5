/** The observation of src/parlour/games/skye/observation.py, field by field. */

import type { ActionView } from '../../api/types';
import type { Speak, Translate } from '../contract';
import type { Moves } from './moves';

/** Tile, x to the east, y to the south, quarter turns clockwise. */
export type Placement = [tile: number, x: number, y: number, turns: number];

export interface Result {
  scores: number[];
  ranking: number[];
}

export interface SkyeObservation {
  viewer: number;
  players: number;
  stage: 'choosing_first' | 'choosing_goals' | 'drawing' | 'pricing' | 'buying' | 'building' | 'over';
  round: number;
  rounds: number;
  to_act: number[];
  start: number;
  turn: number;
  goals: number[];
  goal_points: number[][];
  gold: number[];
  show_gold: boolean;
  points: number[];
  earned: number[][];
  end_points: [scrolls: number, gold: number][];
  next_income: [castle: number, whisky: number, behind: number][];
  territories: Placement[][];
  bag_size: number;
  drawn: number[][];
  discard: number;
  prices: number[];
  done: boolean[];
  market: [tile: number, price: number][][];
  gained: number[][];
  hand: number[];
  chosen: number;
  returned: number[];
  result: Result | null;
}

/** What every part of the board needs. */
export interface Scene {
  seen: SkyeObservation;
  viewer: number;
  names: string[];
  toAct: number[];
  legal: ActionView[];
  moves: Moves;
  /** A request is on its way: choices stay where they are, but do nothing. */
  busy: boolean;
  say: Speak;
  t: Translate;
  choose: (action: number) => void;
  animate: boolean;
}
