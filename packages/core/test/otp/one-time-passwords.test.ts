import { beforeEach, describe, expect, it } from 'vitest';
import type { IssueResult, OneTimePasswords, OtpOptions, VerifyResult } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const SECRET = 'a secret of thirty-two bytes: 32';
const PHONE = '+6212312341234';

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

function otp(options: Partial<OtpOptions> = {}): OneTimePasswords {
  return bench.mayfly.otp('login', { secret: SECRET, ...options });
}

/** One purpose through eight connections, in turn. */
function inTurn<Result>(
  calls: number,
  options: Partial<OtpOptions>,
  action: (otp: OneTimePasswords, index: number) => Promise<Result>,
): Promise<Result[]> {
  const clients = Array.from({ length: 8 }, () =>
    bench.through(connect()).otp('login', { secret: SECRET, ...options }),
  );
  const all = Array.from({ length: Math.ceil(calls / 8) }, () => clients).flat();
  return Promise.all(all.slice(0, calls).map(action));
}

async function issued(from: OneTimePasswords, subject = PHONE): Promise<string> {
  const result = await from.issue(subject);
  if (result.status !== 'issued' || result.code === null) throw new Error(result.status);
  return result.code;
}

/** A code that differs from all of these. */
function wrongFor(...codes: readonly string[]): string {
  const candidates = Array.from({ length: codes.length + 1 }, (_, n) => `00000${n}`);
  return candidates.find((candidate) => !codes.includes(candidate)) ?? '';
}

const statuses = (results: readonly { readonly status: string }[]) =>
  Object.fromEntries(
    [...new Set(results.map(({ status }) => status))].map((status) => [
      status,
      results.filter((result) => result.status === status).length,
    ]),
  );

