// Copies the built dashboard and the licence into the package @mayfly/server while pnpm packs it. With --remove, removes
// the copies.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './pnpm.mjs';

const built = join(root, 'apps/web/dist');
const copy = join(root, 'apps/api/dashboard');

const licence = join(root, 'apps/api/LICENSE');

rmSync(copy, { recursive: true, force: true });
rmSync(licence, { force: true });
if (!process.argv.includes('--remove')) {
  if (!existsSync(built)) throw new Error('Run "pnpm build" first.');
  cpSync(built, copy, { recursive: true });
  // The dashboard contains a licence of a font, so pnpm does not add that of the root.
  cpSync(join(root, 'LICENSE'), licence);
}
