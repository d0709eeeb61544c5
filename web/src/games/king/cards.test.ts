import { describe, expect, it } from 'vitest';
import {
  BID,
  cardMessage,
  CARDS,
  FIRST_GOLD,
  FIRST_KING,
  goldIn,
  HIGHEST_BID,
  influence,
  keyed,
  kingWith,
  LOWER,
  PASS,
  PAY,
  RAISE,
} from './cards';

describe('the card table', () => {
  it('counts kinds as the engine does', () => {
    expect(FIRST_GOLD).toBe(54);
    expect(FIRST_KING).toBe(57);
    expect(CARDS).toHaveLength(63);
    expect(CARDS[9]).toEqual({ family: 'government', office: 1, value: 2, letter: 'A' });
    expect(CARDS[56]).toEqual({ family: 'gold', value: 3 });
    expect(CARDS[60]).toEqual({ family: 'king', id: 'raise-two', steps: ['raise', 'raise'] });
  });

  it('numbers actions as the engine does', () => {
    expect([RAISE, LOWER, PASS, BID, HIGHEST_BID, PAY]).toEqual([66, 72, 78, 78, 78, 157]);
  });

  it('names a card by messages that nest', () => {
    expect(cardMessage(38)).toEqual({
      key: 'king-card-government',
      args: { office: { key: 'king-office-military', args: {} }, value: 1, letter: 'C' },
    });
    expect(cardMessage(55)).toEqual({ key: 'king-card-gold', args: { value: 2 } });
    expect(cardMessage(62).key).toBe('king-card-king-raise-and-lower');
  });

  it('adds up influence and gold', () => {
    const hand = [0, 8, 9, 54, 56];
    expect(influence(hand, 0)).toBe(6);
    expect(influence(hand, 1)).toBe(2);
    expect(goldIn(hand)).toBe(4);
  });

  it('gives twins different keys', () => {
    expect(keyed([54, 54, 56]).map((card) => card.key)).toEqual(['54-0', '54-1', '56-0']);
  });

  it('finds the king card that is left after a step', () => {
    expect(kingWith(['lower'])).toBe(59);
    expect(kingWith(['raise', 'lower'])).toBe(62);
    expect(kingWith([])).toBe(-1);
  });
});
