import { expect, test } from 'vitest';
import type { Happening, Observation } from '../../api/games/tiletum';
import { eventsOf } from '../testing';
import { spent, SUPPLY } from './pieces';

const WOOL = 2;
const VALUE = 3;
const seen = { actions: [5, 0, 1], values: [1, 2, VALUE], boards: [{ dice: [[WOOL, VALUE]] }] } as unknown as Observation;
const gained = (source: string, count: number): Happening =>
  ({ kind: 'gained', seat: 0, resource: WOOL, count, source }) as Happening;
const from = (...facts: Happening[]): string => spent(eventsOf(...facts.map((fact) => ({ ...fact }))), seen, 0);

test.each([1, VALUE])('what a die gives comes from its place at the wheel, however many that are: %i', (count) => {
  expect(from(gained('die', count))).toBe(`sector-2 ${SUPPLY}`);
});

test.each(['effect', 'exchange'])(
  'as many as the die shows come from the supply where the die does not give them: %s',
  (source) => {
    expect(from(gained(source, VALUE))).toBe(SUPPLY);
  },
);
