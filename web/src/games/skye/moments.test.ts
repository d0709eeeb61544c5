import { expect, it } from 'vitest';
import { eventsOf, kindsOf } from '../testing';
import { moment } from './moments';

it('a round ends with its points and the income of the next', () => {
  const end = eventsOf({ kind: 'built' }, { kind: 'scored' }, { kind: 'round', round: 2 }, { kind: 'income' });
  expect(kindsOf(moment(end))).toEqual(['scored', 'round', 'income']);
  expect(kindsOf(moment(eventsOf({ kind: 'final' })))).toEqual(['final']);
});

it('the first round only begins', () => {
  expect(moment(eventsOf({ kind: 'round', round: 1 }, { kind: 'income' }))).toEqual([]);
});
