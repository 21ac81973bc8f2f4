import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';
import { ask, createToken } from '../support/clients.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

const NOW = '2030-01-01T00:00:00.000Z';

const CREATE = `mutation ($input: CreateLimitPolicyInput!) {
  createLimitPolicy(input: $input) {
    userErrors { code field }
    status
    policy { name version description limits { name algorithm limit windowMs burst large mostInAnyWindow } }
    now
  }
}`;

const CHANGE = `mutation ($input: ChangeLimitPolicyInput!) {
  changeLimitPolicy(input: $input) {
    userErrors { code field }
    status
    policy { version shadow limits { limit } }
    now
  }
}`;

const DECISION = `{
  status passes shadowed reason outageReason limit remaining retryAfterMs resetAt now
  limits { name limit windowMs remaining retryAfterMs resetAt }
}`;

const CONSUME = `mutation ($input: ConsumeLimitInput!) {
  consumeLimit(input: $input) { userErrors { code field } decision ${DECISION} }
}`;

const LIMITS = [{ name: 'all', limit: 2, windowMs: 60_000 }];

/** So that a busy machine is no outage. */
const OUTAGE = { policy: 'CLOSED', answerWithinMs: 10_000 };

function create(name = 'search', options: Record<string, unknown> = {}) {
  return api.query(CREATE, { input: { name, limits: LIMITS, outage: OUTAGE, ...options } });
}

interface Payload {
  readonly userErrors: readonly { readonly code: string; readonly field: string | null }[];
  readonly decision: Record<string, unknown> | null;
}

async function consume(key = 'ada', cost = 1, by: TestApi = api): Promise<Payload> {
  const input = { policy: 'search', key, cost };
  return (await by.query<{ consumeLimit: Payload }>(CONSUME, { input })).data.consumeLimit;
}

