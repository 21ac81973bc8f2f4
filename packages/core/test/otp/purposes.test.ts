import { beforeEach, describe, expect, it } from 'vitest';
import { MayflyError, type OtpPurposeOptions } from '../../src/index.ts';
import { connect, testBench, type TestBench } from '../support/mayfly.ts';

const SECRET = 'a secret of thirty-two bytes: 32';
const DEFAULTS = {
  digits: 6,
  ttlMs: 600_000,
  maxLiveCodes: 3,
  windowMs: 600_000,
  resendCooldownMs: 30_000,
  maxAttempts: 5,
  attemptWindowMs: 600_000,
  callerLimit: null,
  normalise: null,
};

let bench: TestBench;

beforeEach(() => {
  bench = testBench();
});

describe('a purpose', () => {
  it('is created once, with defaults for omitted options', async () => {
    const { purposes } = bench.mayfly;
    const createdAt = bench.clock.now;
    const entry = {
      name: 'login',
      version: 1,
      settings: DEFAULTS,
      createdAt,
      changedAt: createdAt,
    };
    expect(await purposes.create('login', {})).toEqual({ status: 'created', entry });
    bench.clock.advance(5);
    expect(await purposes.create('login', { digits: 8 })).toEqual({ status: 'exists', entry });
    expect(await purposes.get('login')).toEqual(entry);
  });

  it('is created by one of many concurrent callers', async () => {
    const others = Array.from({ length: 8 }, () => bench.through(connect()).purposes);
    const results = await Promise.all(
      others.map((purposes, i) => purposes.create('login', { maxAttempts: i + 1 })),
    );
    expect(results.filter(({ status }) => status === 'created')).toHaveLength(1);
    expect(new Set(results.map(({ entry }) => entry.settings.maxAttempts)).size).toBe(1);
  });

  it('keeps unchanged settings, and loses none of many concurrent changes', async () => {
    const { purposes } = bench.mayfly;
    await purposes.create('login', { normalise: 'phone' });
    const createdAt = bench.clock.now;
    bench.clock.advance(5);
    const changes: OtpPurposeOptions[] = [
      { digits: 8 },
      { ttlMs: 1000 },
      { maxLiveCodes: 1 },
      { maxAttempts: 9 },
      { callerLimit: { limit: 2, windowMs: 1000 } },
      { resendCooldownMs: 0 },
    ];
    await Promise.all(
      changes.map((change) => bench.through(connect()).purposes.change('login', change)),
    );
    expect(await purposes.get('login')).toEqual({
      name: 'login',
      version: 7,
      createdAt,
      changedAt: bench.clock.now,
      settings: { ...DEFAULTS, normalise: 'phone', ...Object.assign({}, ...changes) },
    });
    const { settings } = await purposes.change('login', { callerLimit: null });
    expect(settings).toMatchObject({ callerLimit: null, digits: 8 });
  });

  it('can be changed in any valid encoding', async () => {
    const { purposes } = bench.mayfly;
    const text = JSON.stringify(DEFAULTS, null, 1).replace('600000', '6e5');
    await bench.redis.zadd(
      `${bench.namespace}:settings:{purposes}:entries`,
      0,
      `login 3 5 5 ${text}`,
    );
    const changed = await purposes.change('login', { digits: 7 });
    expect(changed).toMatchObject({
      name: 'login',
      createdAt: 5,
      settings: { ...DEFAULTS, digits: 7 },
    });
    expect(await purposes.get('login')).toEqual(changed);
  });

  it.each<[OtpPurposeOptions, string]>([
    [{ digits: 5 }, 'digits'],
    [{ ttlMs: 600_001 }, 'ttlMs'],
    [{ callerLimit: { limit: 0, windowMs: 1 } }, 'callerLimit.limit'],
    [JSON.parse('{ "normalise": "sms" }'), 'normalise'],
  ])('is neither created nor changed with %j', async (options, field) => {
    const { purposes } = bench.mayfly;
    await expect(purposes.create('login', options)).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field,
    });
    expect(await purposes.delete('login')).toBeNull();
    await purposes.create('login', {});
    await expect(purposes.change('login', options)).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field,
    });
    expect((await purposes.get('login')).settings).toEqual(DEFAULTS);
  });

  it('does not accept another form of subjects after its creation', async () => {
    const { purposes } = bench.mayfly;
    await purposes.create('login', { normalise: 'phone' });
    await expect(purposes.change('login', { normalise: 'email' })).rejects.toMatchObject({
      code: 'INVALID_OPTION',
      field: 'normalise',
    });
  });

  it('is named in the error if it does not exist or its name is invalid', async () => {
    const { purposes } = bench.mayfly;
    const failures = await Promise.all(
      [purposes.get('x'), purposes.change('x', {}), purposes.open('x', { secret: SECRET })].map(
        (call) => call.then(() => null).catch((error: unknown) => error),
      ),
    );
    for (const error of failures) {
      expect(error).toBeInstanceOf(MayflyError);
      expect(error).toMatchObject({ code: 'PURPOSE_NOT_FOUND', field: 'purpose' });
    }
    for (const name of ['', 'a b', 'ä', 'x'.repeat(129)]) {
      await expect(purposes.create(name, {})).rejects.toMatchObject({
        code: 'INVALID_NAME',
        field: 'purpose',
      });
    }
  });
});

