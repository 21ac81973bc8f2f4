import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import {
  createMayfly,
  type JsonValue,
  type Mayfly,
  type RedisClient,
  type SortedSet,
} from '../../src/index.ts';
import { endNodeRedis, nodeRedisLike } from './node-redis.ts';

/** The initial time of a clock that moves only when a test moves it. */
const START = 1_800_000_000_000;

class TestClock {
  now: number;

  constructor(start: number) {
    this.now = start;
  }

  advance(ms: number): void {
    this.now += ms;
  }
}

/** Whether Mayfly receives the ioredis clients of the tests, which can watch what it sends. */
export const onIoredis = process.env['MAYFLY_TEST_CLIENT'] !== 'node-redis';

const adapt = (redis: Redis): RedisClient => (onIoredis ? redis : nodeRedisLike(redis));

const connections: Redis[] = [];
/** The connection of the tests of a file that need no separate one. */
let shared: Redis | undefined;
/** The start of all namespaces of a test file. */
let prefix = newPrefix();

function newPrefix(): string {
  return `test:${randomUUID().slice(0, 8)}:`;
}

export function connect(): Redis {
  const redis = new Redis(inject('redisUrl'));
  connections.push(redis);
  return redis;
}

/** Ends the connections of a test file, and deletes its keys: some tests list all keys of the server. */
export async function cleanUp(): Promise<void> {
  const redis = connect();
  const keys = await redis.keys(`${prefix}*`);
  if (keys.length > 0) await redis.unlink(keys);
  prefix = newPrefix();
  shared = undefined;
  endNodeRedis();
  await Promise.all(connections.splice(0).map((each) => each.quit()));
}

export interface TestBench {
  readonly mayfly: Mayfly;
  readonly clock: TestClock;
  readonly redis: Redis;
  readonly namespace: string;
  /** The same namespace and clock through another connection. */
  readonly through: (other: Redis) => Mayfly;
  /** Concurrent calls on the set `online`, through eight connections in turn. */
  readonly concurrently: <Result>(
    calls: number,
    action: (set: SortedSet) => Promise<Result>,
  ) => Promise<Result[]>;
  /** A new set; members live for a minute by default. */
  readonly newSet: <Value extends JsonValue = JsonValue>(
    name?: string,
  ) => Promise<SortedSet<Value>>;
}

/** A separate namespace, so that tests do not interfere. */
export function testBench(redis = (shared ??= connect()), start = START): TestBench {
  const namespace = `${prefix}${randomUUID()}`;
  const clock = new TestClock(start);
  const through = (client: Redis) =>
    createMayfly({ redis: adapt(client), namespace, clock: () => clock.now });
  const mayfly = through(redis);
  return {
    through,
    concurrently(calls, action) {
      const sets = Array.from({ length: 8 }, () => through(connect()).sets.open('online'));
      const rounds = Math.ceil(calls / sets.length);
      const inTurn = Array.from({ length: rounds }, () => sets)
        .flat()
        .slice(0, calls);
      return Promise.all(inTurn.map(action));
    },
    mayfly,
    clock,
    redis,
    namespace,
    async newSet<Value extends JsonValue = JsonValue>(name = 'online') {
      const { set } = await mayfly.sets.create<Value>(name, { defaultTtlMs: 60_000 });
      return set;
    },
  };
}

/** Every member of a set, page by page. */
export async function allMembers(set: SortedSet, pageSize = 500): Promise<string[]> {
  const all: string[] = [];
  let after: string | undefined;
  for (;;) {
    const page = await set.page({ first: pageSize, after });
    all.push(...page.members.map(({ member }) => member));
    after = page.members.at(-1)?.cursor;
    if (!page.hasNext) return all;
  }
}
