import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { afterAll, beforeAll } from 'vitest';

/** Ways in which a Redis refuses writes, each with the error code of a call that would write. */
export const REFUSALS = [
  { state: 'full', code: 'REDIS_FULL' },
  { state: 'without replicas', code: 'REDIS_UNAVAILABLE' },
  { state: 'a replica', code: 'REDIS_UNAVAILABLE' },
] as const;

export interface RefusingServer {
  readonly redis: Redis;
  /** Does something while the server refuses writes. */
  readonly whileRefusing: <Result>(
    state: (typeof REFUSALS)[number]['state'],
    action: () => Promise<Result>,
  ) => Promise<Result>;
}

/** A server of the test file's own: what it is made to refuse, it refuses everybody. */
export function refusingServer(): () => RefusingServer {
  let running: (RefusingServer & { readonly stop: () => Promise<void> }) | undefined;

  beforeAll(async () => {
    const server = await startLocalRedis();
    const redis = new Redis(server.url);
    running = {
      redis,
      async whileRefusing(state, action) {
        await turn(redis, state, true);
        try {
          return await action();
        } finally {
          await turn(redis, state, false);
        }
      },
      async stop() {
        redis.disconnect();
        await server.stop();
      },
    };
  });

  afterAll(() => running?.stop());

  return () => {
    if (running === undefined) throw new Error('There is no server yet');
    return running;
  };
}

async function turn(
  redis: Redis,
  state: (typeof REFUSALS)[number]['state'],
  on: boolean,
): Promise<void> {
  switch (state) {
    case 'full':
      await redis.config('SET', 'maxmemory', on ? 1 : 0);
      break;
    case 'without replicas':
      await redis.config('SET', 'min-replicas-to-write', on ? 1 : 0);
      break;
    case 'a replica':
      // Its master is not there, so it keeps what it has.
      await (on ? redis.replicaof('127.0.0.1', 1) : redis.replicaof('NO', 'ONE'));
      break;
  }
}

/**
 * The client without the first line of its scripts, which says what they need of the server: each of their
 * writes is then refused by itself, at the moment at which it is made.
 */
export function undeclared(redis: Redis): Redis {
  const client = redis.duplicate();
  const evaluate = client.eval.bind(client);
  Object.assign(client, {
    eval: (lua: string, keys: number, ...rest: string[]) =>
      evaluate(lua.replace(/^#!lua.*/, ''), keys, ...rest),
    // Other clients have loaded the scripts as they are.
    evalsha: () => Promise.reject(new Error('NOSCRIPT')),
  });
  return client;
}
