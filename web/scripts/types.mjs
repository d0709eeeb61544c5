// Writes src/api/types.ts and src/api/games/NAME.ts from the JSON Schemas that the server prints for its structs,
// src/api/constants.ts from its constants, and tests/boxes/NAME.json from the games' boxes; with --check only compares.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = process.env.PARLOUR_PYTHON ?? `${root}.venv/bin/python`;
const printed = execFileSync(python, ['-m', 'parlour.server.schema'], { cwd: root, encoding: 'utf-8', maxBuffer: 1 << 26 });
const check = process.argv.includes('--check');
const { schemas, constants, boxes } = JSON.parse(printed);
const banner = (from) => `// Generated from ${from} of src/parlour by \`npm run types\`; do not edit.`;

function write(file, text) {
  const target = new URL(`../${file}`, import.meta.url);
  if (!check) writeFileSync(target, text);
  else if (!existsSync(target) || readFileSync(target, 'utf-8') !== text) {
    process.stderr.write(`${file} is not what the server says: run \`npm run types\`\n`);
    process.exitCode = 1;
  }
}

mkdirSync(new URL('../src/api/games', import.meta.url), { recursive: true });
for (const [name, schema] of Object.entries(schemas)) {
  const text = await compile(schema, 'Nothing', {
    bannerComment: banner('the structs'),
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 128 },
  });
  const clean = text
    .replace(/export interface Nothing \{\}\n/, '')
    .replace(/\/\*\*\n \* This interface was referenced by[^]*?\*\/\n/g, '')
    .replace(/\n \*\n \* This interface was referenced by[^]*?(?=\n \*\/)/g, '');
  write(name === 'wire' ? 'src/api/types.ts' : `src/api/games/${name}.ts`, clean);
}

const known = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`);
const options = await resolveConfig(fileURLToPath(import.meta.url));
write(
  'src/api/constants.ts',
  await format(`${banner('the constants')}\n\n${known.join('')}`, { ...options, parser: 'typescript' }),
);

/** A line for each thing of a list, so that a difference can be read. */
const lines = (box) =>
  `{\n${Object.entries(box)
    .map(([name, part]) => {
      const text = Array.isArray(part)
        ? `[\n    ${part.map((one) => JSON.stringify(one)).join(',\n    ')}\n  ]`
        : JSON.stringify(part);
      return `  ${JSON.stringify(name)}: ${text}`;
    })
    .join(',\n')}\n}\n`;

mkdirSync(new URL('../tests/boxes', import.meta.url), { recursive: true });
for (const [name, box] of Object.entries(boxes)) write(`tests/boxes/${name}.json`, lines(box));
