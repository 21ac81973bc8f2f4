import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';
import { ask, createToken } from '../support/clients.ts';

const SETTINGS = `name alphabet length checkSymbol ttlMs maxUses missesPerCaller { limit windowMs }
  missesOfAll { limit windowMs } createdAt utilisation { live capacity share now }`;
const CREATE = `mutation ($input: CreateInvitationSpaceInput!) {
  createInvitationSpace(input: $input) { userErrors { code field message } status space { ${SETTINGS} } }
}`;
const CHANGE = `mutation ($input: ChangeInvitationSpaceInput!) {
  changeInvitationSpace(input: $input) { userErrors { code field } space { ${SETTINGS} } }
}`;
const DELETE = `mutation ($space: String!) {
  deleteInvitationSpace(input: { space: $space }) { userErrors { code field } status }
}`;
const LIST = `query ($first: Int!, $after: String) {
  invitationSpaces(first: $first, after: $after) {
    totalCount edges { node { name utilisation { live } } } pageInfo { hasNextPage endCursor }
  }
}`;

const DEFAULTS = {
  name: 'team',
  alphabet: 'DECIMAL',
  length: 6,
  checkSymbol: false,
  ttlMs: 900_000,
  maxUses: null,
  missesPerCaller: { limit: 10, windowMs: 600_000 },
  missesOfAll: { limit: 1000, windowMs: 60_000 },
};

let api: TestApi;
let now: string;

beforeEach(async () => {
  api = await testApi();
  now = new Date(api.clock.now).toISOString();
});

function space(settings: object = {}, capacity = 1_000_000) {
  const utilisation = { live: 0, capacity, share: 0, now };
  return { ...DEFAULTS, ...settings, createdAt: now, utilisation };
}

describe('spaces', () => {
  it('have the outcomes of the calls of the last hour', async () => {
    await api.query(CREATE, { input: { space: 'team' } });
    const codes = await api.mayfly.spaces.open('team');
    const { code } = await codes.getOrCreateCode('party');
    await codes.resolve(code);
    await codes.lookUp(code === '000000' ? '111111' : '000000');
    await api.mayfly.spaces.flush();
    const query = `{ invitationSpace(space: "team") {
      activity(points: 1) { created resolved missed limited }
    } }`;
    expect(await api.query(query)).toEqual({
      data: {
        invitationSpace: {
          activity: { created: [1], resolved: [1], missed: [1], limited: [0] },
        },
      },
    });
  });

  it.each([
    [{}, {}],
    [
      { length: 4, maxUses: 2 },
      { length: 4, maxUses: 2, capacity: 10_000 },
    ],
    [
      { alphabet: 'CROCKFORD32', length: 2, checkSymbol: true },
      { alphabet: 'CROCKFORD32', length: 2, checkSymbol: true, capacity: 1024 },
    ],
    [{ alphabet: 'BASE20' }, { alphabet: 'BASE20', length: 8, capacity: 25_600_000_000 }],
  ])('are created from %j', async (input, expected) => {
    const { capacity, ...settings } = { capacity: 1_000_000, ...expected };
    expect(await api.query(CREATE, { input: { space: 'team', ...input } })).toEqual({
      data: {
        createInvitationSpace: {
          userErrors: [],
          status: 'CREATED',
          space: space(settings, capacity),
        },
      },
    });
    const again = { input: { space: 'team', alphabet: 'BASE20', length: 3 } };
    expect(await api.query(CREATE, again)).toMatchObject({
      data: { createInvitationSpace: { status: 'EXISTS', space: settings } },
    });
  });

  it('keep what is not changed', async () => {
    await api.query(CREATE, { input: { space: 'team', maxUses: 3, ttlMs: 1000 } });
    const changed = async (input: object) => {
      const answer = await api.query(CHANGE, { input: { space: 'team', ...input } });
      return answer.data;
    };
    const missesOfAll = { limit: 1, windowMs: 1 };
    expect(await changed({ missesOfAll })).toEqual({
      changeInvitationSpace: {
        userErrors: [],
        space: space({ maxUses: 3, ttlMs: 1000, missesOfAll }),
      },
    });
    expect(await changed({ maxUses: null, ttlMs: 2000 })).toMatchObject({
      changeInvitationSpace: { space: { maxUses: null, ttlMs: 2000, missesOfAll } },
    });
  });

  it('are listed by name with how full they are', async () => {
    for (const name of ['b', 'a', 'c']) await api.query(CREATE, { input: { space: name } });
    const codes = await api.mayfly.spaces.open('b');
    await codes.getOrCreateCode('x');
    interface List {
      invitationSpaces: { pageInfo: { endCursor: string } };
    }
    const { data } = await api.query<List>(LIST, { first: 2 });
    expect(data.invitationSpaces).toEqual({
      totalCount: 3,
      edges: [
        { node: { name: 'a', utilisation: { live: 0 } } },
        { node: { name: 'b', utilisation: { live: 1 } } },
      ],
      pageInfo: { hasNextPage: true, endCursor: expect.any(String) },
    });
    const after = data.invitationSpaces.pageInfo.endCursor;
    expect(await api.query(LIST, { first: 2, after })).toMatchObject({
      data: {
        invitationSpaces: { edges: [{ node: { name: 'c' } }], pageInfo: { hasNextPage: false } },
      },
    });
  });

  it('go with their codes', async () => {
    await api.query(CREATE, { input: { space: 'team' } });
    const { code } = await (await api.mayfly.spaces.open('team')).getOrCreateCode('x');
    const deleted = (status: string) => ({
      data: { deleteInvitationSpace: { userErrors: [], status } },
    });
    expect(await api.query(DELETE, { space: 'team' })).toEqual(deleted('DELETED'));
    expect(await api.query(DELETE, { space: 'team' })).toEqual(deleted('ABSENT'));
    expect(await api.query('{ invitationSpace(space: "team") { name } }')).toEqual({
      data: { invitationSpace: null },
    });
    await api.query(CREATE, { input: { space: 'team' } });
    const answer = await (await api.mayfly.spaces.open('team')).resolve(code);
    expect(answer.status).toBe('unknown');
  });
});

