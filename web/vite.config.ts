import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000';

/** The component data says of every number where it comes from, and some things twice; the browser needs the numbers only. */
function withoutProvenance(): Plugin {
  const about = new Set(['prov', 'src', 'why', 'docs', 'sources', 'composition', 'contract_kind', 'looks', 'name_en']);
  return {
    name: 'without-provenance',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/games\/\w+\/components\.json$/.test(id)) return null;
      const kept = JSON.parse(code, (key, value: unknown) => (about.has(key) ? undefined : value)) as unknown;
      return { code: JSON.stringify(kept), map: null };
    },
  };
}

export default defineConfig(({ mode }) => ({
  plugins: [withoutProvenance(), svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/parlour/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the pages share comes in one piece: a small file costs more in headers than in what it says.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: /\/src\/(api|lib|ui|gestures)\// }] } },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
