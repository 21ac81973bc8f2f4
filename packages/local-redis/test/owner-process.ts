import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('owner.ts', import.meta.url));

/** Another Node.js process with a separate local Redis. */
export interface OwnerProcess {
  readonly url: string;
  readonly redisPid: number;
  readonly shared: boolean;
  /** Makes it stop its server and end. */
  end(): Promise<void>;
  /** Makes it end without stopping its server. */
  quit(): Promise<void>;
  /** Kills it, so that it cannot stop its server. */
  kill(): Promise<void>;
}

/** Starts such a process and waits until its server runs. */
export async function ownerProcess(dataDir?: string): Promise<OwnerProcess> {
  const node = ['--conditions=@mayfly/source', '--import', 'tsx', script];
  const child = spawn(process.execPath, dataDir === undefined ? node : [...node, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const [url, redisPid, shared] = String(line).split(' ');
  return {
    url: String(url),
    redisPid: Number(redisPid),
    shared: shared === 'true',
    end: () => ended(child, () => child.stdin.write('end\n')),
    quit: () => ended(child, () => child.stdin.write('quit\n')),
    kill: () => ended(child, () => child.kill('SIGKILL')),
  };
}

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  const exit = once(child, 'exit');
  end();
  await exit;
}
