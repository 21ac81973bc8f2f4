import { inspect } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OneTimePasswords, OtpOptions, Secret } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

const OLD = 'the secret of last year, 32 bytes';
const NEW = Buffer.from('the secret of this year, 32 bytes');
const PHONE = '+6212312341234';
const CALLER = '192.0.2.123';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

function otp(secret: OtpOptions['secret'], subjectSecret?: Secret): OneTimePasswords {
  return bench.mayfly.otp('login', {
    secret,
    subjectSecret,
    resendCooldownMs: 0,
    callerLimit: { limit: 100, windowMs: 60_000 },
  });
}

async function issued(from: OneTimePasswords): Promise<string> {
  const result = await from.issue(PHONE, { caller: CALLER });
  if (result.status !== 'issued' || result.code === null) throw new Error(result.status);
  return result.code;
}

const verified = async (by: OneTimePasswords, code: string) =>
  (await by.verify(PHONE, code, { caller: CALLER })).status === 'verified';

describe('the data in Redis', () => {
  it('contains neither a subject nor a code nor a caller, and every key expires', async () => {
    const login = otp(OLD);
    const codes = [await issued(login), await issued(login)];
    await login.verify(PHONE, '0000000', { caller: CALLER });
    const { redis, namespace } = bench;
    const keys = await redis.keys(`${namespace}:*`);
    expect(keys).toHaveLength(4);
    const all = [...keys];
    for (const key of keys) {
      expect(await redis.pttl(key)).toBeGreaterThan(0);
      const type = await redis.type(key);
      const held =
        type === 'list' ? await redis.lrange(key, 0, -1) : await redis.zrange(key, '0', '-1');
      all.push(...held);
    }
    expect(all).toHaveLength(4 + 2 + 2 + 1 + 3);
    // Times and the namespace also contain digits: only digests could reveal a code.
    const moments = new Set([String(bench.clock.now)]);
    const text = all
      .filter((item) => !moments.has(item))
      .map((item) => item.replace(namespace, ''))
      .join('\n');
    for (const secret of [PHONE, PHONE.slice(1), CALLER, OLD, ...codes]) {
      expect(text).not.toContain(secret);
    }
  });

  it('cannot be derived without the secret: another secret yields other names and digests', async () => {
    const code = await issued(otp(OLD));
    expect(await verified(otp(NEW), code)).toBe(false);
    expect(await bench.redis.keys(`${bench.namespace}:otp:*:codes`)).toHaveLength(1);
    await issued(otp(NEW));
    expect(await bench.redis.keys(`${bench.namespace}:otp:*:codes`)).toHaveLength(2);
  });
});

it('does not appear in an error of Redis, not even in its cause', async () => {
  const login = otp(OLD);
  const code = await issued(login);
  const [key = ''] = await bench.redis.keys(`${bench.namespace}:otp:*:codes`);
  await bench.redis.set(key, 'not a sorted set');
  const error: unknown = await login
    .verify(PHONE, code, { caller: CALLER })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'REDIS_FAILED' });
  const printed = inspect(error, { depth: 10, showHidden: true });
  expect(printed).not.toContain(PHONE.slice(1));
  expect(printed).not.toContain(`'${code}'`);
});

describe('a change of secrets', () => {
  it('accepts codes by previous secrets, and issues by the first', async () => {
    const before = await issued(otp(OLD));
    const during = otp([NEW, OLD]);
    expect(await verified(during, before)).toBe(true);
    const after = await issued(during);
    expect(await verified(otp(OLD), after)).toBe(false);
    expect(await verified(during, after)).toBe(true);
  });

  it('keeps limits and codes if subjects have a separate secret', async () => {
    const subjects = 'names of subjects are keyed by this';
    const one = otp(OLD, subjects);
    await one.verify(PHONE, '0000000', { caller: CALLER });
    const code = await issued(otp([NEW, OLD], subjects));
    const last = otp(NEW, subjects);
    expect(await last.verify(PHONE, '0000000', { caller: CALLER })).toMatchObject({
      attemptsLeft: 3,
    });
    expect(await verified(last, code)).toBe(true);
  });
});

describe('secrets', () => {
  it('do not appear in an inspection of their owner', () => {
    const login = otp([OLD, NEW]);
    expect(inspect(login, { depth: 10, showHidden: true })).not.toContain('last year');
    expect(JSON.stringify(login)).not.toContain('last year');
  });

  it.each([
    [{ secret: 'too short' }, 'secret'],
    [{ secret: [] }, 'secret'],
    [{ secret: Array.from({ length: 9 }, () => OLD) }, 'secret'],
    [{ secret: undefined }, 'secret'],
    [{ secret: null }, 'secret'],
    [{ secret: 5 }, 'secret'],
    [{ secret: {} }, 'secret'],
    [{ secret: [OLD, 5] }, 'secret'],
    [{}, 'secret'],
    [undefined, 'options'],
    [null, 'options'],
    [OLD, 'options'],
    [[OLD], 'options'],
    [{ secret: OLD, subjectSecret: null }, 'subjectSecret'],
    [{ secret: OLD, normalise: 'e164' }, 'normalise'],
    [{ secret: OLD, normalise: null }, 'normalise'],
    [{ secret: OLD, normalise: {} }, 'normalise'],
    [{ secret: OLD, deliver: 'sms' }, 'deliver'],
    [{ secret: OLD, deliver: null }, 'deliver'],
    [{ secret: OLD, subjectSecret: 'short' }, 'subjectSecret'],
    [{ secret: OLD, digits: 5 }, 'digits'],
    [{ secret: OLD, ttlMs: 600_001 }, 'ttlMs'],
    [{ secret: OLD, maxLiveCodes: 0 }, 'maxLiveCodes'],
    [{ secret: OLD, windowMs: 0 }, 'windowMs'],
    [{ secret: OLD, resendCooldownMs: -1 }, 'resendCooldownMs'],
    [{ secret: OLD, maxAttempts: Number.NaN }, 'maxAttempts'],
    [{ secret: OLD, attemptWindowMs: 0.5 }, 'attemptWindowMs'],
    [{ secret: OLD, callerLimit: { limit: 0, windowMs: 1 } }, 'callerLimit.limit'],
  ])('and options are validated: %#', (options, field) => {
    // @ts-expect-error: some of them do not compile.
    expect(() => bench.mayfly.otp('login', options)).toThrow(
      expect.objectContaining({
        code: 'INVALID_OPTION',
        field,
        message: expect.not.stringContaining('last year'),
      }),
    );
  });
});
