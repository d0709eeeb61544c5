/** The observation of src/parlour/games/tiletum/observation.py, field by field. */

import type { ActionView } from '../../api/types';
import type { Speak, Translate } from '../contract';
import type { Moves } from './moves';

/** The resource that names its colour, and its value. */
export type Die = [resource: number, value: number];

export interface Result {
  scores: number[];
  ranking: number[];
}

export interface PlayerView {
  points: number;
  earned: number[];
  goods: number[];
  storehouse: number[];
  using: number[];
  rooms: number[];
  crests: number[];
  completed: boolean[];
  bonus_ap: number[];
  contracts: number[];
  houses: number;
  pillars: number;
  cathedrals: number[];
  merchant: number;
  architect: number;
  track: number;
  dice: Die[];
  at_fair: boolean;
  fair_points: number;
  end_points: [product: number, buildings: number, resources: number];
}

export interface TiletumObservation {
  viewer: number;
  players: number;
  stage: string;
  round: number;
  rounds: number;
  turn_number: number;
  step: number;
  turn: number;
  to_act: number[];
  order: number[];
  pending: number[][];
  action: number;
  action_points: number;
  exchanged: boolean;
  actions: number[];
  values: number[];
  tiles: number[];
  king_tile: number;
  map_tiles: number[];
  dice: Die[];
  bag: number[];
  bonus_pile: number[];
  contract_pile: number[];
  character_pile: number[];
  contract_offer: number[];
  character_offer: number[];
  costs: number[];
  stacks: number[];
  pillars: number[][];
  houses: number[];
  fair_towns: number[];
  fairs: number[];
  corruption: number[];
  stacked: number[];
  boards: PlayerView[];
  result: Result | null;
}

/** What every part of the board needs. */
export interface Scene {
  seen: TiletumObservation;
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
  /** One way is done at once; of several the player picks one from a list beside the target. */
  pick: (actions: ActionView[], beside: Element | null) => void;
  animate: boolean;
}
