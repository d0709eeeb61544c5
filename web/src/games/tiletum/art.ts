/** What is drawn on a tile, on a field of 64 by 64. */

import { tileOf } from './box';
import { picturesOf, type Picture } from './effects';

const use = (icon: string, x: number, y: number, size: number): string =>
  `<use href="#ti-${icon}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
const written = (text: string, x: number, y: number, size: number, kind = ''): string =>
  `<text class="ti-text ${kind}" x="${x}" y="${y}" font-size="${size}">${text}</text>`;

const inside = (part: Picture): boolean => part.icon === 'vp' || part.icon === 'ap';
const wide = (part: Picture): number => (inside(part) ? 1.12 : part.ap ? 1.75 : part.text ? 1 + 0.5 * part.text.length : 1);

/** The parts of a row, centred on a point. */
function row(parts: Picture[], x: number, y: number, size: number): string {
  let left = x - (size * parts.reduce((sum, part) => sum + wide(part), 0)) / 2;
  return parts
    .map((part) => {
      const width = size * wide(part);
      const at = left;
      left += width;
      if (inside(part))
        return (
          use(part.icon, at, y - width / 2, width) +
          written(part.text ?? '', at + width / 2, y + size * 0.02, size * 0.56, `ti-on-${part.icon}`)
        );
      if (part.ap)
        return (
          use(part.icon, at, y - size / 2, size) +
          use('ap', at + size * 0.85, y - size * 0.2, size * 0.85) +
          written(`${part.ap}`, at + size * 1.275, y + size * 0.24, size * 0.5, 'ti-on-ap')
        );
      return (
        use(part.icon, at, y - size / 2, size) +
        (part.text ? written(part.text, at + size + (width - size) / 2, y, size * 0.72) : '')
      );
    })
    .join('');
}

/** Up to two in a row, the rows one below the other. */
export function block(parts: Picture[], x: number, y: number, size: number, across = 2): string {
  if (parts.length <= across && parts.reduce((sum, part) => sum + wide(part), 0) * size <= 58) return row(parts, x, y, size);
  const rows: Picture[][] = [];
  const each = parts.length <= across ? 1 : across;
  for (let at = 0; at < parts.length; at += each) rows.push(parts.slice(at, at + each));
  const high = size * 1.05;
  return rows.map((one, place) => row(one, x, y + (place - (rows.length - 1) / 2) * high, size)).join('');
}

/** What is drawn on a tile. */
export function tileArt(number: number): string {
  const tile = tileOf(number);
  const gives = picturesOf(tile.effect?.parts ?? []);
  const ground = `<rect class="ti-tile ti-tile-${tile.kind}" x="1.500" y="1.500" width="61" height="61" rx="7"/>`;
  if (tile.kind === 'crest') return ground + use(tile.name, 11, 10, 42);
  if (tile.kind === 'helper')
    return ground + block(gives, 32, 32, gives.length > 2 ? 23 : gives.length > 1 ? 25 : gives[0]?.ap ? 31 : 36);
  if (tile.kind === 'character') {
    const band = `<path class="ti-band ti-band-${tile.name}" d="M8.500 1.500h47a7 7 0 0 1 7 7V20h-61V8.500a7 7 0 0 1 7-7z"/>`;
    const who = `${use('character', 9, 2.5, 16)}${use(tile.name, 37, 2, 17)}`;
    return `${ground}${band}${who}${block(gives, 32, 41, gives.length > 1 ? 19 : 25)}`;
  }
  const cost = picturesOf(tile.cost);
  const worth: Picture[] = [{ icon: 'vp', text: `${tile.points}` }, ...gives];
  const above = row(cost, 32, 17, cost.length > 1 ? 18 : 23);
  return `${ground}${above}<path class="ti-rule" d="M8 31h48"/>${row(worth, 32, 46.5, worth.length > 1 ? 17.5 : 26)}`;
}
