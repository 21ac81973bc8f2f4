import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';
import { createToken, post } from '../support/clients.ts';

const CALLERS = 12;

interface Operation {
  readonly inputType: string;
  readonly fields: string;
  readonly input: Record<string, unknown>;
  readonly other: Record<string, unknown>;
  /** A number that each change moves by one. */
  readonly changes: (api: TestApi) => Promise<number>;
}

const ask = async <Data>(api: TestApi, query: string): Promise<Data> =>
  (await api.query<Data>(query)).data;

const used = async ({ mayfly }: TestApi) => {
  const decision = await mayfly.policies.limiter('calls').peek('ann');
  return decision.status === 'unavailable' ? expect.fail() : 100 - decision.remaining;
};
const otpStatus = async (api: TestApi) =>
  ask<{ oneTimePasswordStatus: { liveCodes: number; attemptsUsed: number } }>(
    api,
    '{ oneTimePasswordStatus(purpose: "login", subject: "ann") { liveCodes attemptsUsed } }',
  );

const decision = 'decision { status remaining now resetAt limits { remaining } }';
const operations: Record<string, Operation> = {
  consumeLimit: {
    inputType: 'ConsumeLimitInput',
    fields: decision,
    input: { policy: 'calls', key: 'ann' },
    other: { policy: 'calls', key: 'bob' },
    changes: used,
  },
  penaliseLimit: {
    inputType: 'PenaliseLimitInput',
    fields: decision,
    input: { policy: 'calls', key: 'ann' },
    other: { policy: 'calls', key: 'bob' },
    changes: used,
  },
  refundLimit: {
    inputType: 'RefundLimitInput',
    fields: decision,
    input: { policy: 'calls', key: 'ann' },
    other: { policy: 'calls', key: 'ann', cost: 2 },
    changes: async (api) => -(await used(api)),
  },
  extendMember: {
    inputType: 'ExtendMemberInput',
    fields: 'status expiresAt formerExpiresAt now',
    input: { set: 'online', member: 'ann', byMs: 1 },
    other: { set: 'online', member: 'bob', byMs: 1 },
    changes: async ({ mayfly }) => {
      const [expiresAt] = await mayfly.sets.open('online').expiriesOf(['ann']);
      return expiresAt ?? expect.fail();
    },
  },
  issueOneTimePassword: {
    inputType: 'IssueOneTimePasswordInput',
    fields: 'status code expiresAt now',
    input: { purpose: 'login', subject: 'ann' },
    other: { purpose: 'login', subject: 'bob' },
    changes: async (api) => (await otpStatus(api)).oneTimePasswordStatus.liveCodes,
  },
  verifyOneTimePassword: {
    inputType: 'VerifyOneTimePasswordInput',
    fields: 'status attemptsLeft now',
    input: { purpose: 'login', subject: 'ann', code: '000000' },
    other: { purpose: 'login', subject: 'ann', code: '000001' },
    changes: async (api) => (await otpStatus(api)).oneTimePasswordStatus.attemptsUsed,
  },
  resolveInvitationCode: {
    inputType: 'ResolveInvitationCodeInput',
    fields: 'status id uses now',
    input: { space: 'rooms', code: '' },
    other: { space: 'rooms', code: '', caller: 'bob' },
    changes: async ({ mayfly }) =>
      (await (await mayfly.spaces.open('rooms')).codeFor('lobby'))?.uses ?? expect.fail(),
  },
  popMembers: {
    inputType: 'PopMembersInput',
    fields: 'members { member score }',
    input: { set: 'jobs' },
    other: { set: 'jobs', end: 'NEWEST' },
    changes: async ({ mayfly }) =>
      -(await mayfly.sets.open('jobs', { strategy: 'window' }).count()),
  },
};

/** Two instances with all that the operations need. */
async function instances(): Promise<[TestApi, TestApi, (input: object) => object]> {
  const api = await testApi();
  const { mayfly } = api;
  await mayfly.policies.create('calls', {
    limits: { name: 'all', limit: 100, windowMs: 60_000, algorithm: 'fixed' },
    outage: { answerWithinMs: 10_000 },
  });
  await mayfly.policies.limiter('calls').consume('ann', { cost: 50 });
  const { set } = await mayfly.sets.create('online', { defaultTtlMs: 60_000 });
  await set.addMany([{ member: 'ann' }, { member: 'bob' }]);
  const jobs = { strategy: 'window', windowMs: 60_000 } as const;
  const { set: window } = await mayfly.sets.create('jobs', jobs);
  await window.extend(['a', 'b', 'c'].map((value) => ({ value })));
  await mayfly.purposes.create('login', { resendCooldownMs: 0 });
  await mayfly.spaces.create('rooms', {});
  const { code } = await (await mayfly.spaces.open('rooms')).getOrCreateCode('lobby');
  const complete = (input: object) => ('space' in input ? { ...input, code } : input);
  return [api, await testApi({ beside: api }), complete];
}

