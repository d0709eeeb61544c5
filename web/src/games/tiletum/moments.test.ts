import { expect, it } from 'vitest';
import { eventsOf, kindsOf } from '../testing';
import { moment } from './moments';

it('a round ends with the track and the fair, and what the last turn gave does not belong to it', () => {
  const kinds = ['points', 'leader', 'points', 'track', 'order', 'fair'];
  expect(kindsOf(moment(eventsOf(...kinds.map((kind) => ({ kind })))))).toEqual(kinds.slice(1));
});

it('while the leader still takes a tile it has not ended', () => {
  expect(moment(eventsOf({ kind: 'leader' }))).toEqual([]);
});