/** A mutation on a key of the policy, with its user errors. */
async function onKey(name: string, type: string, input: Record<string, unknown>) {
  const { data } = await api.query<Record<string, Payload>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code field } } }`,
    { input: { policy: 'search', key: 'ada', ...input } },
  );
  return data[name]?.userErrors;
}

describe('a limit policy', () => {
  it('is created once and returned with the worst case of each limit', async () => {
    const limits = [
      { name: 'burst', limit: 5, windowMs: 1000 },
      { algorithm: 'GCRA', limit: 100, windowMs: 60_000, burst: 20 },
      { name: 'quota', algorithm: 'FIXED', limit: 1000, windowMs: 86_400_000 },
    ];
    const policy = {
      name: 'search',
      version: 1,
      description: 'Searches',
      limits: [
        { ...limits[0], algorithm: 'LOG', burst: null, large: false, mostInAnyWindow: 5 },
        { ...limits[1], name: '100/60000', large: false, mostInAnyWindow: 119 },
        { ...limits[2], burst: null, large: false, mostInAnyWindow: 1999 },
      ],
    };
    expect((await create('search', { description: 'Searches', limits })).data).toEqual({
      createLimitPolicy: { userErrors: [], status: 'CREATED', policy, now: NOW },
    });
    expect((await create()).data).toEqual({
      createLimitPolicy: { userErrors: [], status: 'EXISTS', policy, now: NOW },
    });
  });

  it('is read by name, with all that it says', async () => {
    await create('search', {
      shadow: true,
      countDenied: true,
      escalation: { after: 3, withinMs: 1000, blockMs: 2000 },
      outage: { policy: 'LOCAL', localShare: 0.5 },
    });
    const query = `query ($name: String!) {
      limitPolicy(name: $name) {
        countDenied shadow createdAt changedAt
        escalation { after withinMs blockMs factor maxMs }
        outage { policy localShare localKeys answerWithinMs failures pauseMs }
      }
    }`;
    expect((await api.query(query, { name: 'search' })).data).toEqual({
      limitPolicy: {
        countDenied: true,
        shadow: true,
        createdAt: NOW,
        changedAt: NOW,
        escalation: { after: 3, withinMs: 1000, blockMs: 2000, factor: 2, maxMs: 86_400_000 },
        outage: {
          policy: 'LOCAL',
          localShare: 0.5,
          localKeys: 10_000,
          answerWithinMs: 50,
          failures: 5,
          pauseMs: 1000,
        },
      },
    });
    expect((await api.query(query, { name: 'other' })).data).toEqual({ limitPolicy: null });
  });

  it('is changed once by a caller with its version', async () => {
    await create();
    const input = {
      policy: 'search',
      version: 1,
      limits: [{ ...LIMITS[0], limit: 9 }],
      outage: OUTAGE,
    };
    const changed = { version: 2, shadow: false, limits: [{ limit: 9 }] };
    expect((await api.query(CHANGE, { input })).data).toEqual({
      changeLimitPolicy: { userErrors: [], status: 'CHANGED', policy: changed, now: NOW },
    });
    const conflict = { code: 'CONFLICT', field: 'version' };
    expect((await api.query(CHANGE, { input })).data).toEqual({
      changeLimitPolicy: { userErrors: [conflict], status: null, policy: changed, now: NOW },
    });
    const bare = CHANGE.replace('userErrors { code field }', '');
    expect(await api.query(bare, { input })).toMatchObject({
      data: { changeLimitPolicy: null },
      errors: [{ extensions: conflict }],
    });
    const { version: _, ...anyVersion } = input;
    expect((await api.query(CHANGE, { input: anyVersion })).data).toMatchObject({
      changeLimitPolicy: { userErrors: [], status: 'CHANGED', policy: { version: 3 } },
    });
    const other = { ...input, policy: 'other' };
    expect((await api.query(CHANGE, { input: other })).data).toEqual({
      changeLimitPolicy: { userErrors: [], status: 'ABSENT', policy: null, now: null },
    });
  });

  it('is deleted', async () => {
    await create();
    const drop = `mutation { deleteLimitPolicy(input: { policy: "search" }) { userErrors { code } status } }`;
    expect((await api.query(drop)).data).toEqual({
      deleteLimitPolicy: { userErrors: [], status: 'DELETED' },
    });
    expect((await api.query(drop)).data).toMatchObject({ deleteLimitPolicy: { status: 'ABSENT' } });
    expect((await consume()).userErrors).toEqual([{ code: 'POLICY_NOT_FOUND', field: 'policy' }]);
  });

  it('is listed by name, page by page', async () => {
    for (const name of ['b', 'c', 'a']) await create(name);
    const query = `query ($after: String) {
      limitPolicies(first: 2, after: $after) {
        edges { node { name } }
        pageInfo { hasNextPage hasPreviousPage endCursor }
        totalCount now
      }
    }`;
    interface Page {
      readonly limitPolicies: { readonly pageInfo: { readonly endCursor: string } };
    }
    const first = await api.query<Page>(query);
    expect(first.data).toMatchObject({
      limitPolicies: {
        edges: [{ node: { name: 'a' } }, { node: { name: 'b' } }],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
        totalCount: 3,
        now: NOW,
      },
    });
    const after = first.data.limitPolicies.pageInfo.endCursor;
    expect((await api.query(query, { after })).data).toMatchObject({
      limitPolicies: {
        edges: [{ node: { name: 'c' } }],
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      },
    });
    expect((await api.query(query, { after: 'x' })).errors).toMatchObject([
      { extensions: { code: 'INVALID_CURSOR', field: 'after' } },
    ]);
  });

  it('tells beforehand what it would do, and does nothing', async () => {
    await create();
    const preview = async (limits: unknown) => {
      const { data } = await api.query<{ previewLimitPolicy: unknown }>(
        `query ($input: PreviewLimitPolicyInput!) {
          previewLimitPolicy(input: $input) { forgets limits { name mostInAnyWindow } }
        }`,
        { input: { policy: 'search', limits } },
      );
      return data.previewLimitPolicy;
    };
    expect(await preview([{ name: 'all', limit: 100, windowMs: 1 }])).toEqual({
      forgets: false,
      limits: [{ name: 'all', mostInAnyWindow: 100 }],
    });
    expect(await preview([{ algorithm: 'COUNTER', limit: 100, windowMs: 1 }])).toEqual({
      forgets: true,
      limits: [{ name: '100/1', mostInAnyWindow: 198 }],
    });
    expect((await consume()).decision).toMatchObject({ limits: [{ limit: 2 }] });
  });
});

describe('a call', () => {
  it('is decided', async () => {
    await create();
    const resetAt = '2030-01-01T00:01:00.000Z';
    const state = { name: 'all', limit: 2, windowMs: 60_000, resetAt };
    const base = { shadowed: false, outageReason: null, limit: 'all', resetAt, now: NOW };
    await consume();
    expect(await consume()).toEqual({
      userErrors: [],
      decision: {
        ...base,
        status: 'ALLOWED',
        passes: true,
        reason: null,
        remaining: 0,
        retryAfterMs: 0,
        limits: [{ ...state, remaining: 0, retryAfterMs: 0 }],
      },
    });
    expect(await consume()).toEqual({
      userErrors: [],
      decision: {
        ...base,
        status: 'DENIED',
        passes: false,
        reason: 'LIMIT',
        remaining: 0,
        retryAfterMs: 60_000,
        limits: [{ ...state, remaining: 0, retryAfterMs: 60_000 }],
      },
    });
    const { data } = await api.query(
      `query { peekLimit(input: { policy: "search", key: "ada" }) { status retryAfterMs } }`,
    );
    expect(data).toEqual({ peekLimit: { status: 'DENIED', retryAfterMs: 60_000 } });
    const refunded = await api.query(`mutation {
      refundLimit(input: { policy: "search", key: "ada", decidedAt: "${NOW}" }) {
        userErrors { code } decision { status remaining }
      }
    }`);
    expect(refunded.data).toEqual({
      refundLimit: { userErrors: [], decision: { status: 'ALLOWED', remaining: 1 } },
    });
    const penalised = await api.query(`mutation {
      penaliseLimit(input: { policy: "search", key: "ada", cost: 100 }) {
        userErrors { code } decision { status remaining retryAfterMs }
      }
    }`);
    expect(penalised.data).toEqual({
      penaliseLimit: {
        userErrors: [],
        decision: { status: 'DENIED', remaining: 0, retryAfterMs: 60_000 },
      },
    });
  });

  it('shows what shadow mode let pass', async () => {
    await create('search', { shadow: true });
    await consume('ada', 2);
    expect((await consume()).decision).toMatchObject({
      status: 'ALLOWED',
      passes: true,
      shadowed: true,
      retryAfterMs: 60_000,
    });
  });

  it('asks Redis once, beside what lets the request in', async () => {
    await create();
    await consume('warm');
    await api.query('{ now }');
    const sent = vi.spyOn(api.redis, 'sendCommand');
    const commandsOf = async (act: () => Promise<unknown>) => {
      sent.mockClear();
      await act();
      return sent.mock.calls.flatMap(([{ name, args }]) =>
        // A timer reads the version of the policies every second.
        String(args).includes(':settings:{policies}') ? [] : [name],
      );
    };
    const letIn = await commandsOf(() => api.query('{ __typename }'));
    expect(await commandsOf(() => consume())).toEqual([...letIn, 'evalsha']);
    sent.mockRestore();
  });

  it('goes by what another instance has made of the policy', async () => {
    await create();
    const other = await testApi({ beside: api });
    expect((await consume('ada', 1, other)).decision).toMatchObject({ remaining: 1 });
    const input = {
      policy: 'search',
      version: 1,
      limits: [{ ...LIMITS[0], limit: 9 }],
      outage: OUTAGE,
    };
    await api.query(CHANGE, { input });
    expect((await consume()).decision).toMatchObject({ remaining: 7 });
    await vi.waitFor(
      async () => {
        const { data } = await other.query(
          `query { peekLimit(input: { policy: "search", key: "ada" }) { remaining } }`,
        );
        expect(data).toEqual({ peekLimit: { remaining: 7 } });
      },
      { timeout: 20_000 },
    );
  });
});

describe('what an operator does to a key', () => {
  it('takes effect with the next call', async () => {
    await create();
    await consume('ada', 2);
    expect(await onKey('resetLimit', 'LimitKeyInput', {})).toEqual([]);
    expect((await consume()).decision).toMatchObject({ remaining: 1 });
    expect(await onKey('blockLimitKey', 'BlockLimitKeyInput', { durationMs: 5000 })).toEqual([]);
    expect((await consume()).decision).toMatchObject({ reason: 'BLOCKED', retryAfterMs: 5000 });
    expect(await onKey('unblockLimitKey', 'LimitKeyInput', {})).toEqual([]);
    const overrides = [{ name: 'all', limit: 50 }];
    expect(await onKey('overrideLimit', 'OverrideLimitInput', { overrides, forMs: 9000 })).toEqual(
      [],
    );
    expect((await consume()).decision).toMatchObject({ remaining: 48, limits: [{ limit: 50 }] });
    const list = `query { limitPolicy(name: "search") {
      overrides(first: 5) {
        edges { node { key limits { name limit windowMs capacity } expiresAt } }
        totalCount pageInfo { hasNextPage } now
      }
    } }`;
    expect((await api.query(list)).data).toEqual({
      limitPolicy: {
        overrides: {
          edges: [
            {
              node: {
                key: 'ada',
                limits: [{ name: 'all', limit: 50, windowMs: 60_000, capacity: 50 }],
                expiresAt: '2030-01-01T00:00:09.000Z',
              },
            },
          ],
          totalCount: 1,
          pageInfo: { hasNextPage: false },
          now: NOW,
        },
      },
    });
    expect(await onKey('clearLimitOverride', 'LimitKeyInput', {})).toEqual([]);
    expect((await api.query(list)).data).toMatchObject({
      limitPolicy: { overrides: { totalCount: 0 } },
    });
  });
});

describe('traffic', () => {
  const TRAFFIC = `query { limitPolicy(name: "search") {
    traffic(windowMs: 60000, points: 10) { from to stepMs allowed denied shadowed unavailable now }
    busiestKeys(first: 5) { keys { key count } from now }
    mostDeniedKeys(first: 5, windowMs: 60000) { keys { key count } }
  } }`;

  it('is returned with the keys that make it', async () => {
    await create();
    for (const key of ['ada', 'ada', 'ada', 'bob']) await consume(key);
    await api.mayfly.policies.flush();
    const { data } = await api.query(TRAFFIC);
    const zeros = [0, 0, 0, 0, 0, 0];
    expect(data).toEqual({
      limitPolicy: {
        traffic: {
          from: '2029-12-31T23:59:00.000Z',
          to: '2030-01-01T00:00:10.000Z',
          stepMs: 10_000,
          allowed: [...zeros, 3],
          denied: [...zeros, 1],
          shadowed: [...zeros, 0],
          unavailable: [...zeros, 0],
          now: NOW,
        },
        busiestKeys: {
          keys: [
            { key: 'ada', count: 3 },
            { key: 'bob', count: 1 },
          ],
          from: '2029-12-31T23:55:00.000Z',
          now: NOW,
        },
        mostDeniedKeys: { keys: [{ key: 'ada', count: 1 }] },
      },
    });
  });

  it('never shows keys to viewers', async () => {
    await create();
    await consume('ada@example.org');
    await api.mayfly.policies.flush();
    const { secret } = await createToken(api, { name: 'looker', role: 'VIEWER' });
    const overrides = '{ limitPolicy(name: "search") { overrides(first: 1) { totalCount } } }';
    for (const document of [TRAFFIC, overrides]) {
      const answer = await ask(api, { token: secret }, document);
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
      expect(answer).not.toHaveProperty('data');
    }
    const counts = '{ limitPolicy(name: "search") { traffic(points: 2) { allowed } } }';
    expect(await ask(api, { token: secret }, counts)).not.toHaveProperty('errors');
  });
});
