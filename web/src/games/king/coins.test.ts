import { describe, expect, it } from 'vitest';
import { coins } from './coins';

const RADIUS = 12;

describe('the coins of a gold card', () => {
  it.each([1, 2, 3, 4, 5, 7, 12])('are as many as it is worth, on the card and side by side: %i', (value) => {
    const laid = coins(value);
    expect(laid).toHaveLength(value);
    for (const [place, { x, y, scale }] of laid.entries()) {
      const radius = RADIUS * scale;
      expect(Math.min(x - radius, 60 - x - radius, y - radius, 84 - y - radius)).toBeGreaterThan(0);
      for (const other of laid.slice(place + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThanOrEqual(2 * radius - 0.001);
      }
    }
  });
});
