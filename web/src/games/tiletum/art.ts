/** Everything that is drawn on tiles: symbols on a field of 24 by 24, tiles on one of 64 by 64. */

import type { Effect, Part as Printed } from '../../api/games/tiletum';
import { tileOf } from './box';

const line = (d: string): string => `<path class="ti-line" d="${d}"/>`;
const body = (fill: string, d: string): string => `<path class="ti-body ti-${fill}" d="${d}"/>`;

/** The inside of each symbol. */
export const SYMBOLS: Record<string, string> = {
  gold: `<circle class="ti-body ti-gold" cx="12" cy="12" r="9"/>${line('M12 7.500v9M9.300 10l2.700-2.500 2.700 2.500M9.300 14l2.700 2.500 2.700-2.500')}`,
  food:
    body(
      'food',
      'M3 12.500C3 8 7 6 12 6s9 2 9 6.500c0 1.300-.8 2-1.800 2.200V19H4.800v-4.300C3.800 14.500 3 13.800 3 12.500z',
    ) + line('M8 8.500l1.500 3.500M12 8l1.500 3.500M16 8.500l1 3'),
  wool: `<circle class="ti-body ti-wool" cx="12" cy="12" r="8.500"/>${line('M5 9c4-2 10-1 13.500 3M4.500 14c4-3 9-3 12.500 3M9 4.500c4 1 7 4 8 9M18 18.500c1.500.5 2.500 1.500 3.500 2.500')}`,
  stone: body('stone', 'M12 3l9 4.500v9L12 21l-9-4.500v-9z') + line('M3 7.500l9 4.500 9-4.500M12 12v9'),
  iron: body('iron', 'M8 7h8l1.500 3L22 19H2l4.500-9z') + line('M6.500 10h11'),
  any:
    body('any', 'M12 2.500l9.500 7-3.600 11.500H6.100L2.500 9.500z') +
    line('M9 9.500c0-4 6-4 6-.3 0 2.300-3 2.300-3 5M12 17v.6'),
  contract: body('sheet', 'M5 3h14v15l-2.300 3-2.400-2-2.300 2-2.300-2-2.400 2L5 18z') + line('M8 7.500h8M8 11h8M8 14.500h4'),
  character: body(
    'sheet',
    'M12 3a4.300 4.300 0 1 1 0 8.600A4.300 4.300 0 0 1 12 3zM3.500 21c0-5 3.500-8 8.500-8s8.500 3 8.500 8z',
  ),
  architect:
    line('M8.500 14.500q3.500 2.300 7 0') +
    body('sheet', 'M10.800 6L4 20.500l1.300 1.300L12 10l6.700 11.800 1.300-1.300L13.200 6z') +
    body('sheet', 'M12 2.200a2.400 2.400 0 1 1 0 4.800 2.400 2.400 0 0 1 0-4.800z'),
  merchant:
    body(
      'sheet',
      'M8.500 3h7L14 6.500c4.500 2 6.500 6 6.500 9.700 0 3.300-2.800 4.800-8.500 4.800s-8.500-1.500-8.500-4.800C3.500 12.500 5.500 8.500 10 6.500z',
    ) + line('M9.500 6.700h5M12 10.500v6.500'),
  king: body('gold', 'M3 7l4.500 4L12 4.500l4.500 6.500L21 7l-1.800 12H4.800z') + line('M5 16h14'),
  joker: body(
    'gold',
    'M12 2.500l2.900 6.300 6.900.8-5.100 4.700 1.400 6.800L12 17.700l-6.100 3.400 1.400-6.800-5.100-4.700 6.900-.8z',
  ),
  house: body('piece', 'M12 3l9.500 8H19v10H5V11H2.500z') + line('M10 21v-6h4v6'),
  pillar: body('piece', 'M6 3h12v3.500h-2V17.500h2V21H6v-3.500h2V6.500H6z') + line('M11 6.500v11M13.500 6.500v11'),
  cathedral:
    body('church', 'M12 1.500l3.500 5V11H21v10.500H3V11h5.500V6.500z') +
    line('M10 21.500V17a2 2 0 0 1 4 0v4.500M12 8v3M10.700 9.200h2.600'),
  bell: body(
    'gold',
    'M12 3c4 0 6 2.800 6 6.500v4.500l2.300 3.500H3.700L6 14V9.500C6 5.800 8 3 12 3zM9.500 19h5a2.500 2.500 0 0 1-5 0z',
  ),
  rose4: body('any', 'M12 1.500l2.600 7.900 7.900 2.600-7.900 2.600-2.600 7.900-2.600-7.900L1.500 12l7.900-2.600z'),
  die:
    body('sheet', 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3z') +
    '<path class="ti-dark" d="M8.500 6.800a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM15.500 13.800a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400zM12 10.300a1.700 1.700 0 1 1 0 3.400 1.700 1.700 0 0 1 0-3.400z"/>',
  vp: body(
    'vp',
    'M12 1.200l2.700 2.200 3.400-.6 1.200 3.300 3.300 1.200-.6 3.400 2.200 2.700-2.200 2.700.6 3.400-3.300 1.200-1.200 3.300-3.400-.6-2.700 2.200-2.700-2.200-3.400.6-1.200-3.300-3.300-1.200.6-3.400L-.2 13.400l2.200-2.700-.6-3.400 3.300-1.200 1.200-3.300 3.400.6z',
  ),
  ap: body('ap', 'M6.500 2.500h11l5.300 9.500-5.300 9.500h-11L1.200 12z'),
  crest: body('shield', 'M3.500 3h17v8.500c0 5-4 8-8.500 10-4.500-2-8.500-5-8.500-10z'),
  upper:
    body('sheet', 'M5 2.500h14v19H5z') +
    line('M5 9h14M5 15.500h14') +
    body('gold', 'M9.500 4.300h5v3h-5zM9.500 10.800h5v3h-5z'),
  full: body('sheet', 'M12 1.800l9 6.700h-2.500v13h-13v-13H3z') + line('M8 14.500l3 3 5.500-6'),
};

/** The arms of the six families, on the shield. */
const ARMS: Record<string, string> = {
  lion: '<path d="M12 4.200l1.700 1.100 2-.3.6 1.900 1.700 1-.6 1.900.6 1.900-1.700 1-.6 2-2-.3L12 15.600l-1.700-1.200-2 .3-.6-2-1.700-1 .6-1.900-.6-1.900 1.700-1 .6-1.900 2 .3z"/><path class="ti-cut" d="M9.600 9a.9.900 0 1 0 1.800 0zM12.600 9a.9.900 0 1 0 1.800 0zM10.500 11.500h3L12 13.200z"/>',
  eagle:
    '<path d="M12 4l1.300 1.600.2 2c2-.7 3.500-2 4.700-3.600.3 3.600-.8 6.300-3.200 7.800l1.300 2.700-2.300-.4-2 3.100-2-3.100-2.300.4L9 11.800C6.600 10.300 5.500 7.600 5.800 4c1.200 1.600 2.700 2.900 4.700 3.600l.2-2z"/>',
  lily: '<path d="M12 3.500c1.600 2 2.400 3.800 1 7.200 1.500-3 4.800-3.400 5.300-.7.300 1.700-1.500 2.500-2.500 1.300-.6 1-1.400 1.600-2.300 1.700h1v1.500h-1.200l.6 2.500-1.900 1.300-1.900-1.300.6-2.500H9.500V13h1c-.9-.1-1.700-.7-2.300-1.700-1 1.200-2.800.4-2.500-1.300.5-2.700 3.800-2.300 5.300.7-1.400-3.400-.6-5.200 1-7.200z"/>',
  tower:
    '<path d="M7.500 4.500h2v1.800h1.600V4.500h1.800v1.800h1.600V4.500h2v4.200h-1.200v7.800h-6.600V8.700H7.500z"/><path class="ti-cut" d="M11 16.500v-3a1 1 0 0 1 2 0v3z"/>',
  rose: '<path d="M12 4.300a2.600 2.600 0 0 1 2.500 2.400 2.700 2.700 0 0 1 3 3.600 2.600 2.600 0 0 1-1.200 4.200 2.700 2.700 0 0 1-4.300 1.400 2.700 2.700 0 0 1-4.300-1.400 2.600 2.600 0 0 1-1.200-4.200 2.700 2.700 0 0 1 3-3.600A2.600 2.600 0 0 1 12 4.300z"/><circle class="ti-cut" cx="12" cy="10.500" r="2"/>',
  star: '<path d="M12 3.800l1.800 4.300 4.700.4-3.600 3 1.200 4.600L12 13.600l-4.100 2.500 1.200-4.600-3.600-3 4.700-.4z"/>',
};
for (const [family, arms] of Object.entries(ARMS))
  SYMBOLS[family] =
    `<path class="ti-body ti-field-${family}" d="M3 2h18v9.500c0 5.300-4.300 8.500-9 10.500-4.700-2-9-5.200-9-10.500z"/><g class="ti-arms-${family}">${arms}</g>`;

/** A symbol with what is written beside it. */
export interface Part {
  icon: string;
  /** Beside the symbol. */
  text?: string;
  /** Action points, in their own badge. */
  ap?: number;
}

const several = (count: number): string => (count > 1 ? `${count}` : '');

/** How a part of an effect is drawn, by what it does. */
const DRAWN: Record<string, (part: Printed) => Part[]> = {
  gain: ({ what, count }) => [{ icon: what, text: several(count) }],
  vp: ({ count }) => [{ icon: 'vp', text: `${count}` }],
  king: ({ count }) => [{ icon: 'king', text: `+${count}` }],
  any: ({ count }) => [{ icon: 'any', text: several(count) }],
  move: ({ what, count }) => [{ icon: what, text: `→${count}` }],
  place: ({ what }) => [{ icon: what }],
  place_anywhere: ({ what }) => [{ icon: what }, { icon: 'rose4' }],
  move_anywhere: ({ what }) => [{ icon: what }, { icon: 'rose4' }],
  add_ap: ({ count }) => [{ icon: 'ap', text: `+${count}` }],
  choose_resource_type: () => [{ icon: 'die' }, { icon: 'any' }],
  activate_building: () => [{ icon: 'bell' }],
  action: ({ what, count }) => [{ icon: what === 'any' ? 'joker' : what, ap: count }],
  same: ({ count }) => [{ icon: 'any', text: `${count}` }],
  pay: ({ what, count }) => [{ icon: what, text: `${count}` }],
};

/** What is drawn first, whatever order the data have. */
const ORDER = Object.keys(DRAWN);

/** An effect that has no drawing yet is a star; its words tell what it does. */
const drawn = (printed: Printed[]): Part[] =>
  printed
    .toSorted((a, b) => ORDER.indexOf(a.does) - ORDER.indexOf(b.does))
    .flatMap((part) => DRAWN[part.does]?.(part) ?? [{ icon: 'joker', text: several(part.count) }]);

export const partsOfEffect = (effect: Effect | null): Part[] => drawn(effect?.parts ?? []);

const use = (icon: string, x: number, y: number, size: number): string =>
  `<use href="#ti-${icon}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;
const written = (text: string, x: number, y: number, size: number, kind = ''): string =>
  `<text class="ti-text ${kind}" x="${x}" y="${y}" font-size="${size}">${text}</text>`;

const inside = (part: Part): boolean => part.icon === 'vp' || part.icon === 'ap';
const wide = (part: Part): number => (inside(part) ? 1.12 : part.ap ? 1.75 : part.text ? 1 + 0.5 * part.text.length : 1);

/** The parts of a row, centred on a point. */
function row(parts: Part[], x: number, y: number, size: number): string {
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
export function block(parts: Part[], x: number, y: number, size: number, across = 2): string {
  if (parts.length <= across && parts.reduce((sum, part) => sum + wide(part), 0) * size <= 58) return row(parts, x, y, size);
  const rows: Part[][] = [];
  const each = parts.length <= across ? 1 : across;
  for (let at = 0; at < parts.length; at += each) rows.push(parts.slice(at, at + each));
  const high = size * 1.05;
  return rows.map((one, place) => row(one, x, y + (place - (rows.length - 1) / 2) * high, size)).join('');
}

/** What is drawn on a tile. */
export function tileArt(number: number): string {
  const tile = tileOf(number);
  const ground = `<rect class="ti-tile ti-tile-${tile.kind}" x="1.500" y="1.500" width="61" height="61" rx="7"/>`;
  if (tile.kind === 'crest') return ground + use(tile.name, 11, 10, 42);
  if (tile.kind === 'helper') {
    const parts = partsOfEffect(tile.effect);
    return ground + block(parts, 32, 32, parts.length > 2 ? 23 : parts.length > 1 ? 25 : parts[0]?.ap ? 31 : 36);
  }
  if (tile.kind === 'character') {
    const parts = partsOfEffect(tile.effect);
    return `${ground}<path class="ti-band ti-band-${tile.name}" d="M8.500 1.500h47a7 7 0 0 1 7 7V20h-61V8.500a7 7 0 0 1 7-7z"/>${use('character', 9, 2.5, 16)}${use(tile.name, 37, 2, 17)}${block(parts, 32, 41, parts.length > 1 ? 19 : 25)}`;
  }
  const cost = drawn(tile.cost);
  const gives: Part[] = [{ icon: 'vp', text: `${tile.points}` }, ...partsOfEffect(tile.effect)];
  return `${ground}${row(cost, 32, 17, cost.length > 1 ? 18 : 23)}<path class="ti-rule" d="M8 31h48"/>${row(gives, 32, 46.5, gives.length > 1 ? 17.5 : 26)}`;
}
