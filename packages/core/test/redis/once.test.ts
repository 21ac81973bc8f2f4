import calculateSlot from 'cluster-key-slot';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Idempotency, Mayfly } from '../../src/index.ts';
import { collect } from '../support/collect.ts';
import { EVERY_STRATEGY } from '../support/every-strategy.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const CALLERS = 8;
const MINUTE_MS = 60_000;
const secret = 'a secret of 32 bytes, at the least';
const limits = [
  { name: 'minute', limit: 10, windowMs: MINUTE_MS },
  { name: 'hour', algorithm: 'fixed', limit: 100, windowMs: 60 * MINUTE_MS },
] as const;

interface Operation {
  /** Makes what the call needs. */
  readonly prepare?: (mayfly: Mayfly) => Promise<unknown>;
  readonly call: (mayfly: Mayfly, idempotency: Idempotency) => Promise<object | null>;
  /** A call with other arguments. */
  readonly other: (mayfly: Mayfly, idempotency: Idempotency) => Promise<unknown>;
  /** What the calls change. */
  readonly state: (mayfly: Mayfly) => Promise<unknown>;
}

const limiter = (mayfly: Mayfly) => mayfly.limiter('search', { limits });
const counting = (mayfly: Mayfly) => mayfly.limiter('search', { limits, countDenied: true });
const remaining = async (mayfly: Mayfly) => {
  const decision = await limiter(mayfly).peek('ann');
  return 'remaining' in decision ? decision.remaining : null;
};
const otp = (mayfly: Mayfly) =>
  mayfly.otp('login', { secret, resendCooldownMs: 0, callerLimit: { limit: 50, windowMs: 1000 } });
const codes = (mayfly: Mayfly) => mayfly.codes('rooms', { maxUses: 5 });
const code = async (mayfly: Mayfly) => (await codes(mayfly).getOrCreateCode('room')).code;

const samples = (mayfly: Mayfly) => mayfly.sets.open('samples', { strategy: 'window' });
const fillWindow = async (mayfly: Mayfly) => {
  const options = { strategy: 'window', windowMs: MINUTE_MS } as const;
  const { set } = await mayfly.sets.create('samples', options);
  for (let i = 0; i < 5; i += 1) await set.push({ i });
};

