import { beforeEach, describe, expect, it } from 'vitest';
import type { OneTimePasswords, OtpOptions } from '../../src/index.ts';
import { testBench, type TestBench } from '../support/mayfly.ts';

const SECRET = 'a secret of thirty-two bytes: 32';
const PHONE = '+6212312341234';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

function otp(options: Partial<OtpOptions> = {}): OneTimePasswords {
  return bench.mayfly.otp('login', { secret: SECRET, normalise: 'phone', ...options });
}

async function issued(from: OneTimePasswords): Promise<string> {
  const result = await from.issue(PHONE);
  if (result.status !== 'issued' || result.code === null) throw new Error(result.status);
  return result.code;
}

describe('the status of a subject', () => {
  it('is empty for an unknown subject', async () => {
    expect(await otp().status(PHONE)).toEqual({
      liveCodes: 0,
      nextExpiresAt: null,
      lastExpiresAt: null,
      issuedInWindow: 0,
      coolingDownUntil: null,
      limitedUntil: null,
      attemptsUsed: 0,
      attemptsLeft: 5,
      lockedUntil: null,
      now: bench.clock.now,
    });
  });

  it('reports live codes, attempts and when rejections end, for any spelling of the subject', async () => {
    const login = otp({ maxLiveCodes: 2, maxAttempts: 2 });
    const start = bench.clock.now;
    await issued(login);
    bench.clock.advance(30_000);
    await issued(login);
    await login.verify(PHONE, '0000000');
    await login.verify(PHONE, '0000000');
    expect(await login.status('+62 123-1234 1234')).toEqual({
      liveCodes: 2,
      nextExpiresAt: start + 600_000,
      lastExpiresAt: start + 630_000,
      issuedInWindow: 2,
      coolingDownUntil: start + 60_000,
      limitedUntil: start + 600_000,
      attemptsUsed: 2,
      attemptsLeft: 0,
      lockedUntil: start + 630_000,
      now: start + 30_000,
    });
  });

  it.each([
    [-1, { liveCodes: 1, nextExpiresAt: 5000, coolingDownUntil: 5000, issuedInWindow: 1 }],
    [0, { liveCodes: 0, nextExpiresAt: null, coolingDownUntil: null, issuedInWindow: 0 }],
  ])('is exact %i ms from the end of a duration', async (offset, expected) => {
    const login = otp({ ttlMs: 5000, windowMs: 5000, resendCooldownMs: 5000, maxAttempts: 1 });
    const start = bench.clock.now;
    await issued(login);
    await login.verify(PHONE, '0000000');
    bench.clock.advance(5000 + offset);
    const { liveCodes, nextExpiresAt, coolingDownUntil, issuedInWindow, ...rest } =
      await login.status(PHONE);
    const after = (moment: number | null) => moment && moment - start;
    expect({
      liveCodes,
      nextExpiresAt: after(nextExpiresAt),
      coolingDownUntil: after(coolingDownUntil),
      issuedInWindow,
    }).toEqual(expected);
    expect(rest.attemptsUsed).toBe(expected.issuedInWindow);
    expect(rest.lockedUntil).toBe(offset < 0 ? start + 5000 : null);
  });

  it('reports "limited" for codes that live longer than their window, as issue does', async () => {
    const login = otp({ maxLiveCodes: 1, windowMs: 1000, ttlMs: 5000, resendCooldownMs: 0 });
    const start = bench.clock.now;
    await issued(login);
    bench.clock.advance(1000);
    expect(await login.status(PHONE)).toMatchObject({
      issuedInWindow: 0,
      limitedUntil: start + 5000,
    });
    expect(await login.issue(PHONE)).toMatchObject({ status: 'limited', retryAfterMs: 4000 });
  });

  it('changes nothing, and does not count for a caller', async () => {
    const login = otp({ callerLimit: { limit: 1, windowMs: 1000 } });
    await login.issue(PHONE, { caller: 'a' });
    const keys = async () => (await bench.redis.keys(`${bench.namespace}:*`)).toSorted();
    const before = await keys();
    await login.status(PHONE);
    await login.status('+4912345678');
    expect(await keys()).toEqual(before);
  });
});

describe('an operator', () => {
  it('ends codes, and keeps what counts against the subject', async () => {
    const login = otp();
    const code = await issued(login);
    await login.verify(PHONE, '0000000');
    const { now } = bench.clock;
    expect(await login.revoke(PHONE)).toEqual({ revoked: 1, now });
    expect(await login.revoke(PHONE)).toEqual({ revoked: 0, now });
    expect(await login.verify(PHONE, code)).toMatchObject({ status: 'wrong', attemptsLeft: 3 });
    expect(await login.issue(PHONE)).toMatchObject({ status: 'coolingDown' });
  });

  it('does not count expired codes as revoked', async () => {
    const login = otp({ resendCooldownMs: 0, ttlMs: 1000 });
    await issued(login);
    bench.clock.advance(1);
    await issued(login);
    bench.clock.advance(999);
    expect(await login.revoke(PHONE)).toMatchObject({ revoked: 1 });
  });

  it('unlocks a subject, whose code is valid again', async () => {
    const login = otp({ maxAttempts: 2 });
    const code = await issued(login);
    await login.verify(PHONE, '0000000');
    await login.verify(PHONE, '0000000');
    expect(await login.verify(PHONE, code)).toMatchObject({ status: 'locked' });
    const { now } = bench.clock;
    expect(await login.resetAttempts(PHONE)).toEqual({ forgotten: 2, now });
    expect(await login.resetAttempts(PHONE)).toEqual({ forgotten: 0, now });
    expect(await login.verify(PHONE, code)).toMatchObject({ status: 'verified' });
  });

  it.each(['status', 'revoke', 'resetAttempts'] as const)(
    'must give the subject in full: %s',
    async (method) => {
      await expect(otp()[method]('0123')).rejects.toMatchObject({
        code: 'INVALID_SUBJECT',
        field: 'subject',
      });
    },
  );
});
