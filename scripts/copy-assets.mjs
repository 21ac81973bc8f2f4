// Copies the files that the compiler leaves out: schemas and scripts that the programs read at run time.
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const ASSET = /\.(lua|graphql)$/;

const source = join(root, 'apps/api/src');
const target = join(root, 'apps/api/dist');
const current = new Set(assetsIn(source));
for (const asset of assetsIn(target)) if (!current.has(asset)) rmSync(join(target, asset));
for (const asset of current) cpSync(join(source, asset), join(target, asset));

/** @param {string} folder */
function assetsIn(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => ASSET.test(file));
}
