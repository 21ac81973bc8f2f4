import { createMayfly } from '@mayfly/core';
import { Redis } from 'ioredis';

const NAMESPACE = 'bench';
export const TOKEN = 'a-token-for-benchmarks-only';

/** The environment of an API on the store. Its budgets are large enough never to be spent. */
export function apiOn(redisUrl: string): Readonly<Record<string, string>> {
  return {
    REDIS_URL: redisUrl,
    PORT: '0',
    MAYFLY_NAMESPACE: NAMESPACE,
    MAYFLY_TOKEN: TOKEN,
    MAYFLY_SECRET: 'a secret of benchmarks that have none to keep',
    REQUEST_COST_PER_TOKEN: '1000000000',
    REQUEST_COST_PER_ADDRESS: '1000000000',
  };
}

export const LARGE_SET = 'large';
export const LARGE_SET_MEMBERS = 1_000_000;
export const POLICY = 'calls';
export const SETS = 100;

export function member(index: number): string {
  return `member:${index}`;
}

/** A set of a million members, a hundred small ones, and a policy that lets everything pass. */
export async function fillStore(url: string): Promise<void> {
  const redis = new Redis(url);
  const mayfly = createMayfly({ redis, namespace: NAMESPACE });
  const { set } = await mayfly.sets.create(LARGE_SET, { defaultTtlMs: 86_400_000 });
  for (let start = 0; start < LARGE_SET_MEMBERS; start += 10_000) {
    await Promise.all(
      Array.from({ length: 10 }, (_, batch) =>
        set.addMany(
          Array.from({ length: 1000 }, (__, i) => {
            const index = start + batch * 1000 + i;
            return { member: member(index), ttlMs: 43_200_000 + index * 10 };
          }),
        ),
      ),
    );
  }
  for (let i = 1; i < SETS; i += 1) {
    const small = await mayfly.sets.create(`small-${i}`, { defaultTtlMs: 86_400_000 });
    await small.set.add('one');
  }
  redis.disconnect();
  await createPolicy(url);
}

/** The policy alone. */
export async function createPolicy(url: string): Promise<void> {
  const redis = new Redis(url);
  await createMayfly({ redis, namespace: NAMESPACE }).policies.create(POLICY, {
    limits: { algorithm: 'gcra', limit: 1_000_000, windowMs: 60_000 },
  });
  redis.disconnect();
}
