// Writes src/api/types.ts and src/api/games/NAME.ts from the JSON Schemas that the server prints for its structs; with --check only compares.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = process.env.PARLOUR_PYTHON ?? `${root}.venv/bin/python`;
const printed = execFileSync(python, ['-m', 'parlour.server.schema'], { cwd: root, encoding: 'utf-8', maxBuffer: 1 << 26 });
const check = process.argv.includes('--check');

mkdirSync(new URL('../src/api/games', import.meta.url), { recursive: true });
for (const [name, schema] of Object.entries(JSON.parse(printed))) {
  const file = name === 'wire' ? 'src/api/types.ts' : `src/api/games/${name}.ts`;
  const target = new URL(`../${file}`, import.meta.url);
  const text = await compile(schema, 'Nothing', {
    bannerComment: '// Generated from the structs of src/parlour by `npm run types`; do not edit.',
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 128 },
  });
  const clean = text
    .replace(/export interface Nothing \{\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^]*?\*\/\n/g, '')
    .replace(/\n \*\n \* This interface was referenced by[^]*?(?=\n \*\/)/g, '');
  if (!check) writeFileSync(target, clean);
  else if (readFileSync(target, 'utf-8') !== clean) {
    process.stderr.write(`${file} is not what the server says: run \`npm run types\`\n`);
    process.exitCode = 1;
  }
}