describe('bad input', () => {
  it.each([
    [{ space: 'a b' }, 'INVALID_NAME', 'space'],
    [{ length: 16 }, 'INVALID_OPTION', 'length'],
    [{ length: null }, 'INVALID_OPTION', 'length'],
    [{ alphabet: 'BASE20', length: 12 }, 'INVALID_OPTION', 'length'],
    [{ checkSymbol: true }, 'INVALID_OPTION', 'checkSymbol'],
    [{ ttlMs: 0 }, 'INVALID_TTL', 'ttlMs'],
    [{ ttlMs: null }, 'INVALID_TTL', 'ttlMs'],
    [{ maxUses: 0 }, 'INVALID_OPTION', 'maxUses'],
    [{ missesPerCaller: { limit: 0, windowMs: 1 } }, 'INVALID_OPTION', 'missesPerCaller.limit'],
    [{ missesOfAll: { limit: 1, windowMs: 0 } }, 'INVALID_OPTION', 'missesOfAll.windowMs'],
  ])('creates nothing, and names its field: %j', async (bad, code, field) => {
    const answer = await api.query<{
      createInvitationSpace: { userErrors: { message: string }[] };
    }>(CREATE, { input: { space: 'team', ...bad } });
    expect(answer).toMatchObject({
      data: {
        createInvitationSpace: { userErrors: [{ code, field }], status: null, space: null },
      },
    });
    expect(answer.data.createInvitationSpace.userErrors[0]?.message).toContain(field);
    expect(await api.query(LIST, { first: 1 })).toMatchObject({
      data: { invitationSpaces: { totalCount: 0 } },
    });
  });

  it.each([
    [{ space: 'absent' }, 'SPACE_NOT_FOUND', 'space'],
    [{ ttlMs: 0 }, 'INVALID_TTL', 'ttlMs'],
    [{ maxUses: 1_000_000_001 }, 'INVALID_OPTION', 'maxUses'],
  ])('changes nothing: %j', async (bad, code, field) => {
    await api.query(CREATE, { input: { space: 'team' } });
    expect(await api.query(CHANGE, { input: { space: 'team', ...bad } })).toMatchObject({
      data: { changeInvitationSpace: { userErrors: [{ code, field }], space: null } },
    });
    expect(await api.query(`{ invitationSpace(space: "team") { ${SETTINGS} } }`)).toEqual({
      data: { invitationSpace: space() },
    });
  });
});

it('are read by all, and changed by admins only', async () => {
  const { secret: viewer } = await createToken(api, { name: 'v', role: 'VIEWER' });
  const { secret: operator } = await createToken(api, { name: 'o', role: 'OPERATOR' });
  const forbidden = { errors: [{ extensions: { code: 'FORBIDDEN' } }] };
  const input = { space: 'team' };
  expect(await ask(api, { token: operator }, CREATE, { input })).toMatchObject(forbidden);
  expect(await ask(api, { token: operator }, CHANGE, { input })).toMatchObject(forbidden);
  expect(await ask(api, { token: operator }, DELETE, input)).toMatchObject(forbidden);
  expect(await ask(api, { token: viewer }, LIST, { first: 1 })).not.toHaveProperty('errors');
});
