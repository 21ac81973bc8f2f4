import { startLocalRedis } from '@mayfly/local-redis';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SECRETS, testApi, type TestApi } from '../support/api.ts';
import { keysOf } from '../support/keys.ts';
import { ask, createToken } from '../support/clients.ts';

const PHONE = '+6212312341234';
const ISSUE = `mutation ($input: IssueOneTimePasswordInput!) {
  issueOneTimePassword(input: $input) {
    userErrors { code field message } status passes code expiresAt retryAfterMs now
  }
}`;
const VERIFY = `mutation ($input: VerifyOneTimePasswordInput!) {
  verifyOneTimePassword(input: $input) {
    userErrors { code field message } status passes attemptsLeft retryAfterMs now
  }
}`;
const STATUS = `query ($purpose: String! = "login", $subject: String!) {
  oneTimePasswordStatus(purpose: $purpose, subject: $subject) {
    liveCodes nextExpiresAt lastExpiresAt issuedInWindow coolingDownUntil limitedUntil attemptsUsed attemptsLeft
    lockedUntil now
  }
}`;
const REVOKE = `mutation ($input: RevokeOneTimePasswordsInput!) {
  revokeOneTimePasswords(input: $input) { userErrors { code field } revokedCount now }
}`;
const RESET = `mutation ($input: ResetOneTimePasswordAttemptsInput!) {
  resetOneTimePasswordAttempts(input: $input) { userErrors { code field } forgottenCount now }
}`;

interface Issued {
  readonly issueOneTimePassword: { readonly status: string; readonly code: string };
}
interface Verified {
  readonly verifyOneTimePassword: { readonly status: string };
}

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
  await api.mayfly.purposes.create('login', { normalise: 'phone' });
});

const at = (ms: number) => new Date(ms).toISOString();

function input(fields: object = {}) {
  return { input: { purpose: 'login', subject: PHONE, ...fields } };
}

async function issued(by: TestApi = api): Promise<string> {
  const { data } = await by.query<Issued>(ISSUE, input());
  expect(data.issueOneTimePassword.status).toBe('ISSUED');
  return data.issueOneTimePassword.code;
}

async function verify(code: string, by: TestApi = api, fields: object = {}) {
  const { data } = await by.query<Verified>(VERIFY, input({ code, ...fields }));
  return data.verifyOneTimePassword;
}