describe.each(Object.entries(operations))('%s', (name, { inputType, fields, ...operation }) => {
  const query = `mutation ($input: ${inputType}!) {
    ${name}(input: $input) { userErrors { code field } ${fields} }
  }`;

  it('changes once for each key, on any instance, and repeats the first answer', async () => {
    const [one, other, complete] = await instances();
    const idempotencyKey = randomUUID();
    const input = { ...complete(operation.input), idempotencyKey };
    const before = await operation.changes(one);
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, (_, i) =>
        post(i % 2 === 0 ? one : other, { token: TOKEN }, query, { input }),
      ),
    );
    const first = answers[0]?.json<{ data: unknown }>();
    expect(first).toMatchObject({ data: { [name]: { userErrors: [] } } });
    for (const answer of answers) expect(answer.json()).toEqual(first);
    const news = answers.filter(({ headers }) => !('idempotent-replayed' in headers));
    expect(news).toHaveLength(1);
    expect(await operation.changes(one)).toBe(before + 1);

    // The header names the same key, quoted as RFC 8941 says, or bare.
    one.clock.now += 5;
    for (const header of [idempotencyKey, `"${idempotencyKey}"`]) {
      const client = { token: TOKEN, headers: { 'idempotency-key': header } };
      const answer = await post(other, client, query, { input: complete(operation.input) });
      expect(answer.headers['idempotent-replayed']).toBe('true');
      expect(answer.json()).toEqual(first);
    }

    const changed = { ...complete(operation.other), idempotencyKey };
    const refused = await post(other, { token: TOKEN }, query, { input: changed });
    const error = { code: 'IDEMPOTENCY_KEY_REUSED', field: 'idempotencyKey' };
    expect(refused.json()).toMatchObject({ data: { [name]: { userErrors: [error] } } });
    expect(await operation.changes(one)).toBe(before + 1);

    const { secret: token } = await createToken(one, { name: 'other', role: 'OPERATOR' });
    const separate = await post(other, { token }, query, { input });
    expect(separate.json()).toMatchObject({ data: { [name]: { userErrors: [] } } });
    expect(separate.headers).not.toHaveProperty('idempotent-replayed');
    expect(await operation.changes(one)).toBe(before + 2);
  });
});

describe('the header', () => {
  const CONSUME = 'consumeLimit(input: { policy: "calls", key: "ann" }) { userErrors { field } }';

  it.each([
    ['several changes', `mutation { a: ${CONSUME} b: ${CONSUME} }`],
    ['a change without a key', 'mutation { stopDemoData { userErrors { code } } }'],
    ['a fragment', `mutation { ...F } fragment F on Mutation { ${CONSUME} }`],
  ])('is refused with %s, and nothing runs', async (_, query) => {
    const [api] = await instances();
    const before = await used(api);
    const headers = { 'idempotency-key': 'a', accept: 'application/graphql-response+json' };
    const answer = await post(api, { token: TOKEN, headers }, query);
    const extensions = { code: 'INVALID_IDEMPOTENCY_KEY', field: 'Idempotency-Key' };
    expect(answer.json()).toMatchObject({ errors: [{ extensions }] });
    expect(answer.statusCode).toBe(400);
    expect(await used(api)).toBe(before);
  });

  it.each(['', 'two words', 'a'.repeat(256), 'é'])('is refused if it is %j', async (key) => {
    const [api] = await instances();
    const client = { token: TOKEN, headers: { 'idempotency-key': key } };
    const answer = await post(api, client, `mutation { ${CONSUME} }`);
    const error = { field: 'Idempotency-Key' };
    expect(answer.json()).toMatchObject({ data: { consumeLimit: { userErrors: [error] } } });
  });

  it('does not matter for queries', async () => {
    const [api] = await instances();
    const client = { token: TOKEN, headers: { 'idempotency-key': 'a' } };
    expect((await post(api, client, '{ now }')).json()).toMatchObject({ data: {} });
  });
});

it('fields of one document have separate keys', async () => {
  const [api] = await instances();
  const field = (name: string, key: string) =>
    `${name}: consumeLimit(input: { policy: "calls", key: "ann", idempotencyKey: "${key}" }) {
      decision { remaining }
    }`;
  const query = `mutation { ${field('a', '1')} ${field('b', '2')} ${field('again', '1')} }`;
  const { data } = await api.query<Record<string, { decision: { remaining: number } }>>(query);
  expect(data).toMatchObject({
    a: { decision: { remaining: 49 } },
    b: { decision: { remaining: 48 } },
    again: { decision: { remaining: 49 } },
  });
});
