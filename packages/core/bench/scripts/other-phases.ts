import { randomBytes } from 'node:crypto';
import type { Limit } from '../../src/index.ts';
import { member } from '../setting.ts';
import { calls, HOUR_MS, oneByOne, pages, type Phase, type Stage } from './phases.ts';

/** On any machine: what is answered without Redis would be no measurement. */
const PATIENT = { answerWithinMs: 10_000 };

const ADOPTED = 200_000;
const CODES = 95_000;
const FIELDS = [
  'load',
  'memory',
  'faults',
  'idle',
  'rate',
  'errors',
  'size',
  'lag',
  'age',
] as const;

/** All that is no set of Mayfly's own. */
export async function otherPhases({ redis, mayfly, clock }: Stage): Promise<Phase[]> {
  return [
    ...(await adoptedPhases({ redis, mayfly, clock })),
    ...(await codePhases({ redis, mayfly, clock })),
    ...otpPhases({ redis, mayfly, clock }),
    ...limiterPhases({ redis, mayfly, clock }),
    ...(await policyPhases({ redis, mayfly, clock })),
    ...(await seriesPhases({ redis, mayfly, clock })),
  ];
}

async function adoptedPhases({ redis, mayfly, clock }: Stage): Promise<Phase[]> {
  const now = () => Date.now() + clock.aheadMs;
  const fill = (key: string, text: (i: number) => string, count: number, from: number) =>
    calls(
      0,
      count / 500,
      (batch) =>
        redis.zadd(
          key,
          ...Array.from({ length: 500 }, (_, i) => [
            from + (batch * 500 + i) / 1000,
            text(batch * 500 + i),
          ]).flat(),
        ),
      10,
    );
  const seconds = now() / 1000 + 7200;
  await fill('other:expiry', member, ADOPTED, seconds);
  await fill('other:long', (i) => `${i}:`.padEnd(10_000, 'm'), 1000, seconds);
  const set = mayfly.adopt({ key: 'other:expiry', score: 'expiry', unit: 's', member: 'text' });
  const long = mayfly.adopt({ key: 'other:long', score: 'expiry', unit: 's', member: 'text' });
  const found = mayfly.adopt({ pattern: 'other:*', score: 'expiry', unit: 's', member: 'text' });
  return [
    ...[100, 500].flatMap((first) => [
      {
        name: `adopted: page of ${first}`,
        run: () =>
          pages(async (after) => {
            const { members, hasNext } = await set.page({ first, after });
            return hasNext ? (members.at(-1)?.cursor ?? null) : null;
          }),
      },
      {
        name: `adopted, members of 10 kB: page of ${first}`,
        run: () => oneByOne(20, () => long.page({ first })),
      },
    ]),
    {
      name: 'adopted: add, has, get, extend, remove',
      run: async () => {
        await calls(0, 20_000, (i) => set.add(member(i + ADOPTED), { ttlMs: HOUR_MS }));
        await calls(0, 20_000, (i) => set.has(member(i)));
        await calls(0, 20_000, (i) => set.get(member(i)));
        await calls(0, 20_000, (i) => set.extend(member(i), HOUR_MS));
        await calls(0, 20_000, (i) => set.remove(member(i + ADOPTED)));
      },
    },
    {
      name: 'adopted: search',
      run: async () => {
        await pages(async (after) => (await set.search({}, { first: 500, after })).cursor, 20);
        await pages(
          async (after) => (await set.search({ contains: '99999' }, { first: 500, after })).cursor,
          20,
        );
      },
    },
    {
      name: 'adopted, members of 10 kB: search',
      run: () => pages(async (after) => (await long.search({}, { first: 500, after })).cursor, 20),
    },
    {
      name: 'adopted: preview(50), summary, timeLeft',
      run: async () => {
        await oneByOne(100, () => set.preview(50));
        await oneByOne(100, () => set.summary());
        await oneByOne(100, () => set.timeLeft({ buckets: 100 }));
      },
    },
    {
      name: 'adopted, members of 10 kB: preview(50)',
      run: () => oneByOne(50, () => long.preview(50)),
    },
    {
      name: 'adopted: keys',
      prepare: () => calls(0, 50_000, (i) => redis.set(`string:${i}`, ''), 1000),
      run: () => pages(async (after) => (await found.keys({ first: 500, after })).cursor, 20),
    },
    {
      name: 'adopted: sweep(1000)',
      prepare: async () => void (clock.aheadMs += HOUR_MS),
      run: async () => {
        while ((await set.sweep(1000)).left > 0);
      },
    },
  ];
}

