import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { pnpm, root, StepFailed } from './pnpm.mjs';
import { digest, unlessDone } from './stamp.mjs';

/** Installs the dependencies, unless those of this lockfile are already installed. */
export async function install() {
  const manifests = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests];
  // Some packages contain programs, which differ from machine to machine.
  const current = digest(root, inputs, `${process.platform} ${process.arch}`);
  await unlessDone(join(root, 'node_modules/.mayfly-install'), current, async () => {
    console.log('Installing dependencies …');
    // Replaces the folders of another pnpm without a question, because there may be no one to answer it.
    const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false'];
    const { code, interrupted } = await pnpm(args);
    if (code !== 0 || interrupted) {
      throw new StepFailed('Installing the dependencies failed; see above.', code || 130);
    }
  });
}
