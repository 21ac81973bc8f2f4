// Writes the bill of materials of @mayfly/server, in the format of CycloneDX: installs the packed tarballs without
// running anything, and asks npm.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { runChild } from './child.mjs';
import { pnpm, root, StepFailed } from './pnpm.mjs';

const folder = join(root, '.cache/release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const filters = ['core', 'local-redis', 'server'].map((name) => `--filter=@mayfly/${name}`);
await step(pnpm([...filters, '-r', 'pack', '--pack-destination', folder], { quiet: true }));
const tarballs = readdirSync(folder).map((file) => join(folder, file));
writeFileSync(join(folder, 'package.json'), '{ "name": "mayfly", "version": "0.0.0" }\n');
const install = [
  'install',
  '--loglevel=error',
  '--package-lock-only',
  '--ignore-scripts',
  '--no-audit',
  ...tarballs,
];
await step(npm(install));
const format = ['--loglevel=error', '--sbom-format', 'cyclonedx', '--package-lock-only'];
writeFileSync(join(folder, 'sbom.json'), await step(npm(['sbom', ...format])));
console.log(`Wrote ${join(folder, 'sbom.json')}`);

/** @param {readonly string[]} args */
function npm(args) {
  return runChild('npm', args, { cwd: folder, env: process.env, quiet: true });
}

/** @param {ReturnType<typeof runChild>} running */
async function step(running) {
  const { code, output } = await running;
  if (code !== 0) throw new StepFailed(output, code);
  return output;
}
