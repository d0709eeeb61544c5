import { expect, test } from 'vitest';
import { place } from './place';

const room = { width: 400, height: 300 };
const popup = { width: 100, height: 80 };
const owner = (left: number, top: number) => ({ left, top, width: 20, height: 20 });

test('below its owner, middle under middle', () => {
  expect(place(owner(200, 100), popup, room)).toEqual({ left: 160, top: 126 });
});

test('above it, where below is no room', () => {
  expect(place(owner(200, 250), popup, room)).toEqual({ left: 160, top: 164 });
});

test('never out of the window', () => {
  expect(place(owner(0, 100), popup, room).left).toBe(8);
  expect(place(owner(390, 100), popup, room).left).toBe(292);
  expect(place(owner(200, 20), { width: 100, height: 280 }, room).top).toBe(12);
  expect(place(owner(200, 270), { width: 100, height: 290 }, room).top).toBe(8);
  expect(place(owner(200, -500), popup, room).top).toBe(8);
});
