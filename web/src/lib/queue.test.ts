import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Queue } from './queue';

let stay: number;
let shown: number[][];
let queue: Queue<number>;

beforeEach(() => {
  vi.useFakeTimers();
  stay = 100;
  shown = [];
  queue = new Queue(
    (items) => shown.push(items),
    () => stay,
  );
});

afterEach(() => vi.useRealTimers());

it('shows one thing after the other, each for its time', () => {
  for (const item of [1, 2, 3]) queue.add(item);
  expect(shown).toEqual([[1]]);
  vi.advanceTimersByTime(99);
  expect(shown).toEqual([[1]]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual([[1], [2]]);
  vi.advanceTimersByTime(100);
  expect(shown).toEqual([[1], [2], [3]]);
});

it('shows what comes late at once', () => {
  queue.add(1);
  vi.advanceTimersByTime(1000);
  queue.add(2);
  expect(shown).toEqual([[1], [2]]);
});

it('cut short shows all that waited as one, and then waits for nothing', () => {
  for (const item of [1, 2, 3]) queue.add(item);
  queue.cut();
  expect(shown).toEqual([[1], [2, 3]]);
  queue.add(4);
  expect(shown.at(-1)).toEqual([4]);
  queue.cut();
  expect(shown).toHaveLength(3);
});

it('without time shows everything at once', () => {
  queue.add(1);
  queue.add(2);
  stay = 0;
  queue.add(3);
  expect(shown).toEqual([[1], [2, 3]]);
});

it('waits while it is held, by everybody who holds it', () => {
  const [one, two] = [queue.hold(), queue.hold()];
  queue.add(1);
  vi.advanceTimersByTime(1000);
  one();
  one();
  expect(shown).toEqual([]);
  two();
  expect(shown).toEqual([[1]]);
});

it('is cut short although it is held', () => {
  queue.hold();
  queue.add(1);
  queue.cut();
  expect(shown).toEqual([[1]]);
});

it('forgets what waits when it is cleared, and changes it when told', () => {
  for (const item of [1, 2, 3]) queue.add(item);
  queue.change((item, last) => (last ? 30 : item + 0.5));
  expect(queue.waiting).toEqual([2.5, 30]);
  queue.clear();
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([[1]]);
});
