/** The licences of all that ends in the client and is not ours: packages, what the bundler adds, fonts. */

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of a package, in the path of one of its files. */
const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
/** What the bundler adds has no file; it says whose it is. */
const HELPER = /^\0(vite|rolldown)\//;

/** The plugin. */
export function licences(root) {
  const folderOf = (file) => {
    const helper = HELPER.exec(file);
    return helper ? join(root, 'node_modules', helper[1]) : resolve(root, PACKAGE.exec(file)?.[0] ?? root);
  };
  return {
    name: 'licences',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : part.originalFileNames));
      const folders = [...new Set(files.map(folderOf))].filter((folder) => folder !== resolve(root)).sort();
      const texts = folders.map((folder) => licence(folder, join(root, 'licences')));
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: texts.join('\n\n') });
    },
  };
}

/** Name, version, author and text; where a package brings no text, the one that its licence has everywhere. */
function licence(folder, texts) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8'));
  const brought = readdirSync(folder).find((file) => /^licen[cs]e(\.|$)/i.test(file));
  const text = brought ? join(folder, brought) : join(texts, `${license}.txt`);
  const by = author ? ` by ${author.name ?? author}` : '';
  return `=== ${name} ${version}${by} (${license}) ===\n\n${readFileSync(text, 'utf-8').trim()}\n`;
}
