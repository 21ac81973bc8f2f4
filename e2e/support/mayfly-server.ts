import { startLocalCluster, startLocalRedis } from '@mayfly/local-redis';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { sendCommand } from './send-command.ts';

const API = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url));
/** A start takes about a second, and much longer on a busy machine. */
const READY_MS = 60_000;

/** A built Mayfly with a separate Redis. */
export interface MayflyServer {
  /** The link that the run command prints. */
  readonly link: string;
  readonly origin: string;
  readonly token: string;
  /** The URL of its Redis, with the password. */
  readonly redisUrl: string;
  /** Sends a command to Redis as another program, and resolves to the reply. */
  send(command: string): Promise<string>;
  /** Kills Redis like a crash. */
  killRedis(): Promise<void>;
  /** Starts Redis again at the same port, with its stored data. */
  reviveRedis(): Promise<void>;
  stop(): Promise<void>;
}

/** Waits for the line with the link; if it does not come, the error contains the output. */
async function readLink(api: ChildProcess): Promise<string> {
  const printed: string[] = [];
  if (!api.stdout) throw new Error('The API was started without a pipe.');
  const lines = createInterface({ input: api.stdout });
  const timer = setTimeout(() => lines.close(), READY_MS);
  for await (const line of lines) {
    printed.push(line);
    const link = /http:\/\/\S+#token=\S+/.exec(line)?.[0];
    if (link === undefined) continue;
    clearTimeout(timer);
    api.stdout.resume();
    return link;
  }
  throw new Error(`The API printed no link, only:\n${printed.join('\n')}`);
}

/** A separate Redis; in `pnpm test:cluster` a cluster of three masters. */
async function startRedis(dataDir: string, before?: { port: number; password: string }) {
  if (process.env['MAYFLY_TEST_CLUSTER'] === '1') return startLocalCluster({ dataDir });
  const server = await startLocalRedis({ dataDir, ...before });
  const { url } = server;
  const stop = () => server.stop();
  return { url, password: new URL(url).password, servers: [server], stop };
}

/** `settings`: additional environment variables. */
export async function startMayfly(
  settings: Readonly<Record<string, string>> = {},
): Promise<MayflyServer> {
  const folder = await mkdtemp(join(tmpdir(), 'mayfly-e2e-'));
  const redisDir = join(folder, 'redis');
  let redis = await startRedis(redisDir);
  const { url, password } = redis;
  const [first] = redis.servers;

  const api = spawn(process.execPath, [API], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      REDIS_URL: url,
      // A generated token is in the link; a configured one is not.
      MAYFLY_TOKEN: undefined,
      DATA_DIR: folder,
      SAMPLE_INTERVAL_MS: '300',
      ...settings,
    },
  });
  const exited = once(api, 'exit');
  const link = await readLink(api);
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? '';

  return {
    link,
    origin: new URL(link).origin,
    token,
    redisUrl: url,
    async send(command) {
      for (const { port } of redis.servers) {
        const reply = await sendCommand({ port, password }, command);
        if (!reply.startsWith('-MOVED')) return reply;
      }
      throw new Error('No master has the slot of this key');
    },
    async killRedis() {
      await Promise.all(redis.servers.map((server) => server.kill()));
    },
    async reviveRedis() {
      redis = await startRedis(redisDir, { port: first?.port ?? 0, password });
    },
    stop: async () => {
      api.kill();
      await exited;
      await redis.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
