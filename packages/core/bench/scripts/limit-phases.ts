import type { Limit } from '@mayfly/core';
import { calls, HOUR_MS, oneByOne, pages, type Phase, type Stage } from './phases.ts';

/** For any machine: an answer without Redis would be no measurement. */
const PATIENT = { answerWithinMs: 10_000 };

export function limiterPhases({ mayfly }: Stage): Phase[] {
  const large: Limit = { limit: 10_000, windowMs: HOUR_MS, large: true };
  const eight: Limit[] = Array.from({ length: 8 }, (_, i) => ({
    limit: 300,
    windowMs: HOUR_MS * (i + 1),
  }));
  const limiter = mayfly.limiter('large', { limits: large, outage: PATIENT });
  const each = (name: string, limits: Limit | Limit[]): Phase => {
    const limited = mayfly.limiter(name.replaceAll(' ', '-'), { limits, outage: PATIENT });
    return {
      name: `limiter: ${name}`,
      run: () => calls(0, 50_000, (i) => limited.consume(`key ${i % 200}`)),
    };
  };
  return [
    {
      name: 'limiter: log of 10,000',
      run: () => calls(0, 50_000, (i) => limiter.consume(`key ${i % 4}`)),
    },
    {
      name: 'limiter: log of 10,000, refund, peek',
      run: () =>
        calls(0, 5000, (i) =>
          i % 2 === 0 ? limiter.refund(`key ${i % 4}`) : limiter.peek(`key ${i % 4}`),
        ),
    },
    {
      name: 'limiter: log of 10,000, cost of 5000',
      run: () => oneByOne(100, (i) => limiter.consume(`costly ${i}`, { cost: 5000 })),
    },
    each('log of 300', { limit: 300, windowMs: HOUR_MS }),
    each('eight logs of 300', eight),
    each('fixed', { algorithm: 'fixed', limit: 300, windowMs: HOUR_MS }),
    each('gcra', { algorithm: 'gcra', limit: 300, windowMs: HOUR_MS }),
    each('counter', { algorithm: 'counter', limit: 300, windowMs: HOUR_MS }),
    {
      name: 'limiter: block, setLimit, reset',
      run: () =>
        calls(
          0,
          2000,
          async (i) => {
            await limiter.block(`key ${i}`, 1000);
            await limiter.setLimit(`key ${i}`, { '10000/3600000': { limit: 5 } });
            await limiter.clearLimit(`key ${i}`);
            await limiter.unblock(`key ${i}`);
            await limiter.reset(`key ${i}`);
          },
          64,
        ),
    },
  ];
}

export async function policyPhases({ mayfly }: Stage): Promise<Phase[]> {
  const { policies } = mayfly;
  const limits = Array.from({ length: 8 }, (_, i) => ({
    name: `l${i}`,
    limit: 300,
    windowMs: HOUR_MS * (i + 1),
  }));
  const name = (i: number) => `policy-${String(i).padStart(4, '0')}`;
  await calls(
    0,
    1000,
    (i) => policies.create(name(i), { limits, outage: PATIENT, description: 'd'.repeat(1000) }),
    64,
  );
  const limiter = policies.limiter(name(0));
  await calls(
    0,
    5000,
    (i) =>
      limiter.setLimit(
        `key ${i}`,
        Object.fromEntries(limits.map((each) => [each.name, { limit: 5 }])),
      ),
    64,
  );
  return [
    {
      name: 'policies: list of 100',
      run: () => oneByOne(200, () => policies.list({ first: 100 })),
    },
    {
      name: 'policies: overrides, 500',
      run: () =>
        pages(async (after) => {
          const page = await policies.overrides(name(0), { first: 500, after });
          return page.hasNext ? (page.overrides.at(-1)?.cursor ?? null) : null;
        }),
    },
    {
      name: 'policies: consume',
      run: () => calls(0, 20_000, (i) => limiter.consume(`key ${i % 3000}`)),
    },
    {
      name: 'policies: traffic, flush and read',
      run: async () => {
        await policies.flush();
        await oneByOne(100, () => policies.traffic(name(0), { points: 60 }));
        await oneByOne(50, () => policies.busiestKeys(name(0), { first: 100, windowMs: HOUR_MS }));
      },
    },
    {
      name: 'policies: change, delete',
      run: async () => {
        await calls(
          1,
          1000,
          async (i) => {
            const policy = await policies.get(name(i));
            await policies.change(name(i), policy?.version ?? 0, { limits, outage: PATIENT });
            await policies.delete(name(i));
          },
          64,
        );
      },
    },
  ];
}
