import { expect, test, vi } from 'vitest';
import { Pan } from './pan.svelte';
import { View } from './view.svelte';

const box = { left: 0, top: 0, width: 10, height: 10 };
const pointer = (x: number, y: number, pointerId = 1, pointerType = 'touch', buttons = 1) => ({
  clientX: x,
  clientY: y,
  pointerId,
  pointerType,
  buttons,
});

function looking(zoom: number) {
  const view = new View();
  view.nearer(zoom, box);
  return {
    view,
    pan: new Pan(
      view,
      () => box,
      () => 0.1,
    ),
  };
}

function clicked(pan: Pan): boolean {
  const event = { stopPropagation: vi.fn(), preventDefault: vi.fn() };
  pan.on.onclickcapture(event);
  return event.stopPropagation.mock.calls.length === 0;
}

test('one finger moves a nearer view, and that is no click', () => {
  const { view, pan } = looking(2);
  pan.on.onpointerdown(pointer(50, 50));
  pan.on.onpointermove(pointer(53, 50));
  expect([view.x, pan.moved]).toEqual([0, false]);
  pan.on.onpointermove(pointer(40, 50));
  expect([view.x, view.y, pan.moved]).toEqual([1, 0, true]);
  pan.on.onpointerup(pointer(40, 50));
  expect(clicked(pan)).toBe(false);
  expect(clicked(pan)).toBe(true);
});

test('where all is seen there is nothing to move', () => {
  const { view, pan } = looking(1);
  pan.on.onpointerdown(pointer(50, 50));
  pan.on.onpointermove(pointer(10, 50));
  expect([view.x, pan.moved]).toEqual([0, false]);
  expect(clicked(pan)).toBe(true);
});

test('two fingers bring it nearer, and never farther than all of it', () => {
  const { view, pan } = looking(1);
  pan.on.onpointerdown(pointer(0, 0, 1));
  pan.on.onpointerdown(pointer(10, 0, 2));
  pan.on.onpointermove(pointer(20, 0, 2));
  expect(view.zoom).toBe(2);
  pan.on.onpointermove(pointer(5, 0, 2));
  expect(view.zoom).toBe(1);
  expect(clicked(pan)).toBe(false);
});

test('a mouse whose button was let go elsewhere moves nothing', () => {
  const { view, pan } = looking(2);
  pan.on.onpointerdown(pointer(50, 50, 1, 'mouse'));
  pan.on.onpointermove(pointer(10, 50, 1, 'mouse', 0));
  pan.on.onpointermove(pointer(0, 50, 1, 'mouse', 1));
  expect(view.x).toBe(0);
});

test('a view is never moved out of its box', () => {
  const { view } = looking(2);
  view.move(100, -100, box);
  expect(view.seen(box)).toEqual({ left: 5, top: 0, width: 5, height: 5 });
  view.nearer(100, box);
  expect(view.zoom).toBe(4);
  view.fit();
  expect(view.seen(box)).toEqual(box);
});