const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a one-time password', () => {
  it('is returned once, and verified once, however its subject is written', async () => {
    const start = api.clock.now;
    const answer = await api.query<Issued>(ISSUE, input({ subject: '+62 123-1234 1234' }));
    expect(answer.data.issueOneTimePassword).toEqual({
      userErrors: [],
      status: 'ISSUED',
      passes: true,
      code: expect.stringMatching(/^\d{6}$/),
      expiresAt: at(start + 600_000),
      retryAfterMs: null,
      now: at(start),
    });
    const { code } = answer.data.issueOneTimePassword;
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const done = { userErrors: [], attemptsLeft: null, retryAfterMs: null, now: at(start) };
    expect(await verify(typed)).toEqual({ ...done, status: 'VERIFIED', passes: true });
    expect(await verify(code)).toEqual({ ...done, status: 'ALREADY_USED', passes: false });
    const wrong = { status: 'WRONG', passes: false, attemptsLeft: 4 };
    expect(await verify(wrongFor(code))).toEqual({ ...done, ...wrong });
  });

  it('is verified for exactly one of many that send it at once, to two instances', async () => {
    const other = await testApi({ beside: api });
    const code = await issued();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => verify(code, i % 2 === 0 ? api : other)),
    );
    const verified = answers.filter(({ status }) => status === 'VERIFIED');
    expect(verified).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set(['VERIFIED', 'ALREADY_USED']),
    );
  });

  it('is not looked at any more after as many wrong attempts as may be', async () => {
    const code = await issued();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(wrongFor(code))));
    expect(answers.filter(({ status }) => status === 'WRONG')).toHaveLength(5);
    expect(await verify(code)).toMatchObject({ status: 'LOCKED', retryAfterMs: 600_000 });
    expect(await api.query(ISSUE, input())).toMatchObject({
      data: { issueOneTimePassword: { status: 'LOCKED', code: null, retryAfterMs: 600_000 } },
    });
  });

  it('is refused to a subject that has had enough, until it has not', async () => {
    const refusal = async () => (await api.query<Issued>(ISSUE, input())).data.issueOneTimePassword;
    await issued();
    const cooling = {
      status: 'COOLING_DOWN',
      passes: false,
      code: null,
      expiresAt: null,
      retryAfterMs: 30_000,
    };
    expect(await refusal()).toMatchObject(cooling);
    for (let i = 0; i < 2; i += 1) {
      api.clock.now += 30_000;
      await issued();
    }
    expect(await refusal()).toMatchObject({ status: 'LIMITED', retryAfterMs: 540_000 });
    api.clock.now += 540_000;
    await issued();
  });

  it('is refused to a caller that asks for too many, who must be named', async () => {
    await api.mayfly.purposes.change('login', { callerLimit: { limit: 1, windowMs: 1000 } });
    const named = (caller: string | undefined) => input({ caller });
    expect(await api.query(ISSUE, named(undefined))).toMatchObject({
      data: {
        issueOneTimePassword: {
          userErrors: [{ code: 'INVALID_OPTION', field: 'caller' }],
          status: null,
        },
      },
    });
    await api.query(ISSUE, named('192.0.2.1'));
    expect(await verify('000000', api, { caller: '192.0.2.1' })).toMatchObject({
      status: 'CALLER_LIMITED',
      retryAfterMs: 1000,
    });
    expect(await verify('000000', api, { caller: '192.0.2.2' })).toMatchObject({ status: 'WRONG' });
  });

  it('of another secret is wrong, until both know the other one as their previous', async () => {
    const [old] = SECRETS;
    const next = 'the secret of next year, with more than 32 characters';
    const code = await issued();
    const stranger = await testApi({ beside: api, secrets: [next] });
    expect(await verify(code, stranger)).toMatchObject({ status: 'WRONG' });
    const successor = await testApi({ beside: api, secrets: [next, old] });
    expect(await verify(code, successor)).toMatchObject({ status: 'VERIFIED' });
  });
});

describe('the status of a subject', () => {
  it('tells what it has without anything secret', async () => {
    const start = api.clock.now;
    const code = await issued();
    await verify(wrongFor(code));
    const answer = await api.query(STATUS, { subject: '+62 (123) 12341234' });
    expect(answer).toEqual({
      data: {
        oneTimePasswordStatus: {
          liveCodes: 1,
          nextExpiresAt: at(start + 600_000),
          lastExpiresAt: at(start + 600_000),
          issuedInWindow: 1,
          coolingDownUntil: at(start + 30_000),
          limitedUntil: null,
          attemptsUsed: 1,
          attemptsLeft: 4,
          lockedUntil: null,
          now: at(start),
        },
      },
    });
    expect(JSON.stringify(answer)).not.toContain(code);
  });

  it('can be reset by an operator: passwords end, and attempts are forgotten', async () => {
    const code = await issued();
    for (let i = 0; i < 5; i += 1) await verify(wrongFor(code));
    const now = at(api.clock.now);
    expect(await api.query(RESET, input())).toEqual({
      data: { resetOneTimePasswordAttempts: { userErrors: [], forgottenCount: 5, now } },
    });
    expect(await api.query(REVOKE, input())).toEqual({
      data: { revokeOneTimePasswords: { userErrors: [], revokedCount: 1, now } },
    });
    expect(await verify(code)).toMatchObject({ status: 'WRONG', attemptsLeft: 4 });
  });
});

