import { describe, expect, it } from 'vitest';
import { gains, gainWords } from './gains';
import type { Count } from './measure';
import { duration, shrunk, way } from './travel';

describe('a journey', () => {
  it('takes 150 to 350 milliseconds, and longer or shorter as one likes', () => {
    expect(duration(0)).toBe(150);
    expect(duration(5000)).toBe(350);
    expect(way({ x: 0, y: 0, width: 10, height: 10 }, { x: 5000, y: 0, width: 10, height: 10 }, 0.6).time).toBe(210);
  });

  it('begins at the middle of where it was, as large as it was', () => {
    const { frames } = way({ x: 0, y: 0, width: 20, height: 20 }, { x: 100, y: 50, width: 10, height: 10 }, 1);
    expect(frames[0]).toEqual({ translate: '-95px -45px', scale: '2' });
    expect(frames[1]).toEqual({ translate: '0px 0px', scale: '1' });
  });

  it('from a small place begins small, but not too small to be seen', () => {
    const piece = { x: 0, y: 0, width: 100, height: 50 };
    expect(shrunk(piece, { x: 200, y: 0, width: 50, height: 50 })).toEqual({ x: 200, y: 12.5, width: 50, height: 25 });
    expect(shrunk(piece, { x: 0, y: 0, width: 1, height: 1 }).width).toBe(30);
    expect(shrunk(piece, { x: 0, y: 0, width: 900, height: 900 }).width).toBe(100);
  });
});

describe('gains', () => {
  const counts = (numbers: Record<string, number | null>): Map<string, Count> =>
    new Map(Object.entries(numbers).map(([name, value]) => [name, { value } as Count]));

  it('are the differences of what can be read, before and after', () => {
    const before = counts({ gold: 3, points: 10, hidden: null, same: 4 });
    const after = counts({ gold: 1, points: 13, hidden: 5, same: 4, fresh: 2 });
    expect(gains(before, after).map(({ name, gain }) => [name, gainWords(gain)])).toEqual([
      ['gold', '−2'],
      ['points', '+3'],
    ]);
  });
});
