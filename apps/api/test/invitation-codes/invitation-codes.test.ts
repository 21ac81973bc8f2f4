import { beforeEach, describe, expect, it } from 'vitest';
import { CodeCursors } from '../../src/features/invitation-codes/code-cursors.ts';
import { maskedCode } from '../../src/features/invitation-codes/masked-code.ts';
import { SECRETS, testApi, type TestApi } from '../support/api.ts';
import { ask, createToken } from '../support/clients.ts';

const GET = `mutation ($space: String! = "team", $id: String!) {
  getOrCreateInvitationCode(input: { space: $space, id: $id }) {
    userErrors { code field } status code expiresAt now
  }
}`;
const RESOLVE = `mutation ($space: String! = "team", $code: String!, $caller: String) {
  resolveInvitationCode(input: { space: $space, code: $code, caller: $caller }) {
    userErrors { code field } status passes id uses usesLeft expiresAt retryAfterMs now
  }
}`;
const LOOK_UP = `mutation ($space: String! = "team", $code: String!, $caller: String) {
  lookUpInvitationCode(input: { space: $space, code: $code, caller: $caller }) {
    userErrors { code field } status passes id uses usesLeft expiresAt retryAfterMs now
  }
}`;
const REVEAL = `mutation ($space: String! = "team", $id: String!) {
  revealInvitationCode(input: { space: $space, id: $id }) {
    userErrors { code field } status code uses usesLeft expiresAt
  }
}`;
const REVOKE = `mutation ($input: RevokeInvitationCodeInput!) {
  revokeInvitationCode(input: $input) {
    userErrors { code field message } status now
  }
}`;
const SWEEP = `mutation ($space: String! = "team") {
  sweepInvitationCodes(input: { space: $space }) { userErrors { code field } sweptCount leftCount now }
}`;
const PAGE = `query ($space: String! = "team", $first: Int!, $after: String) {
  invitationCodes(space: $space, first: $first, after: $after) {
    totalCount now
    edges { cursor node { id maskedCode uses usesLeft expiresAt } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

interface Got {
  readonly getOrCreateInvitationCode: { readonly code: string };
}
interface Page {
  readonly invitationCodes: {
    readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  };
}

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
  await api.mayfly.spaces.create('team', { maxUses: 2 });
});

const at = (ms: number) => new Date(ms).toISOString();
const revoking = (target: object) => ({ input: { space: 'team', target } });

/** A code of six digits that is none of these. */
function missing(...codes: readonly string[]): string {
  const candidates = Array.from({ length: codes.length + 1 }, (_, n) => `00000${n}`);
  return candidates.find((candidate) => !codes.includes(candidate)) ?? '';
}

async function codeOf(id: string, by: TestApi = api): Promise<string> {
  const { data } = await by.query<Got>(GET, { id });
  return data.getOrCreateInvitationCode.code;
}

describe('an invitation code', () => {
  it('stays the same for an id, and is resolved as often as may be', async () => {
    const start = api.clock.now;
    const expiresAt = at(start + 900_000);
    const first = await api.query<Got>(GET, { id: 'group:42' });
    const { code } = first.data.getOrCreateInvitationCode;
    expect(first.data.getOrCreateInvitationCode).toEqual({
      userErrors: [],
      status: 'CREATED',
      code: expect.stringMatching(/^\d{6}$/),
      expiresAt,
      now: at(start),
    });
    api.clock.now += 1000;
    const now = at(start + 1000);
    expect(await api.query(GET, { id: 'group:42' })).toEqual({
      data: {
        getOrCreateInvitationCode: { userErrors: [], status: 'EXISTING', code, expiresAt, now },
      },
    });
    const typed = `${code.slice(0, 3)}-${code.slice(3)}`;
    for (const [uses, usesLeft] of [
      [1, 1],
      [2, 0],
    ]) {
      const resolved = {
        status: 'RESOLVED',
        passes: true,
        id: 'group:42',
        uses,
        usesLeft,
        expiresAt,
        now,
      };
      expect(await api.query(RESOLVE, { code: typed })).toEqual({
        data: { resolveInvitationCode: { userErrors: [], retryAfterMs: null, ...resolved } },
      });
    }
  });

  it('is one for an id, for any number of simultaneous callers', async () => {
    const other = await testApi({ beside: api });
    const codes = await Promise.all(
      Array.from({ length: 40 }, (_, i) => codeOf('group:42', i % 2 === 0 ? api : other)),
    );
    expect(new Set(codes).size).toBe(1);
  });

  it('has the same answer for every kind of invalid code', async () => {
    const [used, revoked, expired] = [await codeOf('a'), await codeOf('b'), await codeOf('c')];
    for (let i = 0; i < 2; i += 1) await api.query(RESOLVE, { code: used });
    await api.query(REVOKE, revoking({ id: 'b' }));
    api.clock.now += 900_000;
    const answers = await Promise.all(
      [used, revoked, expired, missing(used, revoked, expired)].map((code) =>
        api.query(RESOLVE, { code }),
      ),
    );
    for (const answer of answers) {
      expect(answer).toEqual({
        data: {
          resolveInvitationCode: {
            userErrors: [],
            status: 'UNKNOWN',
            passes: false,
            id: null,
            uses: null,
            usesLeft: null,
            expiresAt: null,
            retryAfterMs: null,
            now: at(api.clock.now),
          },
        },
      });
    }
  });

  it('is not looked at for a caller that has missed too often', async () => {
    const code = await codeOf('a');
    const ask10 = Array.from({ length: 10 }, () =>
      api.query(RESOLVE, { code: missing(code), caller: '192.0.2.1' }),
    );
    await Promise.all(ask10);
    expect(await api.query(RESOLVE, { code, caller: '192.0.2.1' })).toMatchObject({
      data: { resolveInvitationCode: { status: 'LIMITED', id: null, retryAfterMs: 600_000 } },
    });
    expect(await api.query(RESOLVE, { code, caller: '192.0.2.2' })).toMatchObject({
      data: { resolveInvitationCode: { status: 'RESOLVED' } },
    });
  });

  it('is looked up without a use, while a miss counts', async () => {
    const code = await codeOf('a');
    const start = api.clock.now;
    const found = { status: 'FOUND', passes: true, id: 'a', uses: 0, usesLeft: 2 };
    const rest = { userErrors: [], retryAfterMs: null, now: at(start) };
    for (let i = 0; i < 3; i += 1) {
      expect(await api.query(LOOK_UP, { code })).toEqual({
        data: { lookUpInvitationCode: { ...rest, ...found, expiresAt: at(start + 900_000) } },
      });
    }
    await api.mayfly.spaces.change('team', { missesPerCaller: { limit: 1, windowMs: 1000 } });
    const caller = '192.0.2.1';
    expect(await api.query(LOOK_UP, { code: missing(code), caller })).toMatchObject({
      data: { lookUpInvitationCode: { status: 'UNKNOWN', passes: false, id: null } },
    });
    const limited = { status: 'LIMITED', passes: false, id: null, retryAfterMs: 1000 };
    expect(await api.query(LOOK_UP, { code, caller })).toMatchObject({
      data: { lookUpInvitationCode: limited },
    });
    expect(await api.query(RESOLVE, { code, caller })).toMatchObject({
      data: { resolveInvitationCode: limited },
    });
  });

  it('is shown to an operator by its id, which is no use and is in the audit log', async () => {
    const code = await codeOf('a');
    const shown = { status: 'REVEALED', code, uses: 0, usesLeft: 2 };
    for (let i = 0; i < 2; i += 1) {
      expect(await api.query(REVEAL, { id: 'a' })).toMatchObject({
        data: { revealInvitationCode: { userErrors: [], ...shown } },
      });
    }
    expect(await api.query(REVEAL, { id: 'absent' })).toMatchObject({
      data: { revealInvitationCode: { userErrors: [], status: 'ABSENT', code: null } },
    });
    const log = await api.query(
      '{ auditEntries(first: 100) { edges { node { action target outcome } } } }',
    );
    const entry = { node: { action: 'revealInvitationCode', target: 'team', outcome: 'OK' } };
    expect(log).toEqual({ data: { auditEntries: { edges: [entry, entry, entry] } } });
  });

  it.each(['id', 'code'] as const)('is revoked by its %s', async (by) => {
    const code = await codeOf('a');
    const target = by === 'id' ? { id: 'a' } : { code };
    const revoked = (status: string) => ({
      data: { revokeInvitationCode: { userErrors: [], status, now: at(api.clock.now) } },
    });
    expect(await api.query(REVOKE, revoking(target))).toEqual(revoked('REVOKED'));
    expect(await api.query(REVOKE, revoking(target))).toEqual(revoked('ABSENT'));
    expect(await api.query(RESOLVE, { code })).toMatchObject({
      data: { resolveInvitationCode: { status: 'UNKNOWN' } },
    });
  });

  it('is none where every one is live, and the codes that are over are swept', async () => {
    await api.mayfly.spaces.create('small', { digits: 1, ttlMs: 1000 });
    for (let i = 0; i < 10; i += 1) await api.query(GET, { space: 'small', id: `id:${i}` });
    expect(await api.query(GET, { space: 'small', id: 'one more' })).toMatchObject({
      data: {
        getOrCreateInvitationCode: {
          userErrors: [{ code: 'CODES_EXHAUSTED', field: 'space' }],
          code: null,
        },
      },
    });
    const swept = async () => {
      const { data } = await api.query(SWEEP, { space: 'small' });
      return data;
    };
    const counts = { userErrors: [], leftCount: 0 };
    expect(await swept()).toMatchObject({ sweepInvitationCodes: { ...counts, sweptCount: 0 } });
    api.clock.now += 1000;
    expect(await swept()).toMatchObject({ sweepInvitationCodes: { ...counts, sweptCount: 10 } });
  });
});

describe('a page of live codes', () => {
  it('shows whose they are, and only the end of each', async () => {
    const code = await codeOf('a');
    api.clock.now += 1;
    const other = await codeOf('b');
    await api.query(RESOLVE, { code });
    const answer = await api.query<Page>(PAGE, { first: 10 });
    const { edges } = answer.data.invitationCodes;
    const start = api.clock.now - 1;
    expect(answer.data.invitationCodes).toEqual({
      totalCount: 2,
      now: at(start + 1),
      edges: [
        {
          cursor: expect.any(String),
          node: {
            id: 'a',
            maskedCode: `••••${code.slice(4)}`,
            uses: 1,
            usesLeft: 1,
            expiresAt: at(start + 900_000),
          },
        },
        { cursor: expect.any(String), node: { id: 'b', maskedCode: `••••${other.slice(4)}` } },
      ].map((edge) => ({ ...edge, node: expect.objectContaining(edge.node) })),
      pageInfo: {
        hasNextPage: false,
        hasPreviousPage: false,
        startCursor: edges[0]?.cursor,
        endCursor: edges[1]?.cursor,
      },
    });
    // Neither as it is nor as text of another base.
    for (const { cursor } of edges) {
      const forms = ['base64url', 'latin1', 'utf8'] as const;
      const texts = [
        cursor,
        ...forms.map((form) => Buffer.from(cursor, 'base64url').toString(form)),
      ];
      for (const text of texts) expect(text).not.toContain(code);
    }
  });

  it('goes on where it ended, also at another instance', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const id of ids) {
      await codeOf(id);
      api.clock.now += 1;
    }
    const apis = [api, await testApi({ beside: api })];
    const seen: string[] = [];
    let after: string | undefined;
    for (let i = 0; i < 3; i += 1) {
      const { data } = await (apis[i % 2] ?? api).query<Page>(PAGE, { first: 2, after });
      const { edges, pageInfo } = data.invitationCodes;
      seen.push(...edges.map(({ node }) => node.id));
      expect(pageInfo.hasNextPage).toBe(i < 2);
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(ids);
  });

  it.each([
    [{ first: 0 }, 'INVALID_PAGE', 'first'],
    [{ first: 251 }, 'INVALID_PAGE', 'first'],
    [{ first: 1, after: '' }, 'INVALID_CURSOR', 'after'],
    [{ first: 1, after: 'bm9uc2Vuc2U' }, 'INVALID_CURSOR', 'after'],
    [
      { first: 1, after: new CodeCursors(SECRETS).seal('another', 'MTox') },
      'INVALID_CURSOR',
      'after',
    ],
    [{ first: 1, space: 'absent' }, 'SPACE_NOT_FOUND', 'space'],
  ])('is not read for %j', async (variables, code, field) => {
    expect(await api.query(PAGE, variables)).toMatchObject({
      errors: [{ extensions: { code, field } }],
    });
  });

  it.each([
    ['', ''],
    ['12345', '•••••'],
    ['123456', '••••56'],
    ['ABCDEFGH', '••••••GH'],
  ])('masks %s as %s', (code, masked) => {
    expect(maskedCode(code)).toBe(masked);
  });
});

describe('bad input', () => {
  it.each([
    ['no id', GET, { id: '' }, 'INVALID_MEMBER', 'id'],
    ['no such space', GET, { id: 'a', space: 'absent' }, 'SPACE_NOT_FOUND', 'space'],
    ['no caller', RESOLVE, { code: '000000', caller: '' }, 'INVALID_MEMBER', 'caller'],
    ['no name of a space', RESOLVE, { code: '1', space: 'a b' }, 'INVALID_NAME', 'space'],
    ['letters', RESOLVE, { code: 'abcdef' }, 'INVALID_CODE', 'code'],
    ['too few digits', LOOK_UP, { code: '12345' }, 'INVALID_CODE', 'code'],
    ['no code to revoke', REVOKE, revoking({ code: '' }), 'INVALID_CODE', 'target.code'],
    ['too long an id', REVEAL, { id: 'x'.repeat(1025) }, 'INVALID_MEMBER', 'id'],
    ['an empty target', REVOKE, revoking({ id: '' }), 'INVALID_MEMBER', 'target.id'],
    ['nothing to sweep', SWEEP, { space: 'absent' }, 'SPACE_NOT_FOUND', 'space'],
  ])('is reported with its field: %s', async (_what, document, variables, code, field) => {
    const { data } = await api.query<Record<string, object>>(document, variables);
    const [payload] = Object.values(data);
    expect(payload).toMatchObject({ userErrors: [{ code, field }] });
  });

  it.each([
    [{}, 'target'],
    [{ id: 'a', code: '1' }, 'target'],
    [{ id: null }, 'target.id'],
  ])('names no code, or two: %j', async (target, field) => {
    expect(await api.query(REVOKE, revoking(target))).toMatchObject({
      errors: [{ extensions: { code: 'BAD_USER_INPUT', field } }],
    });
  });
});

it('are used and looked after by operators', async () => {
  const { secret: viewer } = await createToken(api, { name: 'v', role: 'VIEWER' });
  const { secret: operator } = await createToken(api, { name: 'o', role: 'OPERATOR' });
  for (const [document, variables] of [
    [GET, { id: 'a' }],
    [RESOLVE, { code: '000000' }],
    [LOOK_UP, { code: '000000' }],
    [REVEAL, { id: 'a' }],
    [REVOKE, revoking({ id: 'a' })],
    [SWEEP, {}],
    [PAGE, { first: 1 }],
  ] as const) {
    expect(await ask(api, { token: viewer }, document, variables)).toMatchObject({
      errors: [{ extensions: { code: 'FORBIDDEN' } }],
    });
    expect(await ask(api, { token: operator }, document, variables)).not.toHaveProperty('errors');
  }
});
