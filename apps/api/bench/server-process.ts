import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs a server of this folder in a separate process: one core for it, the others for its clients. */
export async function startServer(
  file: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, fileURLToPath(new URL(file, import.meta.url))],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...variables },
    },
  );
  // The servers end with the run.
  process.once('exit', () => child.kill('SIGKILL'));
  const started: unknown[] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => {
      throw new Error(`${file} did not start`);
    }),
  ]);
  return {
    url: String(started[0]),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
