import { expect, it } from 'vitest';
import { journeys } from './match';
import type { Piece } from './measure';

type Lying = Omit<Piece, 'element'>;
const frames = { hand: {}, table: {} } as unknown as Record<string, Element>;

const lies = (id: string, frame: 'hand' | 'table', x: number, shift = 0): Lying => ({
  id,
  box: { x: x + shift, y: 0, width: 10, height: 10 },
  frame: frames[frame]!,
  within: { x, y: 0 },
  from: [],
  to: [],
});

it('what lies where it lay does not travel, also when all of it is elsewhere on the screen', () => {
  const found = journeys(
    [lies('a', 'hand', 5), lies('b', 'hand', 25)],
    [lies('a', 'hand', 5, 300), lies('b', 'hand', 25, 300)],
  );
  expect(found).toEqual({ moved: [], appeared: [], gone: [] });
});

it('a piece goes from one place to another, others come and go', () => {
  const [before, after] = [lies('a', 'hand', 5), lies('a', 'table', 100)];
  const [old, young] = [lies('b', 'hand', 25), lies('c', 'table', 50)];
  expect(journeys([before, old], [after, young])).toEqual({ moved: [{ before, after }], appeared: [young], gone: [old] });
});

it('of pieces that nobody can tell apart those stay that can', () => {
  const [stays, goes] = [lies('card', 'hand', 5), lies('card', 'hand', 25)];
  const there = lies('card', 'table', 100);
  expect(journeys([goes, stays], [there, lies('card', 'hand', 5)])).toEqual({
    moved: [{ before: goes, after: there }],
    appeared: [],
    gone: [],
  });
});

it('those that close a gap come from the same place rather than from another', () => {
  const [first, second] = [lies('card', 'table', 5), lies('card', 'hand', 25)];
  const [near, far] = [lies('card', 'hand', 15), lies('card', 'table', 60)];
  expect(journeys([first, second], [near, far]).moved).toEqual([
    { before: second, after: near },
    { before: first, after: far },
  ]);
});
