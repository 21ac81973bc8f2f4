import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

const root = fileURLToPath(new URL('..', import.meta.url));
const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
const run = (...args: readonly string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: root });

/** Builds the API, which its tests start as a program. From source, each start takes three times as long. */
export default async function setup(project: TestProject): Promise<void> {
  const build = async () => {
    await run(join(typescript, 'bin/tsc'), '-b', 'apps/api');
    await run('--import', 'tsx', 'scripts/build-core.ts');
    await run('scripts/copy-assets.mjs');
  };
  await build();
  project.onTestsRerun(build);
}
