import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hands } from '../lib/keys';
import { pressing } from './press';
import { along } from './point';
import { rolling } from './wheel';

const target = {} as Element;
const key = (name: string) => ({ key: name, currentTarget: target, defaultPrevented: false, preventDefault: vi.fn() });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  hands.touching = false;
});

test('a target is pressed by a click, a finger, the space bar and Enter', () => {
  const press = vi.fn();
  const on = pressing(press);
  on.onclick({ currentTarget: target } as unknown as MouseEvent);
  expect(press).toHaveBeenLastCalledWith(target, false);
  hands.touching = true;
  on.onclick({ currentTarget: target } as unknown as MouseEvent);
  expect(press).toHaveBeenLastCalledWith(target, true);
  const space = key(' ');
  on.onkeydown(space as unknown as KeyboardEvent);
  expect(press).toHaveBeenLastCalledWith(target, false);
  expect(space.preventDefault).toHaveBeenCalledOnce();
  on.onkeydown(key('Enter') as unknown as KeyboardEvent);
  on.onkeydown(key('x') as unknown as KeyboardEvent);
  vi.runAllTimers();
  expect(press).toHaveBeenCalledTimes(4);
});

test('an Enter that the table took presses nothing', () => {
  const press = vi.fn();
  const enter = key('Enter');
  pressing(press).onkeydown(enter as unknown as KeyboardEvent);
  enter.defaultPrevented = true;
  vi.runAllTimers();
  expect(press).not.toHaveBeenCalled();
});

test('a wheel turns notch by notch', () => {
  const turns: number[] = [];
  const roll = rolling((by) => turns.push(by), 140);
  const preventDefault = vi.fn();
  for (const [deltaY, timeStamp] of [
    [3, 0],
    [3, 100],
    [0, 150],
    [-1, 160],
    [5, 300],
  ])
    roll({ deltaY: deltaY!, timeStamp: timeStamp!, preventDefault });
  expect(turns).toEqual([1, -1, 1]);
  expect(preventDefault).toHaveBeenCalledTimes(5);
});

test('how far along something was pointed at', () => {
  const currentTarget = { getBoundingClientRect: () => ({ left: 100, width: 200 }) as DOMRect };
  const at = (clientX: number) => along({ clientX, clientY: 0, currentTarget });
  expect([at(50), at(100), at(150), at(300), at(999)]).toEqual([0, 0, 0.25, 1, 1]);
});