const operations: Record<string, Operation> = {
  consume: {
    call: (mayfly, idempotency) => limiter(mayfly).consume('ann', { cost: 2, idempotency }),
    other: (mayfly, idempotency) => limiter(mayfly).consume('bob', { cost: 2, idempotency }),
    state: remaining,
  },
  'denied consume': {
    prepare: (mayfly) => limiter(mayfly).consume('ann', { cost: 10 }),
    call: (mayfly, idempotency) => counting(mayfly).consume('ann', { idempotency }),
    other: (mayfly, idempotency) => counting(mayfly).consume('ann', { cost: 2, idempotency }),
    // The denied call counts in the longer window.
    state: async (mayfly) => {
      const decision = await limiter(mayfly).peek('ann');
      return 'limits' in decision ? decision.limits[1]?.remaining : null;
    },
  },
  refund: {
    prepare: (mayfly) => limiter(mayfly).consume('ann', { cost: 9 }),
    call: (mayfly, idempotency) => limiter(mayfly).refund('ann', { idempotency }),
    other: (mayfly, idempotency) => limiter(mayfly).consume('ann', { idempotency }),
    state: remaining,
  },
  issue: {
    call: (mayfly, idempotency) => otp(mayfly).issue('ann', { caller: 'c', idempotency }),
    other: (mayfly, idempotency) => otp(mayfly).issue('bob', { caller: 'c', idempotency }),
    state: async (mayfly) => (await otp(mayfly).status('ann')).liveCodes,
  },
  verify: {
    call: (mayfly, idempotency) =>
      otp(mayfly).verify('ann', '123456', { caller: 'c', idempotency }),
    other: (mayfly, idempotency) =>
      otp(mayfly).verify('ann', '123457', { caller: 'c', idempotency }),
    state: async (mayfly) => (await otp(mayfly).status('ann')).attemptsUsed,
  },
  resolve: {
    prepare: code,
    call: async (mayfly, idempotency) =>
      codes(mayfly).resolve(await code(mayfly), { caller: 'c', idempotency }),
    other: async (mayfly, idempotency) =>
      codes(mayfly).resolve(await code(mayfly), { caller: 'd', idempotency }),
    state: async (mayfly) => (await codes(mayfly).codeFor('room'))?.uses,
  },
  pop: {
    prepare: fillWindow,
    call: (mayfly, idempotency) => samples(mayfly).pop({ idempotency }),
    other: (mayfly, idempotency) => samples(mayfly).pop({ end: 'newest', idempotency }),
    state: (mayfly) => samples(mayfly).count(),
  },
  popMany: {
    prepare: fillWindow,
    call: (mayfly, idempotency) => samples(mayfly).popMany(2, { idempotency }),
    other: (mayfly, idempotency) => samples(mayfly).popMany(3, { idempotency }),
    state: (mayfly) => samples(mayfly).count(),
  },
};
for (const options of EVERY_STRATEGY) {
  const { strategy } = options;
  if (strategy === 'window' || strategy === 'buckets') continue;
  // They have the same methods.
  const open = (mayfly: Mayfly) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    mayfly.sets.open('online', { strategy: strategy as 'compact' });
  operations[`extend ${strategy}`] = {
    prepare: async (mayfly) => {
      await mayfly.sets.create('online', options as { defaultTtlMs: number });
      await open(mayfly).addMany([{ member: 'ann' }, { member: 'bob' }]);
    },
    call: (mayfly, idempotency) => open(mayfly).extend('ann', 1000, { idempotency }),
    other: (mayfly, idempotency) => open(mayfly).extend('bob', 1000, { idempotency }),
    state: async (mayfly) => {
      const all = await collect(open(mayfly).members());
      return new Map(all.map(({ member, expiresAt }) => [member, expiresAt]));
    },
  };
}

/** Without `replayed`. */
function plain(answer: object | null | undefined): object {
  const { replayed: _, ...rest } = { replayed: undefined, ...answer };
  return rest;
}

async function idempotencyKeys({ redis, namespace }: TestBench): Promise<string[]> {
  return redis.keys(`${namespace}:idempotency:*`);
}

it.each(Object.entries(operations))(
  '%s changes once for each idempotency key',
  async (_, operation) => {
    const { prepare, call, other, state } = operation;
    const bench = testBench();
    const { mayfly, redis, clock } = bench;
    await prepare?.(mayfly);
    const others = Array.from({ length: CALLERS }, () => bench.through(connect()));
    const idempotency = { key: randomUUID(), scope: 'one client' };

    // Concurrent callers of eight instances: one change, one answer.
    const before = await state(mayfly);
    const answers = await Promise.all(others.map((each) => call(each, idempotency)));
    const first = answers.filter((answer) => !('replayed' in (answer ?? {})));
    expect(first).toHaveLength(1);
    expect(answers.map(plain)).toEqual(answers.map(() => plain(first[0])));
    const changed = await state(mayfly);
    expect(changed).not.toEqual(before);

    // Later, also after the state has changed.
    clock.advance(5);
    expect(await call(mayfly, idempotency)).toEqual({ ...first[0], replayed: true });
    expect(await state(mayfly)).toEqual(changed);

    // Another request under the same key changes nothing.
    const stateBefore = await state(mayfly);
    await expect(other(mayfly, idempotency)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
      field: 'idempotency.key',
    });
    expect(await state(mayfly)).toEqual(stateBefore);

    // The keys end by themselves, and the record is in the slot of the data.
    const keys = await idempotencyKeys(bench);
    for (const key of keys) {
      const left = await redis.pttl(key);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(600_000);
    }
    const records = keys.filter((key) => !key.endsWith('}'));
    const data = await redis.keys(`${bench.namespace}:*`);
    for (const record of records) {
      const slot = calculateSlot(record);
      expect(data.some((key) => !keys.includes(key) && calculateSlot(key) === slot)).toBe(true);
    }

    // Another client, or the same key after its end, is another call.
    for (const again of ['another client', 'after the end']) {
      if (again === 'after the end') await redis.unlink(keys);
      const scope = again === 'after the end' ? idempotency.scope : again;
      const answer = await call(mayfly, { key: idempotency.key, scope });
      expect(answer).not.toHaveProperty('replayed');
    }
    expect(await state(mayfly)).not.toEqual(stateBefore);
  },
);

