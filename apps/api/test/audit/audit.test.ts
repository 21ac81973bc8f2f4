import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditKeys } from '../../src/auth/audit/audit-log.ts';
import { SECTIONS, type AuditEntry, type AuditSection } from '../../src/auth/audit/entry.ts';
import { toGlobalId } from '../../src/graphql/global-id.ts';
import { apiNamespace } from '../../src/redis/api-namespace.ts';
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

function keys(): Record<AuditSection, string> {
  return auditKeys(apiNamespace(api.namespace));
}

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

function entry(
  action: string,
  target: string | null = null,
  section: AuditSection = 'administration',
): AuditEntry {
  const actor = { id: 'env:MAYFLY_TOKEN', name: 'admin', kind: 'token' } as const;
  return { section, actor, action, target, outcome: 'OK', requestId: 'r-1', address: '192.0.2.1' };
}

/** Actions page by page, from the newest or from a cursor. Calls `meanwhile` after each page. */
async function walk(
  first: number,
  { after = null, meanwhile }: { after?: string | null; meanwhile?: () => Promise<void> } = {},
): Promise<string[]> {
  const seen: string[] = [];
  let cursor = after;
  do {
    const { edges, pageInfo }: AuditData['auditEntries'] = await page({ first, after: cursor });
    seen.push(...edges.map(({ node }) => node.action));
    cursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    await meanwhile?.();
  } while (cursor !== null);
  return seen;
}

/** What a busy year writes, in a few commands. */
async function flood(key: string): Promise<void> {
  const script = `for i = 1, 4000 do redis.call('XADD', KEYS[1], '*', 'action', 'x') end`;
  for (let i = 0; i < 30; i += 1) await api.redis.eval(script, 1, key);
}

function cursorOf(id: string): string {
  return Buffer.from(id).toString('base64url');
}

