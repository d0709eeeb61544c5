import { expect, test, vi } from 'vitest';
import { stepped } from './arrows';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 1, 0],
  ['End', 1, 2],
])('%s from %i leads to %i', (key, at, to) => {
  const preventDefault = vi.fn();
  expect(stepped({ key, preventDefault }, at, 3, 'Left', 'Right')).toBe(to);
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('other keys are left alone', () => {
  const preventDefault = vi.fn();
  expect(stepped({ key: 'ArrowDown', preventDefault }, 0, 3, 'Left', 'Right')).toBeNull();
  expect(preventDefault).not.toHaveBeenCalled();
});