describe('bad input', () => {
  const CASES = [
    [{ purpose: 'absent' }, 'PURPOSE_NOT_FOUND', 'purpose'],
    [{ purpose: 'a b' }, 'INVALID_NAME', 'purpose'],
    [{ subject: '0123' }, 'INVALID_SUBJECT', 'subject'],
    [{ subject: '' }, 'INVALID_SUBJECT', 'subject'],
  ] as const;

  it.each(CASES)('is reported with its field: %j', async (bad, code, field) => {
    const userErrors = [{ code, field }];
    expect(await api.query(ISSUE, input(bad))).toMatchObject({
      data: { issueOneTimePassword: { userErrors, status: null, code: null } },
    });
    expect(await api.query(VERIFY, input({ code: '000000', ...bad }))).toMatchObject({
      data: { verifyOneTimePassword: { userErrors, status: null } },
    });
    expect(await api.query(REVOKE, input(bad))).toMatchObject({
      data: { revokeOneTimePasswords: { userErrors, revokedCount: null } },
    });
    expect(await api.query(RESET, input(bad))).toMatchObject({
      data: { resetOneTimePasswordAttempts: { userErrors, forgottenCount: null } },
    });
    expect(await api.query(STATUS, input(bad).input)).toMatchObject({
      errors: [{ extensions: { code, field } }],
    });
  });

  it('that cannot be a password is no attempt', async () => {
    await issued();
    for (const code of ['', '12345', 'x'.repeat(100_000), '\u0000']) {
      expect(await verify(code)).toMatchObject({
        userErrors: [{ code: 'INVALID_CODE', field: 'code' }],
        status: null,
        passes: null,
      });
    }
    expect(await api.query(STATUS, { subject: PHONE })).toMatchObject({
      data: { oneTimePasswordStatus: { attemptsUsed: 0 } },
    });
  });
});

it('nothing secret is in errors, in the audit log, or in Redis', async () => {
  // Twelve digits are in no moment or namespace by chance.
  await api.mayfly.purposes.change('login', { digits: 12 });
  const code = await issued();
  const bad = await api.query(ISSUE, input({ subject: '+62123 secret' }));
  expect(JSON.stringify(bad)).not.toContain('secret');
  await api.query(RESET, input());
  await api.query(REVOKE, input());
  const log = await api.query<{ auditEntries: { edges: { node: object }[] } }>(
    '{ auditEntries(first: 100) { edges { node { action target outcome } } } }',
  );
  expect(log.data.auditEntries.edges.map(({ node }) => node)).toEqual([
    { action: 'revokeOneTimePasswords', target: 'login', outcome: 'OK' },
    { action: 'resetOneTimePasswordAttempts', target: 'login', outcome: 'OK' },
  ]);
  const again = await testApi({ beside: api });
  again.clock.now += 30_000;
  const live = await issued(again);
  const { redis, namespace } = api;
  for (const key of await keysOf(redis, `${namespace}:*`)) {
    // Dumps of short values have them as they are.
    const dump = (await redis.dumpBuffer(key))?.toString('latin1') ?? '';
    for (const secret of [PHONE, code, live, SECRETS[0]]) {
      expect(key).not.toContain(secret);
      expect(dump.includes(secret)).toBe(false);
    }
  }
});

it('are issued, verified and looked after by operators', async () => {
  const { secret: viewer } = await createToken(api, { name: 'v', role: 'VIEWER' });
  const { secret: operator } = await createToken(api, { name: 'o', role: 'OPERATOR' });
  const verifying = input({ code: '000000' });
  for (const [document, variables] of [
    [ISSUE, input()],
    [VERIFY, verifying],
    [REVOKE, input()],
    [RESET, input()],
    [STATUS, { subject: PHONE }],
  ] as const) {
    expect(await ask(api, { token: viewer }, document, variables)).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(await ask(api, { token: operator }, document, variables)).not.toHaveProperty('errors');
  }
});

it('nothing is verified while Redis does not answer', async () => {
  const server = await startLocalRedis();
  onTestFinished(() => server.stop());
  const own = await testApi({ redisUrl: server.url });
  await own.mayfly.purposes.create('login', {});
  const code = await issued(own);
  process.kill(server.pid, 'SIGSTOP');
  const answers = await Promise.all([
    own.query(VERIFY, input({ code })),
    own.query(ISSUE, input({ subject: 'other' })),
  ]);
  process.kill(server.pid, 'SIGCONT');
  for (const answer of answers) {
    expect(answer).toMatchObject({ errors: [{ extensions: { code: 'REDIS_UNAVAILABLE' } }] });
    expect(JSON.stringify(answer)).not.toContain(code);
  }
});