it('repeats a decision by the limits of its time', async () => {
  const { mayfly } = testBench();
  const windowMs = MINUTE_MS;
  const idempotency = { key: 'a' };
  await mayfly.policies.create('calls', { limits: { name: 'minute', limit: 10, windowMs } });
  const first = await mayfly.policies.limiter('calls').consume('ann', { idempotency });
  const stored = await mayfly.policies.get('calls');
  const changed = [
    { limit: 5, windowMs },
    { limit: 6, windowMs, algorithm: 'gcra' },
  ] as const;
  await mayfly.policies.change('calls', stored?.version ?? 0, { limits: changed });
  await expect
    .poll(() => mayfly.policies.limiter('calls').consume('ann', { idempotency }))
    .toEqual({ ...first, replayed: true });
});

it('Redis alone reveals neither an issued code nor the idempotency key', async () => {
  const bench = testBench();
  const subject = 'ann@example.com';
  const idempotency = { key: 'order-number-1' };
  const issued = await bench.mayfly.otp('login', { secret }).issue(subject, { idempotency });
  const code = 'code' in issued ? String(issued.code) : '';
  expect(code).toMatch(/^\d{6}$/);
  const keys = await bench.redis.keys(`${bench.namespace}:*`);
  const dump = await Promise.all(keys.map((key) => bench.redis.dumpBuffer(key)));
  const text = `${keys.join('\n')}\n${dump.map((value) => value.toString('latin1')).join('\n')}`;
  for (const hidden of [code, idempotency.key, subject]) expect(text).not.toContain(hidden);

  // A new secret in front: the old one still opens the record.
  const next = 'another secret of at least 32 bytes';
  const rotated = bench.mayfly.otp('login', { secret: [next, secret] });
  expect(await rotated.issue(subject, { idempotency })).toEqual({ ...issued, replayed: true });
  const replaced = bench.mayfly.otp('login', { secret: next, subjectSecret: secret });
  await expect(replaced.issue(subject, { idempotency })).rejects.toMatchObject({ field: 'secret' });
});

it('delivers the same code again, because the first delivery may not have happened', async () => {
  const { mayfly } = testBench();
  const sent: string[] = [];
  const deliver = async (_: string, each: string) => void sent.push(each);
  const passwords = mayfly.otp('login', { secret, deliver });
  for (let i = 0; i < 2; i += 1) await passwords.issue('ann', { idempotency: { key: 'a' } });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toBe(sent[1]);
});

it.each(['', 'a b', 'ä', 'a'.repeat(256), 'a\n', 1, null])('refuses the key %j', async (key) => {
  const { mayfly } = testBench();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const idempotency = { key } as Idempotency;
  await expect(limiter(mayfly).consume('ann', { idempotency })).rejects.toMatchObject({
    code: 'INVALID_IDEMPOTENCY_KEY',
    field: 'idempotency.key',
  });
});

it('records no error: the same call works once its set exists', async () => {
  const { mayfly, newSet } = testBench();
  const set = mayfly.sets.open('online');
  const idempotency = { key: 'a' };
  await expect(set.extend('ann', 1000, { idempotency })).rejects.toMatchObject({
    code: 'SET_NOT_FOUND',
  });
  await (await newSet()).add('ann');
  expect(await set.extend('ann', 1000, { idempotency })).toMatchObject({ status: 'changed' });
});
