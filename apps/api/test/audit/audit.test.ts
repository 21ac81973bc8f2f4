import { beforeEach, describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../src/features/audit/audit-log.ts';
import { ask, cookiesOf, createToken, post, signIn } from '../support/clients.ts';
import { testApi, TOKEN, type TestApi } from '../support/api.ts';

const LIST = `query ($first: Int!, $after: String, $filter: AuditFilter) {
  auditEntries(first: $first, after: $after, filter: $filter) {
    edges { node { at actor kind action target outcome requestId address } }
    pageInfo { hasNextPage endCursor }
    scannedCount
  }
}`;

const REVOKE = 'mutation { revokeToken(input: { id: "abc" }) { status } }';

interface Node {
  readonly at: string;
  readonly actor: string | null;
  readonly action: string;
  readonly target: string | null;
  readonly outcome: string;
}

interface AuditData {
  readonly auditEntries: {
    readonly edges: readonly { readonly node: Node }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    readonly scannedCount: number;
  };
}

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

async function page(variables: Record<string, unknown> = {}) {
  const { data } = await api.query<AuditData>(LIST, { first: 100, ...variables });
  return data.auditEntries;
}

/** Newest first, as `who action target outcome`. */
async function entries(filter?: Record<string, string | boolean>): Promise<string[]> {
  return (await page({ filter })).edges.map(({ node }) =>
    [node.actor, node.action, node.target, node.outcome].join(' '),
  );
}

function entry(action: string, target: string | null = null): AuditEntry {
  const actor = { id: 'env:MAYFLY_TOKEN', name: 'admin', kind: 'token' } as const;
  return { actor, action, target, outcome: 'OK', requestId: 'r-1', address: '192.0.2.1' };
}

describe('the audit log', () => {
  it('says who did what from where, with the id of the request', async () => {
    const { secret } = await createToken(api, { name: 'ci', role: 'ADMIN' });
    const cookies = cookiesOf(await signIn(api, secret));
    const before = Date.now() - 60_000;
    await post(
      api,
      { cookies, headers: { 'x-request-id': 'edge-7' }, remoteAddress: '2001:db8::1' },
      REVOKE,
    );
    const { edges } = await page({ first: 1 });
    expect(edges).toEqual([
      {
        node: {
          at: expect.any(String),
          actor: 'ci',
          kind: 'SESSION',
          action: 'revokeToken',
          target: 'abc',
          outcome: 'OK',
          requestId: 'edge-7',
          address: '2001:db8::1',
        },
      },
    ]);
    // The moment is that of the real Redis, not of the clock that tests move.
    expect(Date.parse(edges[0]?.node.at ?? '')).toBeGreaterThan(before);
  });

  it('keeps what was refused as well, and why', async () => {
    const { secret } = await createToken(api, { name: 'ops', role: 'OPERATOR' });
    const create = (name: string) =>
      `mutation { createToken(input: { name: "${name}", role: VIEWER }) { userErrors { code } } }`;
    await ask(api, { token: secret }, create('mine'));
    await api.query(create('not a name'));
    expect(await entries()).toEqual([
      'admin createToken not a name INVALID_NAME',
      'ops createToken mine FORBIDDEN',
      'admin createToken ops OK',
    ]);
  });

  it('is not flooded by somebody who tries what they may not do', async () => {
    const { secret } = await createToken(api, { name: 'eve', role: 'VIEWER' });
    const tries = Array.from({ length: 130 }, () => ask(api, { token: secret }, REVOKE));
    await Promise.all(tries);
    await api.query(REVOKE);
    expect((await entries({ actor: 'admin' })).length).toBe(2);
    expect(await api.redis.xlen(`${api.namespace}:api:audit`)).toBe(102);
  });

  it('keeps who signed in and out, who failed to, and which sessions were ended', async () => {
    const out = { cookies: cookiesOf(await signIn(api, TOKEN)) };
    await api.app.inject({ method: 'DELETE', url: '/session', ...out });
    await signIn(api, 'wrong');
    await post(api, { token: 'wrong' });
    await signIn(api, TOKEN);
    const [session] = (await api.access.sessions.list(1, undefined)).sessions;
    const id = session?.id ?? '';
    await api.query('mutation ($id: ID!) { endSession(input: { id: $id }) { status } }', { id });
    expect(await entries()).toEqual([
      `admin endSession ${id} OK`,
      'admin signIn  OK',
      ' authenticate  UNAUTHENTICATED',
      ' signIn  UNAUTHENTICATED',
      'admin signOut  OK',
      'admin signIn  OK',
    ]);
  });

  it('holds no secrets: neither tokens, right or wrong, nor what cookies hold', async () => {
    const { secret } = await createToken(api, { name: 'ci', role: 'ADMIN' });
    const answer = await signIn(api, secret);
    const [cookie = ''] = decodeURIComponent(Object.values(cookiesOf(answer))[0] ?? '').split('.');
    const wrong = `${secret}x`;
    await signIn(api, wrong);
    await post(api, { token: wrong });
    // Somebody pastes a token where its id belongs.
    await api.query('mutation ($id: ID!) { revokeToken(input: { id: $id }) { status } }', {
      id: `id of ${secret}`,
    });
    const raw = JSON.stringify(await api.redis.xrange(`${api.namespace}:api:audit`, '-', '+'));
    for (const hidden of [secret.slice(4), cookie, TOKEN]) expect(raw).not.toContain(hidden);
    expect(raw).toContain('id of mfy_…');
  });

  it('is paged without gaps or repetitions, while more is written', async () => {
    const actions = Array.from({ length: 450 }, (_, i) => `action-${i}`);
    for (const action of actions) await api.access.audit.record(entry(action));
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo }: AuditData['auditEntries'] = await page({ first: 130, after });
      seen.push(...edges.map(({ node }) => node.action));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      await api.access.audit.record(entry('later'));
    } while (after !== null);
    expect(seen).toEqual(actions.toReversed());
  });

  it('finds by who, what and target, in steps of which each is bounded', async () => {
    await api.access.audit.record(entry('rare', 'needle'));
    await Promise.all(
      Array.from({ length: 2500 }, (_, i) => api.access.audit.record(entry('common', `${i}`))),
    );
    await api.access.audit.record(entry('rare', 'hay'));
    expect(await entries({ action: 'rare', target: 'hay' })).toEqual(['admin rare hay OK']);
    expect(await entries({ actor: 'nobody' })).toEqual([]);

    const first = await page({ filter: { action: 'rare' } });
    expect(first.edges).toHaveLength(1);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(first.scannedCount).toBe(2000);
    const second = await page({ filter: { action: 'rare' }, after: first.pageInfo.endCursor });
    expect(second.edges.map(({ node }) => node.target)).toEqual(['needle']);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(second.scannedCount).toBe(502);
  });

  it('finds by outcome, and what was not done, whatever kept it', async () => {
    for (const outcome of ['OK', 'FORBIDDEN', 'INVALID_NAME']) {
      await api.access.audit.record({ ...entry('act'), outcome });
    }
    expect(await entries({ outcome: 'FORBIDDEN' })).toEqual(['admin act  FORBIDDEN']);
    const failed = ['admin act  INVALID_NAME', 'admin act  FORBIDDEN'];
    expect(await entries({ failed: true })).toEqual(failed);
    expect(await entries({ failed: false })).toEqual(['admin act  OK']);
    expect(await entries({ failed: false, outcome: 'FORBIDDEN' })).toEqual([]);
  });

  it.each([
    [{ first: 0 }, 'INVALID_PAGE', 'first'],
    [{ first: 201 }, 'INVALID_PAGE', 'first'],
    [{ first: 1, after: 'nonsense' }, 'INVALID_CURSOR', 'after'],
  ])('refuses %o', async (variables, code, field) => {
    const { errors } = await api.query(LIST, variables);
    expect(errors?.[0]?.extensions).toEqual({ code, field });
  });

  it('is for admins', async () => {
    const { secret } = await createToken(api, { name: 'ops', role: 'OPERATOR' });
    const { errors } = await ask(api, { token: secret }, LIST, { first: 1 });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it('is bounded', async () => {
  await api.access.audit.record(entry('first'));
  const key = `${api.namespace}:api:audit`;
  // What a busy year writes, in a few commands.
  const script = `for i = 1, 4000 do redis.call('XADD', KEYS[1], '*', 'action', 'x') end`;
  for (let i = 0; i < 30; i += 1) await api.redis.eval(script, 1, key);
  expect(await api.redis.xlen(key)).toBe(120_001);
  for (let i = 0; i < 3; i += 1) await api.access.audit.record(entry('last'));
  expect(await api.redis.xlen(key)).toBeLessThan(101_000);
});
