/** What the server would send: the games' words, from the same catalogues, and their boxes. */

import { boxes } from '../src/api/calls';
import { words } from '../src/lib/words.svelte';

const files = import.meta.glob<string>('../../src/parlour/words/*/*.ftl', { query: '?raw', import: 'default', eager: true });

words.games = (language, game, part) => {
  const spoken = Object.entries(files).filter(([path]) => {
    if (!path.includes(`/${language}/`)) return false;
    if (part !== '') return path.endsWith('/learn.ftl') || path.endsWith(`/${game}.${part}.ftl`);
    return game === ''
      ? /\/[^.]+\.ftl$/.test(path) && !/(web|table|errors|learn)\.ftl$/.test(path)
      : path.endsWith(`/${game}.ftl`);
  });
  return Promise.resolve(spoken.map(([, text]) => text).join('\n'));
};

const printed = import.meta.glob('./boxes/*.json', { import: 'default', eager: true });

for (const [path, box] of Object.entries(printed)) boxes.set(path.replace(/^.*\/|\.json$/g, ''), Promise.resolve(box));
