import { startLocalRedis, type LocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync } from 'node:fs';
import { readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe } from 'vitest';

const source = fileURLToPath(new URL('./stepped-clock.c', import.meta.url));
const cache = fileURLToPath(new URL('../../../../.cache/stepped-clock', import.meta.url));

/** Why no server with a clock that steps can run here, or undefined if one can. */
const obstacle = findObstacle();

/**
 * Tests on one real Redis whose clock a test steps, forward and back. Skipped, with the reason in the title,
 * where such a server cannot run. The steps of one test stay for the next: a test begins at `server().now()`.
 */
export function describeStepped(title: string, define: (server: () => SteppedRedis) => void): void {
  const reason = obstacle === undefined ? '' : ` (skipped: ${obstacle})`;
  describe.skipIf(obstacle !== undefined)(`${title}${reason}`, () => {
    let server: SteppedRedis | undefined;
    beforeAll(async () => {
      server = await startSteppedRedis();
    });
    afterAll(() => server?.stop());
    define(() => {
      if (server === undefined) throw new Error('The server runs only while a test runs.');
      return server;
    });
  });
}

/** Starts a real Redis whose clock can be stepped. The caller stops it. */
async function startSteppedRedis(): Promise<SteppedRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'mayfly-clock-'));
  const file = join(folder, 'offset');
  const offset = openSync(file, 'w');
  writeOffset(offset, 0);
  const env = { LD_PRELOAD: compileClock(), MAYFLY_CLOCK_OFFSET: file };
  const server = await startLocalRedis({ env });
  return new SteppedRedis(server, offset, folder);
}

/** A server of one test file, and what happens to its clock. */
export class SteppedRedis {
  /** Connected to the server; it ends with it. */
  readonly redis: Redis;
  readonly server: LocalRedis;
  readonly #offset: number;
  readonly #folder: string;
  readonly #connections: Redis[] = [];
  #offsetMs = 0;

  constructor(server: LocalRedis, offset: number, folder: string) {
    this.server = server;
    this.#offset = offset;
    this.#folder = folder;
    this.redis = this.connect();
  }

  /** Another connection, which ends with the server. */
  connect(): Redis {
    const redis = new Redis(this.server.url);
    this.#connections.push(redis);
    return redis;
  }

  /** Sets the server's clock forward by so many milliseconds, or back by a negative number of them. */
  async step(ms: number): Promise<void> {
    this.#offsetMs += ms;
    writeOffset(this.#offset, this.#offsetMs);
    // Redis takes most of its moments from a copy of the clock that its timer renews 10 times a second;
    // a command renews it as well.
    await this.redis.ping();
  }

  /** The server's clock, epoch ms. */
  async now(): Promise<number> {
    const [seconds, microseconds] = await this.redis.time();
    return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
  }

  async stop(): Promise<void> {
    for (const redis of this.#connections) redis.disconnect();
    await this.server.stop();
    closeSync(this.#offset);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function writeOffset(file: number, ms: number): void {
  const bytes = new BigInt64Array([BigInt(ms)]);
  // In place: the server has this very file in its memory.
  writeSync(file, bytes, 0, bytes.byteLength, 0);
}

function findObstacle(): string | undefined {
  if (process.platform !== 'linux') return 'the clock is stepped on Linux only';
  const compiler = spawnSync('cc', ['--version']);
  return compiler.error === undefined ? undefined : 'there is no C compiler cc';
}

/** The library to preload, compiled once for each version of its source. */
function compileClock(): string {
  const version = createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 16);
  const library = join(cache, `${version}-${process.arch}.so`);
  if (existsSync(library)) return library;
  mkdirSync(cache, { recursive: true });
  const draft = `${library}.${process.pid}`;
  // Without a C library of its own: it finds the symbols in the one that the server runs with.
  const { status, stderr } = spawnSync('cc', [
    '-shared',
    '-fPIC',
    '-O2',
    '-nostdlib',
    '-o',
    draft,
    source,
  ]);
  if (status !== 0) throw new Error(`cc cannot compile the clock: ${String(stderr)}`);
  renameSync(draft, library);
  return library;
}
