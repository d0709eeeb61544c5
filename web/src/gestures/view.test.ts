import { expect, test } from 'vitest';
import { View } from './view.svelte';

const BOX = { left: 0, top: 0, width: 10, height: 5 };

test('what would be too small is never seen whole, and can be moved about', () => {
  const view = new View();
  view.keep(2, BOX);
  expect([view.zoom, view.far]).toEqual([2, true]);
  view.nearer(0.1, BOX);
  expect(view.zoom).toBe(2);
  view.move(100, 0, BOX);
  expect(view.seen(BOX)).toEqual({ left: 5, top: 1.25, width: 5, height: 2.5 });
  view.nearer(1.5, BOX);
  view.fit();
  expect([view.zoom, view.x, view.y]).toEqual([2, 0, 0]);
});

test('once there is room again, all of it is seen', () => {
  const view = new View();
  view.keep(2, BOX);
  view.move(2, 0, BOX);
  view.keep(0.5, BOX);
  expect(view.seen(BOX)).toEqual(BOX);
});

test('who has come nearer stays there', () => {
  const view = new View();
  view.nearer(3, BOX);
  view.keep(2, BOX);
  expect([view.zoom, view.far]).toEqual([3, false]);
});
