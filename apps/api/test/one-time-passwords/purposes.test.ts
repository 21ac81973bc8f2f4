import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';
import { ask, createToken } from '../support/clients.ts';

const RULES = `name subjectForm digits ttlMs maxLiveCodes windowMs resendCooldownMs maxAttempts attemptWindowMs
  callerLimit { limit windowMs } createdAt`;
const CREATE = `mutation ($input: CreateOneTimePasswordPurposeInput!) {
  createOneTimePasswordPurpose(input: $input) {
    userErrors { code field } status purpose { ${RULES} }
  }
}`;
const CHANGE = `mutation ($input: ChangeOneTimePasswordPurposeInput!) {
  changeOneTimePasswordPurpose(input: $input) { userErrors { code field } purpose { ${RULES} } }
}`;
const DELETE = `mutation ($purpose: String!) {
  deleteOneTimePasswordPurpose(input: { purpose: $purpose }) { userErrors { code field } status }
}`;
const LIST = `query ($first: Int!, $after: String) {
  oneTimePasswordPurposes(first: $first, after: $after) {
    totalCount now edges { node { name } } pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

const ISSUE = `mutation ($input: IssueOneTimePasswordInput!) {
  issueOneTimePassword(input: $input) { status }
}`;
const VERIFY = `mutation ($input: VerifyOneTimePasswordInput!) {
  verifyOneTimePassword(input: $input) { status }
}`;
const ACTIVITY = `query ($points: Int!) {
  oneTimePasswordPurpose(purpose: "login") {
    activity(points: $points) { from to stepMs issued verified wrong locked limited now }
  }
}`;

const DEFAULTS = {
  name: 'login',
  subjectForm: 'AS_IS',
  digits: 6,
  ttlMs: 600_000,
  maxLiveCodes: 3,
  windowMs: 600_000,
  resendCooldownMs: 30_000,
  maxAttempts: 5,
  attemptWindowMs: 600_000,
  callerLimit: null,
};

let api: TestApi;
let createdAt: string;

beforeEach(async () => {
  api = await testApi();
  createdAt = new Date(api.clock.now).toISOString();
});

describe('purposes', () => {
  it('are created once, with what was left out filled in', async () => {
    const purpose = { ...DEFAULTS, createdAt };
    expect(await api.query(CREATE, { input: { purpose: 'login' } })).toEqual({
      data: { createOneTimePasswordPurpose: { userErrors: [], status: 'CREATED', purpose } },
    });
    const again = { purpose: 'login', subjectForm: 'PHONE', digits: 8 };
    expect(await api.query(CREATE, { input: again })).toEqual({
      data: { createOneTimePasswordPurpose: { userErrors: [], status: 'EXISTS', purpose } },
    });
    const one = `{ oneTimePasswordPurpose(purpose: "login") { ${RULES} } }`;
    expect(await api.query(one)).toEqual({ data: { oneTimePasswordPurpose: purpose } });
  });

  it('have the outcomes of the calls of the last hour, without subjects', async () => {
    await api.query(CREATE, { input: { purpose: 'login', maxAttempts: 1 } });
    const call = { purpose: 'login', subject: 'ada@example.org' };
    await api.query(ISSUE, { input: call });
    for (let i = 0; i < 2; i += 1) await api.query(VERIFY, { input: { ...call, code: '000000' } });
    await api.mayfly.purposes.flush();
    const activity = await api.query(ACTIVITY, { points: 1 });
    expect(activity).toMatchObject({
      data: {
        oneTimePasswordPurpose: {
          activity: { issued: [1], verified: [0], wrong: [1], locked: [1], limited: [0] },
        },
      },
    });
    expect(await api.query(ACTIVITY, { points: 0 })).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_OPTION', field: 'points' } }],
    });
  });

  it('keep what is not changed', async () => {
    const callerLimit = { limit: 3, windowMs: 1000 };
    await api.query(CREATE, { input: { purpose: 'login', subjectForm: 'EMAIL', callerLimit } });
    const changed = async (input: object) => {
      const answer = await api.query<{ changeOneTimePasswordPurpose: { purpose: object } }>(
        CHANGE,
        {
          input: { purpose: 'login', ...input },
        },
      );
      return answer.data.changeOneTimePasswordPurpose;
    };
    const now = { ...DEFAULTS, subjectForm: 'EMAIL', createdAt };
    expect(await changed({ digits: 8, ttlMs: 1000 })).toEqual({
      userErrors: [],
      purpose: { ...now, digits: 8, ttlMs: 1000, callerLimit },
    });
    expect(await changed({ callerLimit: null, digits: 7 })).toMatchObject({
      purpose: { ...now, digits: 7, ttlMs: 1000, callerLimit: null },
    });
  });

  it('are listed by name, page by page', async () => {
    for (const purpose of ['b', 'a', 'c']) await api.query(CREATE, { input: { purpose } });
    interface List {
      oneTimePasswordPurposes: { pageInfo: { endCursor: string } };
    }
    const { data } = await api.query<List>(LIST, { first: 2 });
    expect(data.oneTimePasswordPurposes).toEqual({
      totalCount: 3,
      now: createdAt,
      edges: [{ node: { name: 'a' } }, { node: { name: 'b' } }],
      pageInfo: { hasNextPage: true, hasPreviousPage: false, endCursor: expect.any(String) },
    });
    const after = data.oneTimePasswordPurposes.pageInfo.endCursor;
    expect(await api.query(LIST, { first: 2, after })).toMatchObject({
      data: {
        oneTimePasswordPurposes: {
          edges: [{ node: { name: 'c' } }],
          pageInfo: { hasNextPage: false, hasPreviousPage: true },
        },
      },
    });
  });

  it('are gone once deleted', async () => {
    await api.query(CREATE, { input: { purpose: 'login' } });
    const deleted = (status: string) => ({
      data: { deleteOneTimePasswordPurpose: { userErrors: [], status } },
    });
    expect(await api.query(DELETE, { purpose: 'login' })).toEqual(deleted('DELETED'));
    expect(await api.query(DELETE, { purpose: 'login' })).toEqual(deleted('ABSENT'));
    expect(await api.query('{ oneTimePasswordPurpose(purpose: "login") { name } }')).toEqual({
      data: { oneTimePasswordPurpose: null },
    });
  });

  it('are known to other instances, and so are their changes', async () => {
    const other = await testApi({ beside: api });
    await api.query(CREATE, { input: { purpose: 'login', maxAttempts: 3 } });
    const left = async ({ query }: TestApi) => {
      const { data } = await query<{ oneTimePasswordStatus: { attemptsLeft: number } }>(
        '{ oneTimePasswordStatus(purpose: "login", subject: "a") { attemptsLeft } }',
      );
      return data.oneTimePasswordStatus.attemptsLeft;
    };
    expect(await left(other)).toBe(3);
    await api.query(CHANGE, { input: { purpose: 'login', maxAttempts: 7 } });
    expect(await left(api)).toBe(7);
    await expect.poll(() => left(other), { timeout: 5000 }).toBe(7);
  });
});

describe('bad input', () => {
  it.each([
    [{ purpose: 'a b' }, 'INVALID_NAME', 'purpose'],
    [{ digits: 5 }, 'INVALID_OPTION', 'digits'],
    [{ digits: null }, 'INVALID_OPTION', 'digits'],
    [{ ttlMs: 600_001 }, 'INVALID_OPTION', 'ttlMs'],
    [{ ttlMs: 1.5 }, 'INVALID_OPTION', 'ttlMs'],
    [{ maxLiveCodes: 0 }, 'INVALID_OPTION', 'maxLiveCodes'],
    [{ windowMs: 86_400_001 }, 'INVALID_OPTION', 'windowMs'],
    [{ resendCooldownMs: -1 }, 'INVALID_OPTION', 'resendCooldownMs'],
    [{ maxAttempts: 101 }, 'INVALID_OPTION', 'maxAttempts'],
    [{ attemptWindowMs: 0 }, 'INVALID_OPTION', 'attemptWindowMs'],
    [{ callerLimit: { limit: 0, windowMs: 1 } }, 'INVALID_OPTION', 'callerLimit.limit'],
    [{ callerLimit: { limit: 1, windowMs: 0 } }, 'INVALID_OPTION', 'callerLimit.windowMs'],
  ])('creates nothing and changes nothing: %j', async (bad, code, field) => {
    const payload = { userErrors: [{ code, field }], purpose: null };
    expect(await api.query(CREATE, { input: { purpose: 'login', ...bad } })).toMatchObject({
      data: { createOneTimePasswordPurpose: payload },
    });
    expect(await api.query(LIST, { first: 1 })).toMatchObject({
      data: { oneTimePasswordPurposes: { totalCount: 0 } },
    });
    await api.query(CREATE, { input: { purpose: 'login' } });
    expect(await api.query(CHANGE, { input: { purpose: 'login', ...bad } })).toMatchObject({
      data: { changeOneTimePasswordPurpose: payload },
    });
    const { settings } = await api.mayfly.purposes.get('login');
    expect(settings).toMatchObject({ digits: 6, ttlMs: 600_000, callerLimit: null });
  });

  it.each([
    [{ first: 0 }, 'INVALID_PAGE', 'first'],
    [{ first: 101 }, 'INVALID_PAGE', 'first'],
    [{ first: 1, after: 'login' }, 'INVALID_CURSOR', 'after'],
  ])('is no page: %j', async (variables, code, field) => {
    expect(await api.query(LIST, variables)).toMatchObject({
      errors: [{ extensions: { code, field } }],
    });
  });
});

it('are read by all, and changed by admins only', async () => {
  const { secret: viewer } = await createToken(api, { name: 'v', role: 'VIEWER' });
  const { secret: operator } = await createToken(api, { name: 'o', role: 'OPERATOR' });
  const forbidden = { errors: [{ extensions: { code: 'FORBIDDEN' } }] };
  const input = { purpose: 'login' };
  expect(await ask(api, { token: operator }, CREATE, { input })).toMatchObject(forbidden);
  expect(await ask(api, { token: operator }, CHANGE, { input })).toMatchObject(forbidden);
  expect(await ask(api, { token: operator }, DELETE, input)).toMatchObject(forbidden);
  expect(await ask(api, { token: viewer }, LIST, { first: 1 })).not.toHaveProperty('errors');
  const status = '{ oneTimePasswordStatus(purpose: "login", subject: "a") { liveCodes } }';
  expect(await ask(api, { token: viewer }, status)).toMatchObject(forbidden);
});
