import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  /** The processor time of its main thread so far, in µs; NaN where the system does not report it. */
  cpu(): number;
  /** The same for all its threads, which collect garbage and compile too. */
  cpuOfAllThreads(): number;
  /** Collects garbage, if it runs with `--expose-gc`. */
  collectGarbage(): void;
  stop(): Promise<void>;
}

/** Runs a server of this folder in a separate process: one core for it, the others for its clients. */
export async function startServer(
  file: string,
  variables: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const program = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [...flags, program], {
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
    cpuOfAllThreads: () => cpuOf(child.pid ?? 0, threadsOf(child.pid ?? 0)),
    collectGarbage: () => void child.kill('SIGUSR2'),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function cpuOf(pid: number, threads: readonly string[] = [String(pid)]): number {
  const each = threads.map((thread) => {
    try {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(
        ' ',
      );
      return Number(nanoseconds) / 1000;
    } catch {
      return Number.NaN;
    }
  });
  return each.reduce((sum, time) => sum + time, 0);
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [String(pid)];
  }
}
