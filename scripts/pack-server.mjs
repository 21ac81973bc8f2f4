// Fills the package @mayfly/server while pnpm packs it: the program, bundled with the packages of this workspace, the
// files that it reads, the built dashboard, and the licence. With --remove, removes them.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'rolldown';

import { root } from './pnpm.mjs';

const server = join(root, 'apps/api');
const built = join(server, 'dist');
const dashboard = join(root, 'apps/web/dist');

const copies = ['lib', 'dashboard', 'LICENSE'].map((name) => join(server, name));
const [lib = '', dashboardCopy = '', licence = ''] = copies;

for (const copy of copies) rmSync(copy, { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  if (![built, dashboard].every((folder) => existsSync(folder))) {
    throw new Error('Run "pnpm build" first.');
  }
  await bundleProgram();
  cpSync(dashboard, dashboardCopy, { recursive: true });
  // The dashboard contains a licence of a font, so pnpm does not add that of the root.
  cpSync(join(root, 'LICENSE'), licence);
}

/** So that `npx` of the one tarball works. Dependencies from npm stay outside. */
async function bundleProgram() {
  const names = ['apps/api', 'packages/core', 'packages/local-redis'].flatMap((folder) => {
    /** @type {{ dependencies: Record<string, string> }} */
    const { dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.keys(dependencies).filter((name) => !name.startsWith('@mayfly/'));
  });
  // As deep as a file of `dist`, because the program finds its files by relative paths.
  const program = join(lib, 'program');
  await build({
    input: join(built, 'main.js'),
    external: (id) => names.some((name) => id === name || id.startsWith(`${name}/`)),
    platform: 'node',
    transform: { target: 'node20.19' },
    logLevel: 'warn',
    output: { dir: program },
  });
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    if (!/\.lua$|^(graphql|features)\/.*\.graphql$/.test(file)) continue;
    const target = file.startsWith('features/') ? join(lib, file) : join(program, basename(file));
    cpSync(join(built, file), target, { errorOnExist: true, force: false });
  }
}