describe('a one-time password', () => {
  it('has six digits, lives for ten minutes, and is verified once', async () => {
    const login = otp();
    const result = await login.issue(PHONE);
    const { now } = bench.clock;
    expect(result).toEqual({
      status: 'issued',
      passes: true,
      code: expect.stringMatching(/^\d{6}$/),
      expiresAt: now + 600_000,
      now,
    });
    const code = String('code' in result && result.code);
    const entered = `${code.slice(0, 3)} ${code.slice(3)}`;
    const verified = { status: 'verified', passes: true, now };
    expect(await login.verify(PHONE, entered)).toEqual(verified);
    const wrong = { status: 'wrong', passes: false, attemptsLeft: 4, now };
    expect(await login.verify(PHONE, wrongFor(code))).toEqual(wrong);
  });

  it.each([
    [-1, 'verified'],
    [0, 'wrong'],
    [1, 'wrong'],
  ])('%i ms from its expiry is %s', async (offset, status) => {
    const login = otp({ ttlMs: 5000 });
    const code = await issued(login);
    bench.clock.advance(5000 + offset);
    expect(await login.verify(PHONE, code)).toMatchObject({ status });
  });

  it('is verified by exactly one of a thousand concurrent callers', async () => {
    const code = await issued(otp());
    const results = await inTurn(1000, {}, (login) => login.verify(PHONE, code));
    expect(statuses(results)).toEqual({ verified: 1, alreadyUsed: 999 });
  });

  it('is for one subject and one purpose', async () => {
    const code = await issued(otp());
    const other = bench.mayfly.otp('payment', { secret: SECRET });
    expect(await other.verify(PHONE, code)).toMatchObject({ status: 'wrong' });
    expect(await otp().verify('+6212312341235', code)).toMatchObject({ status: 'wrong' });
    expect(await otp().verify(PHONE, code)).toMatchObject({ status: 'verified' });
  });

  it('stays valid when another one is issued; the first verification ends both', async () => {
    const login = otp({ resendCooldownMs: 0 });
    const [first, second] = [await issued(login), await issued(login)];
    expect(await login.verify(PHONE, first)).toMatchObject({ status: 'verified' });
    expect(await login.verify(PHONE, second)).toMatchObject({ status: 'wrong' });
  });

  it('is not shortened by a later one with a shorter life', async () => {
    const long = await issued(otp());
    await issued(otp({ ttlMs: 1, resendCooldownMs: 0 }));
    const [key = ''] = await bench.redis.keys(`${bench.namespace}:otp:*:codes`);
    expect(await bench.redis.pttl(key)).toBeGreaterThan(500_000);
    expect(await otp().verify(PHONE, long)).toMatchObject({ status: 'verified' });
  });

  const malformed = [undefined, null, 123456, '', 'abcdef', '12345', '1234567890123', '12345a'];
  it.each([...malformed, '٤٥٦٧٨٩', '-123456.', '9'.repeat(1_000_000), '\u{1F511}'])(
    'cannot be %.10j, which counts neither as an attempt nor as a call',
    async (code) => {
      const login = otp({ callerLimit: { limit: 1, windowMs: 1000 } });
      // @ts-expect-error: some of them do not compile.
      await expect(login.verify(PHONE, code, { caller: 'a' })).rejects.toMatchObject({
        code: 'INVALID_CODE',
        field: 'code',
        message: 'code must be 6 to 12 digits',
      });
      expect(await bench.redis.keys(`${bench.namespace}:*`)).toEqual([]);
    },
  );

  it('is verified by a client that issues codes of another length', async () => {
    const code = await issued(otp({ digits: 9 }));
    expect(await otp({ digits: 6 }).verify(PHONE, '123456')).toMatchObject({ status: 'wrong' });
    expect(await otp({ digits: 6 }).verify(PHONE, code)).toMatchObject({ status: 'verified' });
  });

  it('has the configured number of digits, also with leading zeros', async () => {
    const login = otp({ digits: 8, maxLiveCodes: 100, resendCooldownMs: 0 });
    const codes = await Promise.all(Array.from({ length: 100 }, () => issued(login)));
    expect(codes.every((code) => /^\d{8}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(98);
  });
});

describe('issue', () => {
  it('gives a subject at most X codes in any trailing Y, and returns exactly when the next is possible', async () => {
    const login = otp({ maxLiveCodes: 3, windowMs: 60_000, resendCooldownMs: 0, ttlMs: 1000 });
    for (let i = 0; i < 3; i++) {
      await issued(login);
      bench.clock.advance(10_000);
    }
    const { now } = bench.clock;
    expect(await login.issue(PHONE)).toEqual({
      status: 'limited',
      passes: false,
      retryAfterMs: 30_000,
      now,
    });
    bench.clock.advance(29_999);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'limited', retryAfterMs: 1 });
    bench.clock.advance(1);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'issued' });
    expect(await login.issue(PHONE)).toMatchObject({ status: 'limited', retryAfterMs: 10_000 });
  });

  it('allows at most X live codes if they live longer than Y', async () => {
    const login = otp({ maxLiveCodes: 2, windowMs: 1000, resendCooldownMs: 0, ttlMs: 5000 });
    await issued(login);
    bench.clock.advance(1000);
    await issued(login);
    bench.clock.advance(1000);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'limited', retryAfterMs: 3000 });
    bench.clock.advance(2999);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'limited', retryAfterMs: 1 });
    bench.clock.advance(1);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'issued' });
  });

  it('has a cool-down between two codes, and returns exactly how long', async () => {
    const login = otp({ resendCooldownMs: 30_000 });
    await issued(login);
    bench.clock.advance(1);
    const { now } = bench.clock;
    expect(await login.issue(PHONE)).toEqual({
      status: 'coolingDown',
      passes: false,
      retryAfterMs: 29_999,
      now,
    });
    bench.clock.advance(29_998);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'coolingDown', retryAfterMs: 1 });
    bench.clock.advance(1);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'issued' });
  });

  it('returns the reason that lasts longest', async () => {
    const login = otp({ maxLiveCodes: 1, windowMs: 60_000, resendCooldownMs: 30_000 });
    await issued(login);
    expect(await login.issue(PHONE)).toMatchObject({ status: 'limited', retryAfterMs: 600_000 });
    const short = otp({ maxLiveCodes: 1, windowMs: 10, ttlMs: 10, resendCooldownMs: 30_000 });
    expect(await short.issue('other')).toMatchObject({ status: 'issued' });
    expect(await short.issue('other')).toMatchObject({ status: 'coolingDown' });
  });

  it('lets exactly the allowed number of a thousand concurrent calls pass', async () => {
    const options = { maxLiveCodes: 7, resendCooldownMs: 0 };
    const results = await inTurn(1000, options, (login) => login.issue(PHONE));
    expect(statuses(results)).toEqual({ issued: 7, limited: 993 });
    const cooling = { maxLiveCodes: 7, resendCooldownMs: 1000 };
    const others = await inTurn(100, cooling, (login) => login.issue('other'));
    expect(statuses(others)).toEqual({ issued: 1, coolingDown: 99 });
  });
});

