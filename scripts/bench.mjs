// `pnpm bench [section …]`: the sections of the library and of the API. Without a name, all of them. It measures what
// is published: the built code.
import { spawnSync } from 'node:child_process';
import { build } from './build.mjs';

const named = process.argv.slice(2);
const API = new Set(['api', 'instances', 'cluster-latency', 'subscriptions']);
const ofApi = named.filter((name) => API.has(name));
const ofCore = named.filter((name) => !API.has(name));

await build();

/** @param {string} file @param {string[]} sections */
function run(file, sections) {
  const flags = ['--import', 'tsx', file, ...sections];
  const { status } = spawnSync(process.execPath, flags, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

if (ofCore.length > 0 || named.length === 0) run('packages/core/bench/main.ts', ofCore);
if (ofApi.length > 0 || named.length === 0) run('apps/api/bench/main.ts', ofApi);
