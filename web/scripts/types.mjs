// Writes src/api/types.ts from the JSON Schema that the server prints for its structs; with --check only compares.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = new URL('../src/api/types.ts', import.meta.url);
const python = process.env.PARLOUR_PYTHON ?? `${root}.venv/bin/python`;

const SIMPLE = { integer: 'number', number: 'number', string: 'string', boolean: 'boolean', null: 'null' };

function typeOf(schema) {
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.enum) return schema.enum.map((value) => `'${value}'`).join(' | ');
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ');
  if (schema.type === 'array') return listOf(typeOf(schema.items ?? {}));
  if (schema.type === 'object') return `Record<string, ${typeOf(schema.additionalProperties ?? {})}>`;
  return SIMPLE[schema.type] ?? 'unknown';
}

function listOf(item) {
  return item.includes('|') ? `(${item})[]` : `${item}[]`;
}

function declaration(name, schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(
    ([field, type]) => `  ${field}${required.has(field) && !('default' in type) ? '' : '?'}: ${typeOf(type)};`,
  );
  const says = schema.description ? `/** ${schema.description.split('\n')[0]} */\n` : '';
  return `${says}export interface ${name} {\n${fields.join('\n')}\n}\n`;
}

const printed = execFileSync(python, ['-m', 'parlour.server.schema'], { cwd: root, encoding: 'utf-8' });
const { definitions } = JSON.parse(printed);
const banner = '// Generated from src/parlour/tables/wire.py by `npm run types`; do not edit.\n';
const text = [banner, ...Object.entries(definitions).map(([name, schema]) => declaration(name, schema))].join('\n');

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf-8') !== text) {
  process.stderr.write('src/api/types.ts is not what the server says: run `npm run types`\n');
  process.exitCode = 1;
}