describe('wrong attempts', () => {
  it('count for the subject, and still count after another code', async () => {
    const login = otp({ maxAttempts: 3, resendCooldownMs: 0 });
    const first = await issued(login);
    const wrong = wrongFor(first);
    expect(await login.verify(PHONE, wrong)).toMatchObject({ attemptsLeft: 2 });
    const second = await issued(login);
    const other = wrongFor(first, second);
    expect(await login.verify(PHONE, other)).toMatchObject({ attemptsLeft: 1 });
    expect(await login.verify(PHONE, other)).toMatchObject({ status: 'wrong', attemptsLeft: 0 });
    const { now } = bench.clock;
    const locked = { status: 'locked', passes: false, retryAfterMs: 600_000, now };
    expect(await login.verify(PHONE, second)).toEqual(locked);
    expect(await login.issue(PHONE)).toEqual(locked);
  });

  it('lock until the first of them is a window ago, to the millisecond', async () => {
    const login = otp({ maxAttempts: 2, windowMs: 60_000, ttlMs: 600_000 });
    const code = await issued(login);
    const wrong = wrongFor(code);
    await login.verify(PHONE, wrong);
    bench.clock.advance(10_000);
    await login.verify(PHONE, wrong);
    bench.clock.advance(49_999);
    expect(await login.verify(PHONE, code)).toMatchObject({ status: 'locked', retryAfterMs: 1 });
    bench.clock.advance(1);
    expect(await login.verify(PHONE, code)).toMatchObject({ status: 'verified' });
  });

  it('are counted exactly, in a thousand concurrent calls', async () => {
    const options = { maxAttempts: 9 };
    const code = await issued(otp(options));
    const wrong = wrongFor(code);
    const results = await inTurn(1000, options, (login) => login.verify(PHONE, wrong));
    expect(statuses(results)).toEqual({ wrong: 9, locked: 991 });
    const left = results.flatMap((result) => (result.status === 'wrong' ? [result] : []));
    const counted = left.map(({ attemptsLeft }) => attemptsLeft).toSorted((a, b) => a - b);
    expect(counted).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(await otp(options).verify(PHONE, code)).toMatchObject({ status: 'locked' });
  });

  it('are counted in the same way for a subject without a code', async () => {
    expect(await otp().verify('stranger', '000000')).toMatchObject({
      status: 'wrong',
      attemptsLeft: 4,
    });
  });

  it('are reset when a code is verified', async () => {
    const login = otp({ maxAttempts: 2, resendCooldownMs: 0 });
    const code = await issued(login);
    await login.verify(PHONE, wrongFor(code));
    await login.verify(PHONE, code);
    const next = await issued(login);
    expect(await login.verify(PHONE, wrongFor(next))).toMatchObject({ attemptsLeft: 1 });
  });
});

describe('the limit of a caller', () => {
  const options = { callerLimit: { limit: 5, windowMs: 60_000 }, resendCooldownMs: 0 };

  it('covers all subjects, issues and verifications, and is exact', async () => {
    const calls = await inTurn<IssueResult | VerifyResult>(200, options, (login, i) =>
      i % 2 === 0
        ? login.issue(`subject:${i}`, { caller: '192.0.2.1' })
        : login.verify(`subject:${i}`, '000000', { caller: '192.0.2.1' }),
    );
    expect(calls.filter(({ status }) => status !== 'callerLimited')).toHaveLength(5);
    expect(await otp(options).issue('b', { caller: '192.0.2.2' })).toMatchObject({
      status: 'issued',
    });
    bench.clock.advance(59_999);
    const caller = '192.0.2.1';
    const { now } = bench.clock;
    const limited = { status: 'callerLimited', passes: false, retryAfterMs: 1, now };
    expect(await otp(options).verify('b', '000000', { caller })).toEqual(limited);
    bench.clock.advance(1);
    expect(await otp(options).issue('c', { caller })).toMatchObject({ status: 'issued' });
  });

  it("uses nothing of the subject's limits when it rejects", async () => {
    const login = otp(options);
    const code = await issued(otp(), PHONE);
    for (let i = 0; i < 5; i++) await login.verify(`x${i}`, '000000', { caller: 'c' });
    expect(await login.verify(PHONE, '000000', { caller: 'c' })).toMatchObject({
      status: 'callerLimited',
    });
    expect(await login.verify(PHONE, wrongFor(code), { caller: 'd' })).toMatchObject({
      attemptsLeft: 4,
    });
  });

  it('cannot be bypassed by omitting the caller', async () => {
    const missing = { code: 'INVALID_OPTION', field: 'caller' };
    await expect(otp(options).issue(PHONE)).rejects.toMatchObject(missing);
    await expect(otp(options).verify(PHONE, '000000')).rejects.toMatchObject(missing);
  });
});

describe('delivery', () => {
  it('receives the normalised subject and the code, and issue does not return the code', async () => {
    const sent: [string, string][] = [];
    const deliver = async (subject: string, code: string) => {
      sent.push([subject, code]);
    };
    const login = otp({ deliver, normalise: 'phone' });
    expect(await login.issue('+62 123-1234 (1234)')).toMatchObject({
      status: 'issued',
      code: null,
    });
    expect(sent).toEqual([[PHONE, expect.stringMatching(/^\d{6}$/)]]);
    expect(await login.verify(PHONE, sent[0]?.[1] ?? '')).toMatchObject({ status: 'verified' });
  });

  it('does not happen for a rejected call', async () => {
    let sent = 0;
    const deliver = async () => {
      sent += 1;
    };
    await inTurn(50, { deliver, resendCooldownMs: 1000 }, (login) => login.issue(PHONE));
    expect(sent).toBe(1);
  });

  it('returns undelivered if it fails, without its error', async () => {
    let code = '';
    const deliver = async (subject: string, sent: string) => {
      code = sent;
      throw new Error(`cannot send ${sent} to ${subject}`);
    };
    const login = otp({ deliver });
    const { now } = bench.clock;
    const expected = { status: 'undelivered', passes: false, expiresAt: now + 600_000, now };
    expect(await login.issue(PHONE)).toEqual(expected);
    // The message may have arrived: a gateway that timed out has often sent it.
    expect(await login.verify(PHONE, code)).toMatchObject({ status: 'verified' });
  });
});
