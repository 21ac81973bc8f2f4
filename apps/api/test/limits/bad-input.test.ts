import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../support/api.ts';
import { ask, createToken } from '../support/clients.ts';

let api: TestApi;

beforeAll(async () => {
  const opened = await openTestApi();
  api = opened;
  await api.query(
    `mutation { createLimitPolicy(input: {
      name: "search",
      limits: [{ name: "all", limit: 2, windowMs: 60000 }],
      outage: { policy: CLOSED, answerWithinMs: 10000 }
    }) { status } }`,
  );
  return opened.close;
});

const limit = { name: 'all', limit: 5, windowMs: 1000 };

/** The user errors of a mutation. */
async function userErrors(name: string, type: string, input: unknown) {
  const { data } = await api.query<Record<string, { userErrors: unknown; policy?: unknown }>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code field } } }`,
    { input },
  );
  return data[name]?.userErrors;
}

describe('a policy that cannot be', () => {
  it.each<[Record<string, unknown>, string, string]>([
    [{ limits: [] }, 'INVALID_OPTION', 'limits'],
    [{ limits: Array.from({ length: 9 }, () => limit) }, 'INVALID_OPTION', 'limits'],
    [{ limits: [limit, limit] }, 'INVALID_OPTION', 'limits[1].name'],
    [{ limits: [{ ...limit, name: '{' }] }, 'INVALID_NAME', 'limits[0].name'],
    [{ limits: [{ ...limit, limit: 301 }] }, 'INVALID_OPTION', 'limits[0].limit'],
    [{ limits: [{ ...limit, windowMs: 0.5 }] }, 'INVALID_TTL', 'limits[0].windowMs'],
    [{ limits: [{ ...limit, burst: 5 }] }, 'INVALID_OPTION', 'limits[0].burst'],
    [
      { limits: [{ ...limit, algorithm: 'GCRA', burst: null }] },
      'INVALID_OPTION',
      'limits[0].burst',
    ],
    [
      { limits: [limit], escalation: { after: 1, withinMs: 1, blockMs: 0 } },
      'INVALID_TTL',
      'escalation.blockMs',
    ],
    [
      { limits: [limit], escalation: { after: 1, withinMs: 1, blockMs: 1, factor: 101 } },
      'INVALID_OPTION',
      'escalation.factor',
    ],
    [{ limits: [limit], outage: { policy: 'LOCAL' } }, 'INVALID_OPTION', 'outage.localShare'],
    [
      { limits: [limit], outage: { policy: 'LOCAL', localShare: 2 } },
      'INVALID_OPTION',
      'outage.localShare',
    ],
    [
      { limits: [limit], outage: { policy: 'OPEN', localKeys: 2 } },
      'INVALID_OPTION',
      'outage.localKeys',
    ],
    [
      { limits: [limit], outage: { policy: 'OPEN', pauseMs: 0 } },
      'INVALID_OPTION',
      'outage.pauseMs',
    ],
  ])('%j is %s of %s', async (input, code, field) => {
    const error = { code, field };
    expect(
      await userErrors('createLimitPolicy', 'CreateLimitPolicyInput', { name: 'new', ...input }),
    ).toEqual([error]);
    expect(
      await userErrors('changeLimitPolicy', 'ChangeLimitPolicyInput', {
        policy: 'search',
        version: 1,
        ...input,
      }),
    ).toEqual([error]);
    const preview = await api.query(
      `query ($input: PreviewLimitPolicyInput!) { previewLimitPolicy(input: $input) { forgets } }`,
      { input },
    );
    expect(preview.errors).toMatchObject([{ extensions: error }]);
    expect((await api.query('{ limitPolicies(first: 9) { totalCount } }')).data).toEqual({
      limitPolicies: { totalCount: 1 },
    });
    expect((await api.query('{ limitPolicy(name: "search") { version } }')).data).toEqual({
      limitPolicy: { version: 1 },
    });
  });

  it('names the field as the input does', async () => {
    expect(
      await userErrors('createLimitPolicy', 'CreateLimitPolicyInput', {
        name: '',
        limits: [limit],
      }),
    ).toEqual([{ code: 'INVALID_NAME', field: 'name' }]);
    expect(await userErrors('deleteLimitPolicy', 'DeleteLimitPolicyInput', { policy: '' })).toEqual(
      [{ code: 'INVALID_NAME', field: 'policy' }],
    );
    expect(
      await userErrors('createLimitPolicy', 'CreateLimitPolicyInput', {
        name: 'new',
        limits: [limit],
        description: 'é'.repeat(600),
      }),
    ).toEqual([{ code: 'INVALID_OPTION', field: 'description' }]);
    const version = { policy: 'search', version: 0, limits: [limit] };
    expect(await userErrors('changeLimitPolicy', 'ChangeLimitPolicyInput', version)).toEqual([
      { code: 'INVALID_OPTION', field: 'version' },
    ]);
  });
});

describe('a call that cannot be', () => {
  const key = { policy: 'search', key: 'ada' };

  it.each<[string, string, Record<string, unknown>, string, string]>([
    ['consumeLimit', 'ConsumeLimitInput', { policy: '{' }, 'INVALID_NAME', 'policy'],
    ['consumeLimit', 'ConsumeLimitInput', { policy: 'other' }, 'POLICY_NOT_FOUND', 'policy'],
    ['consumeLimit', 'ConsumeLimitInput', { key: '' }, 'INVALID_KEY', 'key'],
    ['consumeLimit', 'ConsumeLimitInput', { key: 'é'.repeat(257) }, 'INVALID_KEY', 'key'],
    ['consumeLimit', 'ConsumeLimitInput', { cost: 0 }, 'INVALID_OPTION', 'cost'],
    ['consumeLimit', 'ConsumeLimitInput', { cost: 3 }, 'INVALID_OPTION', 'cost'],
    ['penaliseLimit', 'PenaliseLimitInput', { cost: 0 }, 'INVALID_OPTION', 'cost'],
    ['refundLimit', 'RefundLimitInput', { cost: -1 }, 'INVALID_OPTION', 'cost'],
    ['resetLimit', 'LimitKeyInput', { policy: 'other' }, 'POLICY_NOT_FOUND', 'policy'],
    ['resetLimit', 'LimitKeyInput', { key: '\ud800' }, 'INVALID_KEY', 'key'],
    ['blockLimitKey', 'BlockLimitKeyInput', { durationMs: 0 }, 'INVALID_TTL', 'durationMs'],
    ['overrideLimit', 'OverrideLimitInput', { overrides: [] }, 'INVALID_OPTION', 'overrides'],
    [
      'overrideLimit',
      'OverrideLimitInput',
      { overrides: [{ name: 'every', limit: 1 }] },
      'INVALID_OPTION',
      'overrides',
    ],
    [
      'overrideLimit',
      'OverrideLimitInput',
      { overrides: [{ name: 'all', limit: 0 }] },
      'INVALID_OPTION',
      'overrides[0].limit',
    ],
    [
      'overrideLimit',
      'OverrideLimitInput',
      { overrides: [{ name: 'all', limit: null }] },
      'INVALID_OPTION',
      'overrides[0].limit',
    ],
    [
      'overrideLimit',
      'OverrideLimitInput',
      {
        overrides: [
          { name: 'all', limit: 1 },
          { name: 'all', limit: 2 },
        ],
      },
      'INVALID_OPTION',
      'overrides[1].name',
    ],
    [
      'overrideLimit',
      'OverrideLimitInput',
      { overrides: [{ name: 'all', limit: 1 }], forMs: null },
      'INVALID_TTL',
      'forMs',
    ],
  ])('%s of %s with %j is %s of %s', async (name, type, input, code, field) => {
    const given = name === 'blockLimitKey' ? { durationMs: 1, ...key } : key;
    expect(await userErrors(name, type, { ...given, ...input })).toEqual([{ code, field }]);
  });

  it.each([
    ['busiestKeys(first: 0) { now }', 'INVALID_PAGE', 'first'],
    ['mostDeniedKeys(first: 1, windowMs: 1) { now }', 'INVALID_OPTION', 'windowMs'],
    ['traffic(points: 0) { now }', 'INVALID_OPTION', 'points'],
    ['traffic(windowMs: 3600001) { now }', 'INVALID_OPTION', 'windowMs'],
    ['overrides(first: 501) { now }', 'INVALID_PAGE', 'first'],
    ['overrides(first: 1, after: "x") { now }', 'INVALID_CURSOR', 'after'],
  ])('%s is %s of %s', async (field, code, at) => {
    const { errors } = await api.query(`{ limitPolicy(name: "search") { ${field} } }`);
    expect(errors).toMatchObject([{ extensions: { code, field: at } }]);
  });

  it.each([
    ['limitPolicies(first: 0) { now }', 'INVALID_PAGE', 'first'],
    ['limitPolicy(name: "{") { name }', 'INVALID_NAME', 'name'],
    ['peekLimit(input: { policy: "{", key: "a" }) { now }', 'INVALID_NAME', 'policy'],
    ['peekLimit(input: { policy: "other", key: "a" }) { now }', 'POLICY_NOT_FOUND', 'policy'],
    ['peekLimit(input: { policy: "search", key: "" }) { now }', 'INVALID_KEY', 'key'],
  ])('%s is %s of %s', async (field, code, at) => {
    const { errors } = await api.query(`{ ${field} }`);
    expect(errors).toMatchObject([{ extensions: { code, field: at } }]);
  });
});

describe('who may do what', () => {
  const MUTATIONS = [
    ['ADMIN', 'createLimitPolicy(input: { name: "a", limits: [] }) { status }'],
    ['ADMIN', 'changeLimitPolicy(input: { policy: "a", version: 1, limits: [] }) { status }'],
    ['ADMIN', 'deleteLimitPolicy(input: { policy: "a" }) { status }'],
    ['OPERATOR', 'consumeLimit(input: { policy: "a", key: "b" }) { decision { now } }'],
    ['OPERATOR', 'penaliseLimit(input: { policy: "a", key: "b" }) { decision { now } }'],
    ['OPERATOR', 'refundLimit(input: { policy: "a", key: "b" }) { decision { now } }'],
    ['OPERATOR', 'resetLimit(input: { policy: "a", key: "b" }) { userErrors { code } }'],
    [
      'OPERATOR',
      'blockLimitKey(input: { policy: "a", key: "b", durationMs: 1 }) { userErrors { code } }',
    ],
    ['OPERATOR', 'unblockLimitKey(input: { policy: "a", key: "b" }) { userErrors { code } }'],
    [
      'OPERATOR',
      'overrideLimit(input: { policy: "a", key: "b", overrides: [] }) { userErrors { code } }',
    ],
    ['OPERATOR', 'clearLimitOverride(input: { policy: "a", key: "b" }) { userErrors { code } }'],
  ] as const;

  const TRAFFIC = ['consumeLimit', 'penaliseLimit', 'refundLimit'];

  it.each(MUTATIONS)('%s: %s', async (role, mutation) => {
    const below = role === 'ADMIN' ? 'OPERATOR' : 'VIEWER';
    const codes = async (as: string) => {
      const { secret } = await createToken(api, { name: as, role: as });
      const { errors } = await ask(api, { token: secret }, `mutation { ${mutation} }`);
      return errors?.map(({ extensions }) => extensions.code);
    };
    expect(await codes(below)).toEqual(['FORBIDDEN']);
    expect(await codes(role)).not.toEqual(['FORBIDDEN']);
  });

  it('is in the audit log, but for traffic', async () => {
    for (const [, mutation] of MUTATIONS) await api.query(`mutation { ${mutation} }`);
    const { data } = await api.query<{
      auditEntries: { edges: readonly { node: { action: string; target: string | null } }[] };
    }>('{ auditEntries(first: 50) { edges { node { action target } } } }');
    const kept = data.auditEntries.edges.map(({ node }) => node);
    const audited = MUTATIONS.map(([, mutation]) =>
      mutation.slice(0, mutation.indexOf('(')),
    ).filter((name) => !TRAFFIC.includes(name));
    for (const action of audited) expect(kept).toContainEqual({ action, target: 'a' });
    for (const name of TRAFFIC) expect(kept.map(({ action }) => action)).not.toContain(name);
  });
});
