import { startLocalRedis } from '@mayfly/local-redis';
import { Redis } from 'ioredis';
import { afterAll, beforeAll } from 'vitest';

/** Ways in which a Redis rejects writes, each with the error code of a call that would write. */
export const REFUSALS = [
  { state: 'full', code: 'REDIS_FULL' },
  { state: 'without replicas', code: 'REDIS_UNAVAILABLE' },
  { state: 'a replica', code: 'REDIS_UNAVAILABLE' },
] as const;

export interface RefusingServer {
  readonly redis: Redis;
  /** Runs an action while the server rejects writes. */
  readonly whileRefusing: <Result>(
    state: (typeof REFUSALS)[number]['state'],
    action: () => Promise<Result>,
  ) => Promise<Result>;
}

/** A separate server for the test file, because it rejects the writes of all clients. */
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
    if (running === undefined) throw new Error('The server has not started');
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
      // Its master does not exist, so it keeps its data.
      await (on ? redis.replicaof('127.0.0.1', 1) : redis.replicaof('NO', 'ONE'));
      break;
  }
}

/**
 * A client without the first line of its scripts, which declares what they do: Redis then rejects each
 * write separately, when the script makes it.
 */
export function undeclared(redis: Redis): Redis {
  const client = redis.duplicate();
  const evaluate = client.eval.bind(client);
  Object.assign(client, {
    eval: (lua: string, keys: number, ...rest: string[]) =>
      evaluate(lua.replace(/^#!lua.*/, ''), keys, ...rest),
    // Other clients have loaded the unchanged scripts.
    evalsha: () => Promise.reject(new Error('NOSCRIPT')),
  });
  return client;
}
