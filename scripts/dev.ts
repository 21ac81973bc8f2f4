/**
 * `pnpm dev`: the API from source, which restarts on change, and the dashboard on Vite's server with hot
 * reload, which forwards requests for the API.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const apiPort = process.env['PORT'] ?? '4000';
const dashboardUrl = 'http://127.0.0.1:5173';

function run(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

const children = [
  run(
    [
      '--conditions=@mayfly/source',
      'node_modules/tsx/dist/cli.mjs',
      'watch',
      '--conditions=@mayfly/source',
      '--include=**/*.{lua,graphql}',
      'apps/api/src/main.ts',
      ...process.argv.slice(2),
    ],
    root,
    { PORT: apiPort, DASHBOARD_URL: dashboardUrl },
  ),
  run(['node_modules/vite/bin/vite.js', '--host', '127.0.0.1'], `${root}apps/web`, {
    MAYFLY_API_URL: `http://127.0.0.1:${apiPort}`,
  }),
];

// A terminal also sends Ctrl-C to the children; they end, and this process waits for them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    process.exitCode = 0;
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    for (const other of children) other.kill('SIGTERM');
  });
}
