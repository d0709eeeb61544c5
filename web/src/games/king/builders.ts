/** A small court for tests. */

import type { KingObservation } from './types';

export function court(changes: Partial<KingObservation> = {}): KingObservation {
  return {
    viewer: 0,
    players: 3,
    stage: 'bidding',
    phase: 2,
    to_act: [0],
    offices: [3, 3, 0, 3, 3, 3],
    secondary: [1, 1, 0, 1, 1, 1],
    left: 0,
    adviser: -1,
    drawn: -1,
    has_drawn: false,
    open_zones: [0, 0, 0],
    middle: [],
    hand: [],
    hand_sizes: [0, 0, 0],
    shown: [[], [], []],
    kept: [0, 0, 0],
    buried: [],
    buried_counts: [0, 0, 0],
    favour_size: 3,
    discarded: [],
    face_down: [],
    face_down_counts: [0, 0, 0],
    king_steps: [],
    king_touched: -1,
    lot: 0,
    first: 0,
    bid: 0,
    leader: -1,
    standing: [0, 0, 0],
    owed: 0,
    ledger: [],
    result: null,
    ...changes,
  };
}
