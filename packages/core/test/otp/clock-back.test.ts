import { beforeEach, describe, expect, it } from 'vitest';
import type { OneTimePasswords, OtpOptions } from '../../src/index.ts';
import { checkClockBack, type LimitedCall } from '../support/clock-back.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

const SECRET = 'a secret of thirty-two bytes: 32';
const PHONE = '+6212312341234';
const windowMs = 60_000;
const HOUR_MS = 3_600_000;

function otp({ mayfly }: TestBench, options: Partial<OtpOptions>): OneTimePasswords {
  return mayfly.otp('login', { secret: SECRET, resendCooldownMs: 0, ...options });
}

const waitOf = (result: object) => ('retryAfterMs' in result ? Number(result.retryAfterMs) : 0);

const issues = (limit: number, options: Partial<OtpOptions>): LimitedCall => ({
  limit,
  windowMs,
  open: async (bench) => async () => waitOf(await otp(bench, options).issue(PHONE)),
});

const wrongAttempts: LimitedCall = {
  limit: 3,
  windowMs,
  open: async (bench) => {
    const login = otp(bench, { maxAttempts: 3, attemptWindowMs: windowMs });
    return async () => waitOf(await login.verify(PHONE, '0000000'));
  },
};

const callsOfOne: LimitedCall = {
  limit: 3,
  windowMs,
  open: async (bench) => {
    const login = otp(bench, { callerLimit: { limit: 3, windowMs } });
    let subject = 0;
    return async () => waitOf(await login.issue(`subject:${(subject += 1)}`, { caller: 'a' }));
  },
};

describe('after Redis’s clock has gone back', () => {
  it.each<[string, LimitedCall]>([
    ['a cool-down', issues(1, { maxLiveCodes: 100, windowMs: 1, resendCooldownMs: windowMs })],
    ['a limit of issues', issues(3, { maxLiveCodes: 3, windowMs, ttlMs: 1000 })],
    ['a limit of live codes', issues(2, { maxLiveCodes: 2, windowMs: 1, ttlMs: windowMs })],
    ['a lock', wrongAttempts],
    ['a limit of a caller', callsOfOne],
  ])('%s lasts no longer than usual', async (_name, call) => {
    await expect(checkClockBack(call)).resolves.toBeUndefined();
  });

  let bench: TestBench;

  beforeEach(() => {
    bench = testBench();
  });

  async function issued(from: OneTimePasswords): Promise<string> {
    const result = await from.issue(PHONE);
    if (result.status !== 'issued' || result.code === null) throw new Error(result.status);
    return result.code;
  }

  it('a lock that issue meets first does not last longer than usual', async () => {
    const login = otp(bench, { maxAttempts: 1, attemptWindowMs: 1000 });
    await login.verify(PHONE, '0000000');
    bench.clock.advance(-HOUR_MS);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'locked', retryAfterMs: 1000 });
    bench.clock.advance(1000);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'issued' });
  });

  it.each(['issue', 'verify'] as const)(
    'a code lives no longer than its ttlMs after the first call: %s',
    async (first) => {
      const codes = {
        short: await issued(otp(bench, { ttlMs: 1000 })),
        long: await issued(otp(bench, { ttlMs: 5000 })),
      };
      const login = otp(bench, { maxLiveCodes: 2 });
      bench.clock.advance(-HOUR_MS);
      const { now } = bench.clock;
      const status = { liveCodes: 2, nextExpiresAt: now + 1000, lastExpiresAt: now + 5000 };
      expect(await login.status(PHONE)).toMatchObject(status);
      if (first === 'issue') await login.issue(PHONE);
      else await login.verify(PHONE, '0000000');
      bench.clock.advance(1000);
      expect(await login.status(PHONE)).toMatchObject({ liveCodes: 1, nextExpiresAt: now + 5000 });
      expect(await login.verify(PHONE, codes.short)).toMatchObject({ status: 'wrong' });
      bench.clock.advance(3999);
      expect(await login.verify(PHONE, codes.long)).toMatchObject({ status: 'verified' });
      const keys = await bench.redis.keys(`${bench.namespace}:otp:*`);
      expect(await Promise.all(keys.map((key) => bench.redis.pttl(key)))).not.toContain(-1);
    },
  );

  it('a verified code stays used, and is not live again', async () => {
    const login = otp(bench, { ttlMs: 1000 });
    const code = await issued(login);
    await login.verify(PHONE, code);
    bench.clock.advance(-HOUR_MS);
    expect(await login.verify(PHONE, code)).toMatchObject({ status: 'alreadyUsed' });
    bench.clock.advance(1000);
    expect(await login.verify(PHONE, code)).toMatchObject({ status: 'wrong' });
  });

  it('the status contains no time beyond its bound', async () => {
    const login = otp(bench, {
      maxLiveCodes: 1,
      windowMs: 1000,
      ttlMs: 3000,
      resendCooldownMs: 2000,
      maxAttempts: 1,
      attemptWindowMs: 4000,
    });
    await login.issue(PHONE);
    await login.verify(PHONE, '0000000');
    bench.clock.advance(-HOUR_MS);
    const { now } = bench.clock;
    expect(await login.status(PHONE)).toMatchObject({
      coolingDownUntil: now + 2000,
      limitedUntil: now + 3000,
      lockedUntil: now + 4000,
    });
  });
});
