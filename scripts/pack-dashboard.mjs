// Copies the built dashboard into the package @mayfly/server while pnpm packs it. With --remove, removes the copy.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './pnpm.mjs';

const built = join(root, 'apps/web/dist');
const copy = join(root, 'apps/api/dashboard');

rmSync(copy, { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  if (!existsSync(built)) throw new Error('Run "pnpm build" first.');
  cpSync(built, copy, { recursive: true });
}
