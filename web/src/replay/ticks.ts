/** The round numbers that an axis from 0 names: a few, and none beyond its end. */

const FEW = 4;

export function ticks(end: number): number[] {
  const rough = Math.max(1, end) / FEW;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, unit * [1, 2, 5, 10].find((times) => times * unit >= rough)!);
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, place) => place * step);
}
