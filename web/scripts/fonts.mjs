/** The letters that pages are made of, cut out of the fonts: what a first visit loads. All others come from the whole fonts. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const FOLDER = new URL('../src/fonts/', import.meta.url);
const FILES = new URL('../node_modules/', import.meta.url);

/** As the unicode-range of these faces in fonts.css. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0xf6, 0xf6],
  [0xfc, 0xfc],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
];
const CYRILLIC = [
  [0x301, 0x301],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x2116, 0x2116],
];
const SANS = { variationAxes: { wght: { min: 400, max: 700 } } };

const FACES = [
  ['serif-latin', '@fontsource/lora/files/lora-latin-600-normal.woff2', LATIN, {}],
  ['serif-cyrillic', '@fontsource/lora/files/lora-cyrillic-600-normal.woff2', CYRILLIC, {}],
  ['sans-latin', '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2', LATIN, SANS],
  ['sans-cyrillic', '@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2', CYRILLIC, SANS],
];

const letters = (ranges) =>
  ranges
    .map(([first, last]) => Array.from({ length: last - first + 1 }, (_, by) => String.fromCodePoint(first + by)).join(''))
    .join('');

mkdirSync(FOLDER, { recursive: true });
for (const [name, file, ranges, ways] of FACES) {
  const whole = readFileSync(new URL(file, FILES));
  writeFileSync(new URL(`${name}.woff2`, FOLDER), await subsetFont(whole, letters(ranges), { targetFormat: 'woff2', ...ways }));
}
