import { setTimeout as delay } from 'node:timers/promises';

import { launch, type LaunchPlan, type LaunchedServer } from './launch.ts';
import type { LocalRedis } from './local-redis.ts';
import { announceStop } from './ownership.ts';
import { isRunning } from './process-identity.ts';
import { redisUrl, type ServerAddress } from './server-address.ts';
import { discardHome } from './server-home.ts';
import {
  followServer,
  signalServer,
  terminateServer,
  type ServerProcess,
} from './server-process.ts';
import { withStartLock } from './start-lock.ts';
import { readState } from './state-file.ts';

const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 5_000;
/** A server that ran for this time did not fail because of its start. */
const STABLE_MS = 10_000;

/** The other inputs of a handle, besides the server. */
export interface LocalServerOptions {
  /** How to start the server again. */
  readonly plan: Pick<LaunchPlan, 'binary' | 'home' | 'mode' | 'settings'>;
  readonly shared: boolean;
  readonly supervise: boolean;
  readonly onProgress: (line: string) => void;
}

/** The handle of a running server, which also keeps it running on request. */
export class LocalServer implements LocalRedis {
  readonly url: string;
  readonly #address: ServerAddress;
  readonly #options: LocalServerOptions;
  readonly #halt = new AbortController();
  readonly #halted: Promise<void>;
  readonly #supervision: Promise<void>;
  #server: ServerProcess;
  #shared: boolean;
  #stopped: Promise<void> | undefined;

  constructor({ server, address }: LaunchedServer, options: LocalServerOptions) {
    this.url = redisUrl(address);
    this.#address = address;
    this.#options = options;
    this.#server = server;
    this.#shared = options.shared;
    this.#halted = new Promise((resolve) => {
      this.#halt.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    this.#supervision = options.supervise ? this.#supervise() : Promise.resolve();
  }

  get port(): number {
    return this.#address.port;
  }

  get pid(): number {
    return this.#current().identity.pid;
  }

  get shared(): boolean {
    return this.#shared;
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async kill(): Promise<void> {
    const server = this.#current();
    server.keepAlive(true);
    signalServer(server.identity, 'SIGKILL');
    await server.exited;
  }

  /** The current server: the owner of a shared one may have restarted it. */
  #current(): ServerProcess {
    const state = this.#shared ? readState(this.#options.plan.home.stateFile) : undefined;
    if (state !== undefined && state.server.pid !== this.#server.identity.pid) {
      this.#server = followServer(state.server);
    }
    return this.#server;
  }

  async #stop(): Promise<void> {
    this.#halt.abort();
    await this.#supervision;
    if (this.#shared) return;
    announceStop(this.#options.plan.home, this.#server);
    await terminateServer(this.#server);
    discardHome(this.#options.plan.home);
  }

  async #supervise(): Promise<void> {
    let wait = FIRST_DELAY_MS;
    for (;;) {
      const since = performance.now();
      await Promise.race([this.#server.exited, this.#halted]);
      if (this.#halt.signal.aborted) return;
      if (performance.now() - since > STABLE_MS) wait = FIRST_DELAY_MS;
      this.#options.onProgress(
        `Redis (process ${this.#server.identity.pid}) ended. Restarting it.`,
      );
      do {
        await Promise.race([delay(wait, undefined, { ref: false }), this.#halted]);
        wait = Math.min(wait * 2, LONGEST_DELAY_MS);
      } while (!this.#halt.signal.aborted && !(await this.#restart()));
    }
  }

  async #restart(): Promise<boolean> {
    const { plan, onProgress } = this.#options;
    try {
      await withStartLock(plan.home.lockFile, async () => {
        const state = readState(plan.home.stateFile);
        if (state !== undefined && isRunning(state.server)) {
          // Another process noticed the end and started it first.
          this.#server = followServer(state.server);
          this.#shared = true;
          return;
        }
        const launched = await launch({ ...plan, ...this.#address, portFixed: true });
        this.#server = launched.server;
        this.#shared = false;
      });
      onProgress(`Redis is running again (process ${this.pid}).`);
      return true;
    } catch (error) {
      onProgress(error instanceof Error ? error.message : String(error));
      return false;
    }
  }
}
