/** What somebody gets or loses floats up from where it is counted. */

import { centre, type Count, type Scene } from './measure';

const RISE = 900;

export interface Gain {
  name: string;
  count: Count;
  gain: number;
}

/** The counts whose number is another one now, with the difference. */
export function gains(before: Scene['counts'], after: Scene['counts']): Gain[] {
  return [...after].flatMap(([name, count]) => {
    const former = before.get(name)?.value ?? null;
    const gain = former === null || count.value === null ? 0 : count.value - former;
    return gain === 0 ? [] : [{ name, count, gain }];
  });
}

export const gainWords = (gain: number): string => (gain > 0 ? `+${gain}` : `−${-gain}`);

export function float(overlay: HTMLElement, { box }: Count, gain: number, slowness: number): void {
  if (slowness === 0 || box.width === 0) return;
  const words = document.createElement('span');
  words.className = gain > 0 ? 'motion-gain' : 'motion-gain loss';
  words.textContent = gainWords(gain);
  const { x, y } = centre(box);
  words.style.cssText = `left:${x}px;top:${y}px`;
  overlay.append(words);
  const frames = [
    { translate: '-50% -50%', opacity: 0 },
    { translate: '-50% -110%', opacity: 1, offset: 0.2 },
    { translate: '-50% -150%', opacity: 1, offset: 0.75 },
    { translate: '-50% -190%', opacity: 0 },
  ];
  words.animate(frames, { duration: RISE * slowness, easing: 'ease-out', fill: 'both' }).onfinish = () => words.remove();
}
