import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { pnpm, root, StepFailed } from './pnpm.mjs';
import { digest, unlessDone } from './stamp.mjs';

const COMMON_INPUTS = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json'];

/** A build, its inputs, and its product, without which it runs again. */
const SERVER = {
  title: 'the server',
  script: 'build:ts',
  inputs: [
    'tsconfig.json',
    'packages',
    'apps/api',
    'scripts/build-core.ts',
    'scripts/copy-assets.mjs',
  ],
  product: 'apps/api/dist/main.js',
};
const DASHBOARD = {
  title: 'the dashboard',
  script: 'build:web',
  inputs: ['apps/web'],
  product: 'apps/web/dist/index.html',
};

/** Builds what has changed since its last build. */
export async function build() {
  await buildServer();
  await unlessBuilt(DASHBOARD);
}

/** Builds the library and the API, if they have changed. */
export function buildServer() {
  return unlessBuilt(SERVER);
}

/** @param {typeof SERVER} build */
async function unlessBuilt({ title, script, inputs, product }) {
  const stampFile = join(root, '.cache', `${script.replace(':', '-')}.stamp`);
  if (!existsSync(join(root, product))) rmSync(stampFile, { force: true });
  await unlessDone(stampFile, digest(root, [...COMMON_INPUTS, ...inputs]), async () => {
    console.log(`Building ${title} …`);
    const { code, interrupted, output } = await pnpm(['run', script], { quiet: true });
    if (interrupted) throw new StepFailed('Interrupted.', code || 130);
    if (code !== 0) throw new StepFailed(`${output}\nBuilding ${title} failed.`, code);
  });
}
