import { describe, expect, it } from 'vitest';
import { court } from './builders';
import { cameUp, knownHand, knownInfluence, publicHand } from './known';

describe('what is known of a hand', () => {
  it('is exact for the own one', () => {
    const seen = court({ hand: [0, 54], hand_sizes: [2, 0, 0], shown: [[54], [], []], kept: [1, 0, 0] });
    expect(knownHand(seen, 0)).toEqual({ cards: [0, 54], hidden: 0, certainty: 'exact' });
    expect(publicHand(seen, 0)).toEqual({ cards: [54], hidden: 1, certainty: 'plus' });
  });

  it('holds what was taken and won, less the gold that was paid', () => {
    const seen = court({
      hand_sizes: [0, 4, 0],
      shown: [[], [9, 54, 56], []],
      kept: [0, 1, 0],
      ledger: [
        ['paid', 1, 56],
        ['won', 1, 13],
        ['won', 1, 60],
      ],
    });
    expect(knownHand(seen, 1)).toEqual({ cards: [9, 13, 54], hidden: 1, certainty: 'plus' });
    expect(knownInfluence([knownHand(seen, 1)], 1)).toEqual([{ seat: 0, sum: 5, certainty: 'plus' }]);
  });

  it('has nothing hidden once the kept cards were paid', () => {
    const seen = court({ hand_sizes: [0, 1, 0], shown: [[], [9], []], kept: [0, 1, 0], ledger: [['paid', 1, 55]] });
    expect(knownHand(seen, 1)).toEqual({ cards: [9], hidden: 0, certainty: 'exact' });
  });

  it('is unsure once a card was discarded unseen', () => {
    const seen = court({ hand_sizes: [0, 1, 0], shown: [[], [9, 10], []], ledger: [['unseen', 1, 0]] });
    expect(knownHand(seen, 1).certainty).toBe('unsure');
  });

  it('is open at the end', () => {
    const result = { hands: [[], [1, 2], []], scores: [0, 0, 0], ranking: [1, 1, 1], offices: [] };
    expect(knownHand(court({ result }), 1)).toEqual({ cards: [1, 2], hidden: 0, certainty: 'exact' });
  });
});

describe('what the viewer buried', () => {
  it('is struck out when it came up and exists only once', () => {
    const seen = court({
      buried: [3, 7, 9, 54],
      lot: 9,
      ledger: [
        ['won', 1, 3],
        ['unsold', 0, 54],
      ],
    });
    expect([...cameUp(seen)].sort()).toEqual([3, 9]);
  });
});
