import { beforeEach, describe, expect, it } from 'vitest';
import type { OneTimePasswords, OtpOptions } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const SECRET = 'a secret of thirty-two bytes: 32';
const PHONE = '+6212312341234';
/** Longer than the codes, so it is never right. */
const WRONG = '0000000';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

function otp(options: Partial<OtpOptions> = {}): OneTimePasswords {
  return bench.mayfly.otp('login', { secret: SECRET, resendCooldownMs: 0, ...options });
}

async function issued(from: OneTimePasswords, subject = PHONE): Promise<string> {
  const result = await from.issue(subject);
  if (result.status !== 'issued' || result.code === null) throw new Error(result.status);
  return result.code;
}

describe('a code that was verified', () => {
  it('is alreadyUsed when it is sent again, which is not a wrong attempt and does not pass', async () => {
    const login = otp();
    const code = await issued(login);
    await login.verify(PHONE, code);
    const { now } = bench.clock;
    for (let i = 0; i < 20; i += 1) {
      const again = { status: 'alreadyUsed', passes: false, now };
      expect(await login.verify(PHONE, ` ${code} `)).toEqual(again);
    }
    expect(await login.status(PHONE)).toMatchObject({ attemptsUsed: 0, liveCodes: 0 });
  });

  it('is verified for one of 200 concurrent callers, alreadyUsed for the others, and locks nothing', async () => {
    const code = await issued(otp());
    const clients = Array.from({ length: 8 }, () =>
      bench.through(connect()).otp('login', { secret: SECRET }),
    );
    const calls = clients.flatMap((login) =>
      Array.from({ length: 25 }, () => login.verify(PHONE, code)),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 'verified')).toHaveLength(1);
    expect(statuses.filter((status) => status === 'alreadyUsed')).toHaveLength(199);
    expect(await otp().status(PHONE)).toMatchObject({ attemptsUsed: 0, lockedUntil: null });
  });

  it.each([
    [-1, 'alreadyUsed'],
    [0, 'wrong'],
  ])('%i ms from its expiry is %s, and leaves no key', async (offset, status) => {
    const login = otp({ ttlMs: 5000 });
    const code = await issued(login);
    bench.clock.advance(2000);
    await login.verify(PHONE, code);
    const [key = ''] = await bench.redis.keys(`${bench.namespace}:otp:*:used`);
    expect(await bench.redis.pttl(key)).toBeGreaterThan(0);
    expect(await bench.redis.pttl(key)).toBeLessThanOrEqual(3000);
    bench.clock.advance(3000 + offset);
    expect(await login.verify(PHONE, code)).toMatchObject({ status });
  });

  it('stays used when a later code is verified, which ends the other live codes', async () => {
    const login = otp();
    const [first, unused] = [await issued(login), await issued(login)];
    await login.verify(PHONE, first);
    const later = await issued(login);
    await login.verify(PHONE, later);
    expect(await login.verify(PHONE, first)).toMatchObject({ status: 'alreadyUsed' });
    expect(await login.verify(PHONE, later)).toMatchObject({ status: 'alreadyUsed' });
    expect(await login.verify(PHONE, unused)).toMatchObject({ status: 'wrong', attemptsLeft: 4 });
  });

  it('is also alreadyUsed by previous secrets, and only for its subject', async () => {
    const next = 'the secret of next year, 32 bytes';
    const code = await issued(otp());
    await otp().verify(PHONE, code);
    const both = otp({ secret: [next, SECRET] });
    expect(await both.verify(PHONE, code)).toMatchObject({ status: 'alreadyUsed' });
    expect(await both.verify('other', code)).toMatchObject({ status: 'wrong' });
  });

  it('takes back only its attempt, counts for its caller, and is locked like any other', async () => {
    const login = otp({ maxAttempts: 2, callerLimit: { limit: 6, windowMs: 60_000 } });
    const caller = { caller: '192.0.2.1' };
    const issue = await login.issue(PHONE, caller);
    const code = 'code' in issue ? (issue.code ?? '') : '';
    const statuses = [];
    for (const attempt of [code, WRONG, code, WRONG, code, code]) {
      statuses.push((await login.verify(PHONE, attempt, caller)).status);
    }
    const expected = ['verified', 'wrong', 'alreadyUsed', 'wrong', 'locked', 'callerLimited'];
    expect(statuses).toEqual(expected);
  });
});
