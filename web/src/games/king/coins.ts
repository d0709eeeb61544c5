/** Where the coins of a gold card lie: in a ring, smaller the more there are. */

/** A coin of 12 by this scale, on a card of 60 by 84. */
export interface Coin {
  x: number;
  y: number;
  scale: number;
}

const RADIUS = 12;
const RING = 14;
const MIDDLE = { x: 30, y: 51 };

export function coins(count: number): Coin[] {
  if (count === 1) return [{ ...MIDDLE, scale: 1 }];
  const scale = Math.min(1, (RING * Math.sin(Math.PI / count)) / RADIUS);
  // An odd one lies on top, an even number slantwise.
  const first = count % 2 === 0 ? (-3 * Math.PI) / 4 : -Math.PI / 2;
  return Array.from({ length: count }, (_, place) => {
    const angle = first + (2 * Math.PI * place) / count;
    return { x: MIDDLE.x + RING * Math.cos(angle), y: MIDDLE.y + RING * Math.sin(angle), scale };
  });
}
