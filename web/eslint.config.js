import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/api/types.ts', 'src/api/games', 'public'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  { files: ['scripts/**', '*.config.*'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      // The compiler knows every name (tsconfig: strict).
      'no-undef': 'off',
      // An index that the code itself has made; everything else is checked (tsconfig: noUncheckedIndexedAccess).
      '@typescript-eslint/no-non-null-assertion': 'off',
      eqeqeq: 'error',
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // What changes on the page is a rune; a Map or an address here is a cache or a value on its way.
      'svelte/prefer-svelte-reactivity': 'off',
      'no-console': 'error',
      // What Prettier leaves as it is: comments and strings; the outline of a drawing is one word.
      'max-len': [
        'error',
        { code: 128, ignoreUrls: true, ignoreRegExpLiterals: true, ignorePattern: '[MmLlHhVvCcSsQqTtAaZz\\d .,-]{56}' },
      ],
    },
  },
  // Drawings are strings of our own; words and names are never put in as HTML.
  { files: ['src/games/**'], rules: { 'svelte/no-at-html-tags': 'off' } },
);
