import { describe, expect, it } from 'vitest';
import { cardMessage, cardName, CARDS, isGold, isKing, keyed, paidInCards } from './cards';

const kind = (name: string): number => CARDS.findIndex((card) => card.name === name);

describe('the cards', () => {
  it('are told apart by what the server says of them', () => {
    expect(cardName(kind('gold-2'))).toBe('gold-2');
    expect(isGold(kind('gold-2'))).toBe(true);
    expect(isKing(kind('king-raise'))).toBe(true);
    expect(isGold(-1) || isKing(-1)).toBe(false);
    expect(paidInCards(kind('gold-2'))).toBe(true);
    expect(paidInCards(kind('king-raise'))).toBe(false);
  });

  it('are named by messages that nest', () => {
    expect(cardMessage(kind('military-C'))).toEqual({
      key: 'king-card-government',
      args: { office: { key: 'king-office-military', args: {} }, value: 1, letter: 'C' },
    });
    expect(cardMessage(kind('gold-2'))).toEqual({ key: 'king-card-gold', args: { value: 2 } });
    expect(cardMessage(kind('king-raise-and-lower')).key).toBe('king-card-king-raise-and-lower');
  });

  it('have different keys when they are twins', () => {
    expect(keyed([54, 54, 56]).map((card) => card.key)).toEqual(['54-0', '54-1', '56-0']);
  });
});
