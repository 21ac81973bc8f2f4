import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Tally } from './checks/findings.ts';
import type { Resources } from './checks/settled.ts';
import type { Network } from './network.ts';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const ROUTED = new URL('routed.mjs', import.meta.url).href;
const READY_LIMIT_MS = 300_000;
/** A program that has said why it cannot start must end, also on a busy machine. */
const ENDS_WITHIN_MS = 30_000;

export const TOKEN = 'a-token-for-soaks-only';

/** An instance of the API, on a fixed port. It is started again after each kill, as a supervisor would. */
export class Instance {
  readonly origin: string;
  readonly network: Network;
  readonly #environment: Record<string, string>;
  readonly #kills: number[] = [];
  readonly #log: string;
  readonly #tally: Tally;
  /** When the running program said that it cannot start. */
  #failedAt = Infinity;
  /** Between a kill and the next start. */
  #isDown = true;
  #child: ChildProcess | undefined;

  constructor(options: {
    readonly index: number;
    readonly port: number;
    readonly redisUrl: string;
    readonly network: Network;
    readonly folder: string;
    readonly tally: Tally;
  }) {
    const { index, port, redisUrl, network, folder, tally } = options;
    this.#tally = tally;
    this.origin = `http://127.0.0.1:${port}`;
    this.network = network;
    this.#environment = {
      PORT: String(port),
      REDIS_URL: redisUrl,
      SOAK_ROUTES: network.routes,
      MAYFLY_TOKEN: TOKEN,
      MAYFLY_SECRET: 'a secret of soaks that have none to keep',
      DATA_DIR: join(folder, `instance-${index}`),
      INSTANCE_ID: `instance-${index}`,
      WEBHOOK_ALLOW: '127.0.0.0/8',
      REQUEST_COST_PER_TOKEN: '1000000000',
      REQUEST_COST_PER_ADDRESS: '1000000000',
    };
    this.#log = join(folder, `instance-${index}.log`);
  }

  /** Resolves when it is ready. If it does not reach Redis, it ends, and is started again. */
  async start(): Promise<void> {
    const limit = performance.now() + READY_LIMIT_MS;
    this.#isDown = false;
    this.#spawn();
    while (!(await this.#isReady())) {
      if (performance.now() > limit)
        throw new Error(`Not ready: ${await readFile(this.#log, 'utf8')}`);
      await delay(200);
      if (performance.now() - this.#failedAt > ENDS_WITHIN_MS && this.#child !== undefined) {
        this.#tally.one('failed starts end', `${this.origin} still runs`);
        this.#child.kill('SIGKILL');
      }
    }
  }

  async kill(): Promise<void> {
    this.#isDown = true;
    this.#kills.push(Date.now());
    const child = this.#child;
    if (child === undefined || this.#hasEnded) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  wasKilled(from: number, to: number): boolean {
    return this.#kills.some((at) => from <= at && at <= to);
  }

  /** After a garbage collection. */
  async resources(): Promise<Resources> {
    const child = this.#child;
    if (child === undefined) throw new Error('The instance does not run');
    child.send('measure');
    return new Promise((resolve) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- routed.mjs sends it.
      child.once('message', (message) => resolve(message as Resources));
    });
  }

  async stop(): Promise<void> {
    this.signal('SIGCONT');
    await this.kill();
    this.network.close();
  }

  get #hasEnded(): boolean {
    return this.#child?.exitCode !== null || this.#child.signalCode !== null;
  }

  #spawn(): void {
    this.#failedAt = Infinity;
    this.#tally.add('failed starts end', { operations: 1, violations: [], apart: 0 });
    this.#child = spawn(process.execPath, ['--expose-gc', '--import', ROUTED, MAIN], {
      env: { PATH: process.env['PATH'], ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    // A program that is ready may still fail in the last step of its start.
    this.#child.once('exit', () => {
      if (!this.#isDown) this.#spawn();
    });
    this.#child.stderr?.on('data', (data: Buffer) => {
      if (data.includes('cannot be reached')) this.#failedAt = performance.now();
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.pipe(createWriteStream(this.#log, { flags: 'a' }));
    }
  }

  async #isReady(): Promise<boolean> {
    try {
      const { status } = await fetch(`${this.origin}/readyz`, {
        signal: AbortSignal.timeout(5000),
      });
      return status === 200;
    } catch {
      return false;
    }
  }
}
