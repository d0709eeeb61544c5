import { expect, it } from 'vitest';
import { eventsOf, kindsOf } from '../testing';
import { moment } from './moments';

it('the turn to the auctions and the showing of hands', () => {
  expect(kindsOf(moment(eventsOf({ kind: 'took' }, { kind: 'gain_esteem' })))).toEqual(['gain_esteem']);
  expect(kindsOf(moment(eventsOf({ kind: 'won' }, { kind: 'hands_shown' })))).toEqual(['hands_shown']);
  expect(moment(eventsOf({ kind: 'won' }))).toEqual([]);
});