describe('a list of purposes', () => {
  it('is in the order of names, page by page, for any first letters', async () => {
    const { purposes } = bench.mayfly;
    const names = ['a', 'a+', 'a-b', 'a/', 'ab', 'a:1', 'b', 'A', '0'];
    for (const name of names) await purposes.create(name, {});
    const seen: string[] = [];
    let after: string | undefined;
    for (;;) {
      const page = await purposes.list({ first: 2, after });
      expect(page.totalCount).toBe(names.length);
      seen.push(...page.entries.map(({ name }) => name));
      after = page.entries.at(-1)?.name;
      if (!page.hasNext) break;
    }
    expect(seen).toEqual(names.toSorted());
    for (const name of names) expect((await purposes.get(name)).name).toBe(name);
    await purposes.delete('a');
    expect((await purposes.list({ first: 3 })).entries.map(({ name }) => name)).toEqual(
      names
        .toSorted()
        .filter((name) => name !== 'a')
        .slice(0, 3),
    );
  });

  it.each([0, 101, 1.5])('rejects a page of %d', async (first) => {
    await expect(bench.mayfly.purposes.list({ first })).rejects.toMatchObject({
      code: 'INVALID_PAGE',
      field: 'first',
    });
  });
});

describe('one-time passwords of a purpose', () => {
  it('follow its rules, in every process', async () => {
    await bench.mayfly.purposes.create('login', { digits: 8, normalise: 'email' });
    const here = await bench.mayfly.purposes.open('login', { secret: SECRET });
    const there = await bench.through(connect()).purposes.open('login', { secret: SECRET });
    const result = await here.issue('Ada@Example.org');
    expect(result).toMatchObject({ status: 'issued', code: expect.stringMatching(/^\d{8}$/) });
    const code = 'code' in result ? (result.code ?? '') : '';
    expect(await there.verify('ada@example.org ', code)).toMatchObject({ status: 'verified' });
  });

  it('follow a change immediately in the same process, and soon in others', async () => {
    const here = bench.mayfly.purposes;
    const there = bench.through(connect()).purposes;
    await here.create('login', { maxAttempts: 3 });
    const attempts = async (purposes: typeof here) => {
      const login = await purposes.open('login', { secret: SECRET });
      return (await login.status('a')).attemptsLeft;
    };
    expect(await attempts(there)).toBe(3);
    await here.change('login', { maxAttempts: 7 });
    expect(await attempts(here)).toBe(7);
    await expect.poll(() => attempts(there), { timeout: 5000 }).toBe(7);
    await here.delete('login');
    await expect(here.open('login', { secret: SECRET })).rejects.toMatchObject({
      code: 'PURPOSE_NOT_FOUND',
    });
  });

  it('read the rules once, for any number of concurrent calls of open', async () => {
    const redis = connect();
    const { purposes } = bench.through(redis);
    await purposes.create('login', {});
    let sent = 0;
    const monitored = redis.sendCommand.bind(redis);
    redis.sendCommand = (...args) => {
      sent += 1;
      return monitored(...args);
    };
    await Promise.all(
      Array.from({ length: 100 }, () => purposes.open('login', { secret: SECRET })),
    );
    // EVALSHA, and EVAL if the server did not know the script yet.
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(2);
  });
});

describe('the fingerprint of a secret', () => {
  it('differs for another secret, and reveals neither', async () => {
    const { purposes } = bench.mayfly;
    const other = `${SECRET}!`;
    expect(await purposes.compareSecret({ secret: SECRET })).toBe('first');
    expect(await purposes.compareSecret({ secret: SECRET })).toBe('same');
    // A new secret comes first: subjects still use the old one.
    expect(await purposes.compareSecret({ secret: [other, SECRET] })).toBe('same');
    expect(await purposes.compareSecret({ secret: other })).toBe('different');
    expect(await purposes.compareSecret({ secret: other })).toBe('same');
    const keys = await bench.redis.keys(`${bench.namespace}:*`);
    expect(keys).toHaveLength(1);
    expect(await bench.redis.get(keys[0] ?? '')).toMatch(/^[\w-]{43}$/);
  });
});
