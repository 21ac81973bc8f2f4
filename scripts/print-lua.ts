// `pnpm lua <file>`: prints a script with all Lua files that it needs, in their order.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composeLua } from '../packages/core/src/redis/compose-lua.ts';

const files = process.argv.slice(2).map((file) => pathToFileURL(resolve(file)));
if (files.length === 0) {
  console.error('Usage: pnpm lua [<file that the script needs of its caller>] <file>');
  process.exit(1);
}
console.log(composeLua(files));
