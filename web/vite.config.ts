import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { licences } from './scripts/licences.mjs';
import { linkPictures } from './scripts/link-pictures.mjs';

const server = process.env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000';

/** The folder of a game. */
const gameOf = (id: string): string | null => /\/src\/games\/(\w+)\//.exec(id)?.[1] ?? null;

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), linkPictures(import.meta.dirname), licences(import.meta.dirname)],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/parlour/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the pages share comes in one piece, and so does a game: a small file costs more in headers than in what it says.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: /\/src\/(api|lib|ui|gestures)\// },
            {
              name: 'tables',
              test: /\/src\/(table\/(?!MomentCard)|motion\/|sound\/sounds|games\/(?!Tally|Counted|steps|FigureRow)([\w.]+|\w+\/(moments|sounds)\.ts)(\?|$))/,
            },
            { name: gameOf, test: /\/src\/games\/\w+\/(?!sign\.ts|\w+(Moment|Ending|Scene|Figures)\.svelte)/ },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  test: { include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
