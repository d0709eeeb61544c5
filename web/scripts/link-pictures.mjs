/** The pictures of links in chats: every scene once more, as a PNG of 1200 by 630, made while the client is built. */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { render } from 'svelte/server';
import { createServer } from 'vite';

const WIDTH = 1200;
/** By the light of the lamps: it stands out from the white of a chat, and from its black. */
const THEME = 'dark';

/** The plugin; its files are called preview-NAME-HASH.png, that of a game without a scene preview-HASH.png. */
export function linkPictures(root) {
  return {
    name: 'link-pictures',
    apply: 'build',
    async generateBundle() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
      const reader = await createServer({
        root,
        configFile: false,
        appType: 'custom',
        logLevel: 'error',
        plugins: [svelte()],
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
      });
      try {
        for (const file of files(join(root, 'src/games'), 'Scene.svelte')) {
          const { default: Scene } = await reader.ssrLoadModule(file);
          const folder = basename(dirname(file));
          const ofGame = folder !== 'games';
          const css = [join(root, 'src/theme.css'), ...(ofGame ? files(dirname(file), '.css') : [])];
          this.emitFile({
            type: 'asset',
            name: ofGame ? `preview-${folder}.png` : 'preview.png',
            source: picture(render(Scene).body, styles(css)),
          });
        }
      } finally {
        await reader.close();
      }
    },
  };
}

function picture(drawing, css) {
  const values = variables(css);
  const plain = (text) => resolved(text, values).replaceAll(/rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/g, 'rgba($1,$2,$3,$4)');
  const svg = drawing
    .replaceAll(/<!--.*?-->/gs, '')
    .replace(/<svg /, '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="252" ')
    .replace(/(<svg[^>]*>)/, `$1<style>${rules(css)}</style>`);
  return new Resvg(plain(svg), { fitTo: { mode: 'width', value: WIDTH } }).render().asPng();
}

/** The files below a folder whose names end so. */
function files(folder, ending) {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf-8' }).filter((name) => name.endsWith(ending));
  return found.sort().map((name) => join(folder, name));
}

/** The page's colours and those of the game, without comments. */
function styles(paths) {
  return paths.map((path) => readFileSync(path, 'utf-8').replaceAll(/\/\*.*?\*\//gs, '')).join('\n');
}

/** What the variables are in the theme. */
function variables(css) {
  const found = new Map();
  for (const theme of ['', `[data-theme='${THEME}']`]) {
    for (const [, block] of css.matchAll(new RegExp(`:root${escaped(theme)}\\s*\\{(.*?)\\}`, 'gs'))) {
      for (const [, name, value] of block.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value.trim());
    }
  }
  return found;
}

const escaped = (text) => text.replaceAll(/[[\]]/g, '\\$&');

/** Without variables: drawings are made by what knows none. */
function resolved(text, values) {
  const one = /var\((--[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g;
  let before = '';
  while (before !== text) {
    before = text;
    text = text.replaceAll(one, (_, name, otherwise) => values.get(name) ?? otherwise ?? 'none');
  }
  return text;
}

/** The rules for classes, which are all that a scene uses. */
function rules(css) {
  const found = css.matchAll(/(?<=^|\})\s*((?:\.[\w-]+[\s,]*)+)\{([^{}]*)\}/g);
  return [...found].map(([, classes, block]) => `${classes}{${block}}`).join('\n');
}
