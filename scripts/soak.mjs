// `pnpm soak`: builds what has changed, and runs the soak of apps/api/soak/main.ts with the same arguments.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

await build();
const flags = ['--conditions=@mayfly/source', '--import', 'tsx', 'apps/api/soak/main.ts'];
const { status } = spawnSync(process.execPath, [...flags, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
