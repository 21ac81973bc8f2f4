import { randomBytes } from 'node:crypto';
import { member } from '../setting.ts';
import { limiterPhases, policyPhases } from './limit-phases.ts';
import { calls, HOUR_MS, oneByOne, pages, type Phase, type Stage } from './phases.ts';
import { seriesPhases } from './series-phases.ts';

const ADOPTED = 200_000;
const CODES = 95_000;

/** All operations outside Mayfly's sets. */
export async function otherPhases(stage: Stage): Promise<Phase[]> {
  return [
    ...(await adoptedPhases(stage)),
    ...(await codePhases(stage)),
    ...otpPhases(stage),
    ...limiterPhases(stage),
    ...(await policyPhases(stage)),
    ...(await seriesPhases(stage)),
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
        while ((await set.sweep({ atMost: 1000 })).left > 0);
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
