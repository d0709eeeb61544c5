import { expect, test, vi } from 'vitest';
import { Drag } from './drag.svelte';

const pointer = (x: number, y: number, button = 0) => ({
  clientX: x,
  clientY: y,
  pointerId: 7,
  button,
  currentTarget: { setPointerCapture: vi.fn() },
});

function piece(slack: number, may = true) {
  const told: string[] = [];
  const drag = new Drag({
    may: () => may,
    slack,
    carried: ({ x, y }) => told.push(`carried ${x} ${y}`),
    ended: () => told.push('ended'),
    dropped: ({ x, y }) => told.push(`dropped ${x} ${y}`),
    tapped: () => told.push('tapped'),
  });
  return { drag, told };
}

test('a piece is lifted, carried and dropped', () => {
  const { drag, told } = piece(0);
  const down = pointer(10, 10);
  drag.on.onpointerdown(down);
  expect(down.currentTarget.setPointerCapture).toHaveBeenCalledWith(7);
  expect(drag.shift).toEqual({ x: 0, y: 0 });
  drag.on.onpointermove(pointer(13, 6));
  expect(drag.shift).toEqual({ x: 3, y: -4 });
  drag.on.onpointerup(pointer(20, 30));
  expect(drag.shift).toBeNull();
  expect(told).toEqual(['carried 13 6', 'ended', 'dropped 20 30']);
});

test('with some slack it is tapped, until it is carried far enough', () => {
  const { drag, told } = piece(5);
  drag.on.onpointerdown(pointer(10, 10));
  expect(drag.shift).toBeNull();
  drag.on.onpointermove(pointer(12, 12));
  expect(drag.shift).toBeNull();
  drag.on.onpointerup(pointer(12, 12));
  expect(told).toEqual(['ended', 'tapped']);

  told.length = 0;
  drag.on.onpointerdown(pointer(10, 10));
  drag.on.onpointermove(pointer(15, 10));
  drag.on.onpointermove(pointer(11, 10));
  expect(drag.shift).toEqual({ x: 1, y: 0 });
  drag.on.onpointerup(pointer(11, 10));
  expect(told).toEqual(['carried 15 10', 'carried 11 10', 'ended', 'dropped 11 10']);
});

test('the browser may take the pointer away: then nothing is dropped', () => {
  const { drag, told } = piece(0);
  drag.on.onpointerdown(pointer(0, 0));
  drag.on.onpointercancel();
  drag.on.onpointerup(pointer(9, 9));
  expect(drag.shift).toBeNull();
  expect(told).toEqual(['ended']);
});

test('what may not be lifted, and another button, are left alone', () => {
  const fixed = piece(0, false);
  fixed.drag.on.onpointerdown(pointer(0, 0));
  fixed.drag.on.onpointermove(pointer(9, 9));
  const loose = piece(0);
  loose.drag.on.onpointerdown(pointer(0, 0, 2));
  loose.drag.on.onpointermove(pointer(9, 9));
  loose.drag.on.onpointerup(pointer(9, 9));
  expect([fixed.drag.shift, loose.drag.shift]).toEqual([null, null]);
  expect([...fixed.told, ...loose.told]).toEqual([]);
});
