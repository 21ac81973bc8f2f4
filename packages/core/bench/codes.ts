import type { Redis } from 'ioredis';
import { createMayfly, type InvitationCodes } from '@mayfly/core';
import { compare } from './ratio.ts';
import { redisTime } from './redis-time.ts';
import type { Setting } from './setting.ts';

const CAPACITY = 1_000_000;
const SHARES = [0.1, 0.5, 0.9, 0.99] as const;
const NAMESPACE = 'bench-codes';

/** Fills a space of a million codes; these live longer than the measurement. */
async function fillTo(codes: InvitationCodes, share: number): Promise<void> {
  const { live } = await codes.utilisation();
  for (let next = live; next < CAPACITY * share; next += 1000) {
    const ids = Array.from({ length: 1000 }, (_, i) => `id:${String(next + i).padStart(9, '0')}`);
    await Promise.all(ids.map((id) => codes.getOrCreateCode(id)));
  }
}

/** Bytes of all keys of a space, as Redis estimates them. */
async function bytesOf(redis: Redis, space: string): Promise<number> {
  let bytes = 0;
  for (const key of await redis.keys(`${NAMESPACE}:codes:{${space}}:*`)) {
    bytes += Number(await redis.call('MEMORY', 'USAGE', key, 'SAMPLES', '1000'));
  }
  return bytes;
}

/**
 * Prints what a new code costs while a space of a million fills up: in calls a second relative to a
 * space that is 10 % full, in Redis's time, and in memory.
 */
export async function benchCodes({ redis }: Setting): Promise<void> {
  const mayfly = createMayfly({ redis, namespace: NAMESPACE });
  const options = { ttlMs: 86_400_000 };
  const sparse = mayfly.codes('sparse', options);
  const filling = mayfly.codes('filling', options);
  await fillTo(sparse, 0.1);

  let issued = 0;
  /** Each call issues a code and revokes one, so that the space stays equally full. */
  const issue = (codes: InvitationCodes) => async () => {
    const id = `new:${(issued += 1)}`;
    await codes.getOrCreateCode(id);
    await codes.revoke({ id });
  };

  console.log('\ngetOrCreateCode in a space of a million, compared with one that is 10 % full');
  console.log('         with revoke, on the wire   on Redis’s single thread, alone');
  console.log(
    '  full   time against 10 %          p50 ms   p99 ms   p50 against 10 %   bytes a code',
  );
  let baseUs: number | undefined;
  for (const share of SHARES) {
    await fillTo(filling, share);
    const { ratio, from, to } = await compare(issue(sparse), issue(filling), {
      inFlight: 64,
      calls: 1000,
    });
    const ids = Array.from({ length: 2000 }, (_, i) => `probe:${i}`);
    const { p50Us, p99Us } = await redisTime(redis, 'evalsha', async () => {
      for (const id of ids) await filling.getOrCreateCode(id);
    });
    baseUs ??= p50Us;
    for (const id of ids) await filling.revoke({ id });
    const { live } = await filling.utilisation();
    const bytes = (await bytesOf(redis, 'filling')) / live;
    const figures = [p50Us / 1000, p99Us / 1000].map((ms) => ms.toFixed(3).padStart(9)).join('');
    const times = `${ratio.toFixed(2)} (${from.toFixed(2)} to ${to.toFixed(2)})`;
    console.log(
      `  ${String(share * 100).padStart(3)} %  ${times.padEnd(24)}${figures}` +
        `${(p50Us / baseUs).toFixed(2).padStart(19)}${bytes.toFixed(0).padStart(15)}`,
    );
  }
}