describe('the audit log', () => {
  it('counts the members that an action on many has changed', async () => {
    await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
    await api.query(
      `mutation { addMembers(input: { set: "online", members: [{ member: "a" }, { member: "b" }] }) {
        userErrors { code }
      } }`,
    );
    await api.query(
      `mutation { removeMembers(input: { set: "online", members: ["a", "x"] }) { userErrors { code } } }`,
    );
    await api.query(
      `mutation { addMembers(input: { set: "online", mode: IF_ABSENT, members: [{ member: "b" }, { member: "c" }] }) {
        userErrors { code }
      } }`,
    );
    const query = '{ auditEntries(first: 3) { edges { node { action count } } } }';
    expect(await api.query(query)).toEqual({
      data: {
        auditEntries: {
          edges: [
            { node: { action: 'addMembers', count: 1 } },
            { node: { action: 'removeMembers', count: 1 } },
            { node: { action: 'addMembers', count: 2 } },
          ],
        },
      },
    });
  });

  it('ends at the requested time', async () => {
    const { audit } = api.access;
    await audit.record(entry('old'));
    api.clock.now += 1000;
    const since = new Date(api.clock.now).toISOString();
    await audit.record(entry('new'));
    const { edges, pageInfo } = await page({ filter: { since } });
    expect(edges.map(({ node }) => node.action)).toEqual(['new']);
    expect(pageInfo.hasNextPage).toBe(false);
  });

  it('says who did what from where, with the id of the request', async () => {
    const { secret } = await createToken(api, { name: 'ci', role: 'ADMIN' });
    const cookies = cookiesOf(await signIn(api, secret));
    await post(
      api,
      { cookies, headers: { 'x-request-id': 'edge-7' }, remoteAddress: '2001:db8::1' },
      REVOKE,
    );
    const { edges } = await page({ first: 1 });
    expect(edges).toEqual([
      {
        node: {
          at: new Date(api.clock.now).toISOString(),
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

  it('is not flooded by rejected requests of one client', async () => {
    const { secret } = await createToken(api, { name: 'eve', role: 'VIEWER' });
    const tries = Array.from({ length: 130 }, () => ask(api, { token: secret }, REVOKE));
    await Promise.all(tries);
    await api.query(REVOKE);
    expect((await entries({ actor: 'admin' })).length).toBe(2);
    expect(await api.redis.xlen(keys().access)).toBe(100);
  });

  it('keeps who signed in and out, who failed to, and which sessions were ended', async () => {
    const out = { cookies: cookiesOf(await signIn(api, TOKEN)) };
    await api.app.inject({ method: 'DELETE', url: '/session', ...out });
    await signIn(api, 'wrong');
    await post(api, { token: 'wrong' });
    await signIn(api, TOKEN);
    const [session] = (await api.access.sessions.list(1, undefined)).sessions;
    const id = toGlobalId('Session', session?.id ?? '');
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
    // A user can paste a token in place of its id.
    await api.query('mutation ($id: ID!) { revokeToken(input: { id: $id }) { status } }', {
      id: `id of ${secret}`,
    });
    const streams = Object.values(keys());
    const kept = await Promise.all(streams.map((key) => api.redis.xrange(key, '-', '+')));
    const raw = JSON.stringify(kept);
    for (const hidden of [secret.slice(4), cookie, TOKEN]) expect(raw).not.toContain(hidden);
    expect(raw).toContain('id of mfy_…');
  });

  it('is paged without gaps or repetitions, while more is written', async () => {
    const actions = Array.from({ length: 450 }, (_, i) => `action-${i}`);
    for (const action of actions) await api.access.audit.record(entry(action));
    const meanwhile = () => api.access.audit.record(entry('later'));
    expect(await walk(130, { meanwhile })).toEqual(actions.toReversed());
  });

  it('is paged over all its sections in the order in which they were written', async () => {
    const written = Array.from({ length: 700 }, (_, i) => ({
      action: `action-${i}`,
      // More of one than a step reads, then of all of them.
      section: (i > 250 && SECTIONS[Math.floor(i + i / 7) % 3]) || 'items',
    }));
    for (const { action, section } of written) {
      await api.access.audit.record(entry(action, null, section));
    }
    const meanwhile = async () => {
      for (const section of SECTIONS) await api.access.audit.record(entry('later', null, section));
    };
    const newestFirst = written.map(({ action }) => action).toReversed();
    expect(await walk(90, { meanwhile })).toEqual(newestFirst);
  });

  it('keeps what an admin did, however much others do or try', async () => {
    const remove = 'mutation { deleteExpiringSet(input: { set: "online" }) { status } }';
    await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
    await api.query(remove);
    await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
    const { secret } = await createToken(api, { name: 'ops', role: 'OPERATOR' });
    const add = 'mutation { addMember(input: { set: "online", member: "a" }) { status } }';
    await ask(api, { token: secret }, add);
    await ask(api, { token: secret }, remove);
    await signIn(api, secret);
    expect(await entries({ section: 'ITEMS' })).toEqual(['ops addMember online OK']);
    const { items, access } = keys();
    for (const key of [items, access]) await flood(key);
    // Each trims what is too old by ten thousand at most.
    for (let i = 0; i < 3; i += 1) {
      await ask(api, { token: secret }, add);
      await signIn(api, secret);
      await ask(api, { token: secret }, remove);
    }
    expect(await api.redis.xlen(items)).toBeLessThan(101_000);
    expect(await api.redis.xlen(access)).toBeLessThan(101_000);
    expect(await entries({ section: 'ADMINISTRATION' })).toEqual([
      'admin createToken ops OK',
      'admin deleteExpiringSet online OK',
    ]);
  });

  it('finds by section', async () => {
    for (const section of SECTIONS) {
      for (const action of ['older', 'newer']) {
        await api.access.audit.record(entry(`${action} ${section}`, null, section));
      }
    }
    expect(await entries({ section: 'ITEMS' })).toEqual([
      'admin newer items  OK',
      'admin older items  OK',
    ]);
    const filter = { section: 'ACCESS' };
    const { pageInfo } = await page({ first: 1, filter });
    const { edges } = await page({ after: pageInfo.endCursor, filter });
    expect(edges.map(({ node }) => node.action)).toEqual(['older access']);
  });

  it('finds by who, what and target, in steps of which each is bounded', async () => {
    await api.access.audit.record(entry('rare', 'needle'));
    await Promise.all(
      Array.from({ length: 2500 }, (_, i) => api.access.audit.record(entry('common', `${i}`))),
    );
    await api.access.audit.record(entry('rare', 'hay'));
    expect(await entries({ action: 'rare', target: 'hay' })).toEqual(['admin rare hay OK']);
    expect(await entries({ actor: 'absent' })).toEqual([]);

    const first = await page({ filter: { action: 'rare' } });
    expect(first.edges).toHaveLength(1);
    expect(first.pageInfo.hasNextPage).toBe(true);
    expect(first.scannedCount).toBe(2000);
    const second = await page({ filter: { action: 'rare' }, after: first.pageInfo.endCursor });
    expect(second.edges.map(({ node }) => node.target)).toEqual(['needle']);
    expect(second.pageInfo.hasNextPage).toBe(false);
    expect(second.scannedCount).toBe(502);
  });

  it('finds by outcome, and finds all failures', async () => {
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

  // Ids that Redis gives to no entry, or takes for none.
  it.each(['0-0', '0-1', `${2n ** 64n}-0`, `1-${2n ** 64n}`, '1-0/nothing', '1-0/administration'])(
    'refuses a forged cursor: %s',
    async (id) => {
      const { errors } = await api.query(LIST, { first: 1, after: cursorOf(id) });
      expect(errors?.[0]?.extensions).toEqual({ code: 'INVALID_CURSOR', field: 'after' });
    },
  );

  it('is for admins', async () => {
    const { secret } = await createToken(api, { name: 'ops', role: 'OPERATOR' });
    const { errors } = await ask(api, { token: secret }, LIST, { first: 1 });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

it.each(SECTIONS)('is bounded: %s', async (section) => {
  const key = keys()[section];
  await api.access.audit.record(entry('first', null, section));
  await flood(key);
  expect(await api.redis.xlen(key)).toBe(120_001);
  for (let i = 0; i < 3; i += 1) await api.access.audit.record(entry('last', null, section));
  expect(await api.redis.xlen(key)).toBeLessThan(101_000);
});

it('docs/redis-keys.md has its keys', () => {
  const file = new URL('../../../../docs/redis-keys.md', import.meta.url);
  const rows = readFileSync(file, 'utf8').matchAll(/^\| `(<ns>:api:\{audit\}[^`]+)`/gm);
  const documented = [...rows].map(([, key = '']) => key);
  expect(documented.toSorted()).toEqual(Object.values(auditKeys('<ns>:api')).toSorted());
});
