import { expect, test } from 'vitest';
import { place, type Other } from './place';

const room = { width: 400, height: 300 };
const popup = { width: 100, height: 80 };
const owner = (left: number, top: number) => ({ left, top, width: 20, height: 20 });
const at = (left: number, top: number, width: number, height: number, choosable = true): Other => ({
  left,
  top,
  width,
  height,
  choosable,
});

test('below its owner, middle under middle', () => {
  expect(place(owner(200, 100), popup, room)).toEqual({ left: 160, top: 126, side: 'below' });
});

test('above it, where below is no room', () => {
  expect(place(owner(200, 250), popup, room)).toEqual({ left: 160, top: 164, side: 'above' });
});

test('never out of the window', () => {
  expect(place(owner(0, 100), popup, room).left).toBe(8);
  expect(place(owner(390, 100), popup, room).left).toBe(292);
  expect(place(owner(200, -500), popup, room).top).toBe(8);
});

test('aside, where neither below nor above is room', () => {
  expect(place(owner(200, 20), { width: 100, height: 280 }, room)).toEqual({ left: 226, top: 8, side: 'right' });
  expect(place(owner(300, 20), { width: 100, height: 280 }, room)).toEqual({ left: 194, top: 8, side: 'left' });
});

test('within the window even if it must lie on its owner', () => {
  const wide = { left: 10, top: 10, width: 380, height: 260 };
  expect(place(wide, popup, room)).toEqual({ left: 150, top: 212, side: 'below' });
});

test('above, aside or farther off rather than on something that can be chosen', () => {
  const one = owner(200, 150);
  const under = at(150, 180, 120, 40);
  const over = at(150, 100, 120, 40);
  expect(place(one, popup, room, [under]).side).toBe('above');
  expect(place(one, popup, room, [under, over])).toEqual({ left: 160, top: 14, side: 'above' });
  expect(place(one, popup, room, [under, at(150, 0, 120, 140)])).toMatchObject({ left: 276, side: 'right' });
});

test('a little along its owner rather than on the next one', () => {
  expect(place(owner(200, 100), popup, room, [at(240, 130, 80, 20)])).toEqual({ left: 134, top: 126, side: 'below' });
});

test('on as few as can be and as little of them, if it must', () => {
  const row = [0, 1].map((number) => at(number * 200, 130, 200, 170));
  const high = [0, 1].map((number) => at(0, number * 50, 400, 50));
  expect(place(owner(40, 100), popup, room, [...row, ...high])).toEqual({ left: 66, top: 100, side: 'right' });
});

test('on what only can be asked about, if everything else is farther than that is worth', () => {
  const one = owner(200, 100);
  expect(place(one, popup, room, [at(160, 126, 100, 80, false)]).side).toBe('above');
  expect(place(one, popup, room, [at(100, 126, 280, 160, false)]).side).toBe('below');
});

test('on the side where it has been, although the words grow', () => {
  const under = at(150, 220, 120, 40);
  expect(place(owner(200, 150), { width: 100, height: 40 }, room, [under], 'above').side).toBe('above');
  expect(place(owner(200, 150), { width: 100, height: 40 }, room, [under]).side).toBe('below');
});
