import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  /** The processor time of its main thread so far, in µs; NaN where the system does not report it. */
  cpu(): number;
  stop(): Promise<void>;
}

/** Runs a server of this folder in a separate process: one core for it, the others for its clients. */
export async function startServer(
  file: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...variables },
  });
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
    cpu: () => cpuOf(child.pid ?? 0),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function cpuOf(pid: number): number {
  try {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
    return Number(nanoseconds) / 1000;
  } catch {
    return Number.NaN;
  }
}
