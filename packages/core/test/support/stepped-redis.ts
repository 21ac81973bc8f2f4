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

/** Why a server with a stepped clock cannot run here, or undefined if it can. */
const obstacle = findObstacle();

/**
 * Tests on one real Redis whose clock a test steps, forward and back. Skipped, with the reason in the title,
 * if such a server cannot run. Steps remain for the next test: a test starts at `server().now()`.
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

/** Starts a real Redis with a clock that tests can step. The caller stops it. */
async function startSteppedRedis(): Promise<SteppedRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'mayfly-clock-'));
  const file = join(folder, 'offset');
  const offset = openSync(file, 'w');
  writeOffset(offset, 0);
  const env = { LD_PRELOAD: compileClock(), MAYFLY_CLOCK_OFFSET: file };
  const server = await startLocalRedis({ env });
  return new SteppedRedis(server, offset, folder);
}

/** The server of one test file, with its clock. */
export class SteppedRedis {
  /** A connection to the server; it ends with it. */
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

  /** A second connection, which ends with the server. */
  connect(): Redis {
    const redis = new Redis(this.server.url);
    this.#connections.push(redis);
    return redis;
  }

  /** Steps the server's clock forward by a number of milliseconds, or back by a negative number. */
  async step(ms: number): Promise<void> {
    this.#offsetMs += ms;
    writeOffset(this.#offset, this.#offsetMs);
    // Redis reads most times from a copy of the clock, which its timer renews 10 times a second;
    // a command also renews it.
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
  // In place: the server has mapped this file into its memory.
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
  // Without a C library: it finds the symbols in the library of the server.
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