async function codePhases({ mayfly, clock }: Stage): Promise<Phase[]> {
  const codes = mayfly.codes('space', { ttlMs: HOUR_MS, digits: 5 });
  const given: string[] = [];
  await calls(
    0,
    CODES,
    async (i) => given.push((await codes.getOrCreateCode(`id:${i}`)).code),
    1000,
  );
  return [
    {
      name: 'codes, 95 % taken: issue',
      run: () => calls(CODES, CODES + 4000, (i) => codes.getOrCreateCode(`id:${i}`), 64),
    },
    {
      name: 'codes: resolve, codeFor, revoke',
      run: async () => {
        await calls(0, 5000, (i) => codes.resolve(given[i] ?? ''), 64);
        await calls(0, 5000, (i) => codes.codeFor(`id:${i}`), 64);
        await calls(0, 5000, (i) => codes.revoke({ id: `id:${i}` }), 64);
      },
    },
    {
      name: 'codes: page of 250',
      run: () =>
        pages(async (after) => {
          const page = await codes.page({ first: 250, after });
          return page.hasNext ? (page.codes.at(-1)?.cursor ?? null) : null;
        }),
    },
    {
      name: 'codes: sweep',
      prepare: async () => {
        clock.aheadMs += HOUR_MS / 2;
        await calls(0, 1000, (i) => codes.getOrCreateCode(`late:${i}`), 64);
        clock.aheadMs += HOUR_MS * 0.7;
      },
      run: () => codes.sweep({ atMost: 60_000 }),
    },
    { name: 'codes: clear', run: () => codes.clear() },
  ];
}

function otpPhases({ mayfly }: Stage): Phase[] {
  const otp = mayfly.otp('login', {
    secret: randomBytes(32),
    maxLiveCodes: 100,
    maxAttempts: 100,
    resendCooldownMs: 1,
  });
  return [
    {
      name: 'otp: issue, verify, status, revoke',
      run: async () => {
        await oneByOne(100, async (subject) => {
          await oneByOne(30, () => otp.issue(`subject ${subject}`));
          await oneByOne(30, () => otp.verify(`subject ${subject}`, '000000'));
          await otp.status(`subject ${subject}`);
          await otp.resetAttempts(`subject ${subject}`);
          await otp.revoke(`subject ${subject}`);
        });
      },
    },
  ];
}

function limiterPhases({ mayfly }: Stage): Phase[] {
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

async function policyPhases({ mayfly }: Stage): Promise<Phase[]> {
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
      run: () =>
        pages(async (after) => {
          const page = await policies.list({ first: 100, after });
          return page.hasNext ? page.endCursor : null;
        }),
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
      name: 'policies: traffic is told and read',
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

async function seriesPhases({ mayfly, clock }: Stage): Promise<Phase[]> {
  const series = mayfly.series<(typeof FIELDS)[number]>('server');
  const wide = mayfly.series<string>('wide');
  const sample = (fields: readonly string[]) =>
    Object.fromEntries(fields.map((field) => [field, Math.random() * 1e9])) as Record<
      (typeof FIELDS)[number],
      number
    >;
  const many = Array.from({ length: 64 }, (_, i) => `field${i}`);
  const start = clock.aheadMs;
  const append = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      clock.aheadMs += 1000;
      await Promise.all(
        Array.from({ length: 20 }, (_, source) => series.append(`host-${source}`, sample(FIELDS))),
      );
    }
  };
  await append(1000);
  void start;
  return [
    { name: 'series: append', run: () => append(1000) },
    {
      name: 'series: append of 64 fields',
      run: () =>
        oneByOne(500, (i) => {
          clock.aheadMs += 1000;
          return wide.append(`host-${i % 20}`, sample(many));
        }),
    },
    {
      name: 'series: samples, 1000',
      run: async () => {
        for (let source = 0; source < 20; source += 1)
          await pages(async (after) => {
            const page = await series.samples(`host-${source}`, { first: 1000, after });
            return page.hasNext ? page.endCursor : null;
          });
      },
    },
    {
      name: 'series: samples of 64 fields, 1000',
      run: () => oneByOne(20, (i) => wide.samples(`host-${i}`, { first: 1000 })),
    },
    {
      name: 'series: query of 9 fields, 360 points',
      run: () =>
        oneByOne(50, () =>
          series.query({
            fields: [...FIELDS] as never,
            aggregate: ['min', 'max', 'average'],
            points: 360,
          }),
        ),
    },
    {
      name: 'series: query of 64 fields, 1000 points',
      run: () =>
        oneByOne(20, () =>
          wide.query({ fields: many as never, aggregate: ['last'], points: 1000 }),
        ),
    },
    { name: 'series: sources', run: () => oneByOne(100, () => series.sources()) },
  ];
}
