import { type CreateOptions } from '@mayfly/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

const defaultTtlMs = 60_000;

const SORTED: CreateOptions = { strategy: 'sorted', defaultTtlMs };
const STRATEGIES: readonly CreateOptions[] = [
  SORTED,
  { strategy: 'sharded', shards: 3, defaultTtlMs },
  { strategy: 'compact', defaultTtlMs },
  { strategy: 'keys', defaultTtlMs },
  { strategy: 'buckets', defaultTtlMs, blockMs: 10_000 },
  { strategy: 'window', windowMs: defaultTtlMs },
];

function at(offsetMs: number): string {
  return new Date(api.clock.now + offsetMs).toISOString();
}

/** Runs a mutation with its input, and hands out its payload. */
async function mutate<Payload = Record<string, unknown>>(
  mutation: string,
  input: Record<string, unknown>,
  fields: string,
): Promise<Payload> {
  const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
  const { data, errors } = await api.query<Record<string, Payload>>(
    `mutation ($input: ${type}Input!) {
      ${mutation}(input: $input) { userErrors { code field } ${fields} }
    }`,
    { input },
  );
  expect(errors).toBeUndefined();
  const payload = data[mutation];
  if (payload === undefined) throw new TypeError(mutation);
  return payload;
}

interface Removal {
  readonly results: readonly {
    readonly member: string;
    readonly status: string;
    readonly expiresAt: string | null;
    readonly value: unknown;
  }[];
}

describe.each(STRATEGIES)('in a set of strategy $strategy', (options) => {
  beforeEach(async () => {
    await api.mayfly.sets.create('set', options);
  });

  it('members are added, removed and restored with exactly their expiry', async () => {
    const members = ['a', 'b', 'c'];
    const added = await mutate<{ results: { status: string; expiresAt: string }[] }>(
      'addMembers',
      { set: 'set', members: members.map((member) => ({ member })) },
      'results { status expiresAt now }',
    );
    expect(added.results.map(({ status }) => status)).toEqual(['ADDED', 'ADDED', 'ADDED']);
    const removed = await mutate<Removal>(
      'removeMembers',
      { set: 'set', members: [...members, 'absent'] },
      'now results { member status value expiresAt }',
    );
    expect(removed).toMatchObject({
      now: at(0),
      results: [
        ...members.map((member, i) => ({
          member,
          status: 'REMOVED',
          value: null,
          expiresAt: added.results[i]?.expiresAt,
        })),
        { member: 'absent', status: 'ABSENT', value: null, expiresAt: null },
      ],
    });

    api.clock.now += 1000;
    await mutate('addMember', { set: 'set', member: 'b' }, 'status');
    const restored = await mutate(
      'restoreMembers',
      {
        set: 'set',
        members: removed.results.slice(0, 3).map(({ member, expiresAt }) => ({
          member,
          undo: { removed: { expiry: { at: expiresAt } } },
        })),
      },
      'now results { member status expiresAt }',
    );
    expect(restored).toMatchObject({
      now: at(0),
      results: [
        { member: 'a', status: 'RESTORED', expiresAt: added.results[0]?.expiresAt },
        { member: 'b', status: 'TAKEN' },
        { member: 'c', status: 'RESTORED', expiresAt: added.results[2]?.expiresAt },
      ],
    });
  });

  it('one member is removed and returned; an expired one is not restored', async () => {
    const { expiresAt } = await mutate<{ expiresAt: string }>(
      'addMember',
      { set: 'set', member: 'a' },
      'status expiresAt',
    );
    const remove = () =>
      mutate('removeMember', { set: 'set', member: 'a' }, 'status value expiresAt now');
    expect(await remove()).toEqual({
      userErrors: [],
      status: 'REMOVED',
      value: null,
      expiresAt,
      now: at(0),
    });
    expect(await remove()).toMatchObject({ status: 'ABSENT', expiresAt: null });
    api.clock.now = Date.parse(expiresAt);
    const undo = { removed: { expiry: { at: expiresAt } } };
    expect(
      await mutate(
        'restoreMembers',
        { set: 'set', members: [{ member: 'a', undo }] },
        'results { member status expiresAt }',
      ),
    ).toMatchObject({ results: [{ member: 'a', status: 'EXPIRED', expiresAt: null }] });
  });

  it('what matches is removed in steps', async () => {
    const set = await api.mayfly.sets.find('set');
    const names = Array.from({ length: 60 }, (_, i) => `${i % 2 ? 'go' : 'stay'}:${i}`);
    await set.addMany(names.map((member) => ({ member })));
    const removed: string[] = [];
    let after: string | null = null;
    do {
      const step: { removed: { member: string }[]; endCursor: string | null } = await mutate(
        'removeMatchingMembers',
        { set: 'set', filter: { prefix: 'go:' }, first: 20, after },
        'removed { member expiresAt } endCursor scannedCount totalCount now',
      );
      removed.push(...step.removed.map(({ member }) => member));
      after = step.endCursor;
    } while (after !== null);
    expect(removed.toSorted()).toEqual(names.filter((name) => name.startsWith('go')).toSorted());
    expect(await set.has('stay:0')).toBe(true);
  });

  it('an event is seen once', async () => {
    const see = (happenedAt?: string) =>
      mutate('seenBefore', { set: 'set', member: 'event', at: happenedAt }, 'status expiresAt now');
    expect(await see()).toMatchObject({ status: 'NEW', now: at(0) });
    expect(await see()).toMatchObject({ status: 'SEEN' });
    expect(
      await mutate(
        'seenBefore',
        { set: 'set', member: 'old', at: at(-10 * defaultTtlMs) },
        'status expiresAt now',
      ),
    ).toEqual({ userErrors: [], status: 'TOO_OLD', expiresAt: null, now: null });
  });

  it('is cleared', async () => {
    await mutate('addMember', { set: 'set', member: 'a' }, 'status');
    expect(await mutate('clearExpiringSet', { set: 'set' }, 'now')).toMatchObject({ now: at(0) });
    const set = await api.mayfly.sets.find('set');
    expect(await set.has('a')).toBe(false);
  });
});

describe('a lifetime', () => {
  beforeEach(async () => {
    for (const options of STRATEGIES) {
      await api.mayfly.sets.create(`${options.strategy}`, options);
    }
  });

  const outcomes = async (lifetime: Record<string, unknown>) => {
    const all: Record<string, unknown> = {};
    for (const { strategy = '' } of STRATEGIES) {
      const { userErrors, status, expiresAt } = await mutate<{
        userErrors: { code: string; field: string }[];
        status: string;
        expiresAt: string | null;
      }>('addMember', { set: strategy, member: 'a', lifetime }, 'status expiresAt');
      all[strategy] = userErrors[0] ?? `${status} ${expiresAt}`;
    }
    return all;
  };
  const refused = (field: string) => ({ code: 'WRONG_STRATEGY', field: `lifetime.${field}` });

  it('is a time from now', async () => {
    const until = `ADDED ${at(20_000)}`;
    expect(await outcomes({ ttlMs: 20_000 })).toEqual({
      sorted: until,
      sharded: until,
      compact: until,
      keys: until,
      buckets: until,
      window: refused('ttlMs'),
    });
  });

  it('is a moment', async () => {
    const until = `ADDED ${at(1234)}`;
    expect(await outcomes({ expiresAt: at(1234) })).toEqual({
      sorted: until,
      sharded: until,
      compact: until,
      keys: until,
      buckets: refused('expiresAt'),
      window: refused('expiresAt'),
    });
  });

  it('can be forever', async () => {
    expect(await outcomes({ never: true })).toEqual({
      sorted: 'ADDED null',
      sharded: 'ADDED null',
      compact: 'ADDED null',
      keys: refused('never'),
      buckets: refused('never'),
      window: refused('never'),
    });
  });
});

describe('expiries', () => {
  beforeEach(async () => {
    const { set } = await api.mayfly.sets.create('set', { defaultTtlMs });
    await set.add('a', { ttlMs: 1000, value: 'kept' });
    await set.add('b', { ttlMs: 2000 });
    await set.add('forever', { expiresAt: Infinity });
  });

  const FIELDS = 'now results { member status expiresAt formerExpiresAt }';
  const one = 'status expiresAt formerExpiresAt now';

  it('of one member are moved, and tell what they were', async () => {
    expect(await mutate('extendMember', { set: 'set', member: 'a', byMs: 500 }, one)).toEqual({
      userErrors: [],
      status: 'CHANGED',
      expiresAt: at(1500),
      formerExpiresAt: at(1000),
      now: at(0),
    });
    expect(
      await mutate('expireMemberAt', { set: 'set', member: 'a', expiresAt: at(9) }, one),
    ).toMatchObject({ expiresAt: at(9), formerExpiresAt: at(1500) });
    expect(await mutate('persistMember', { set: 'set', member: 'a' }, one)).toMatchObject({
      status: 'CHANGED',
      expiresAt: null,
      formerExpiresAt: at(9),
    });
    expect(await mutate('persistMember', { set: 'set', member: 'x' }, one)).toMatchObject({
      status: 'ABSENT',
      formerExpiresAt: null,
    });
  });

  it('of many are extended, and taken back exactly where nothing came between', async () => {
    expect(
      await mutate('extendMembers', { set: 'set', members: ['a', 'b', 'x'], byMs: 500 }, FIELDS),
    ).toEqual({
      userErrors: [],
      now: at(0),
      results: [
        { member: 'a', status: 'CHANGED', expiresAt: at(1500), formerExpiresAt: at(1000) },
        { member: 'b', status: 'CHANGED', expiresAt: at(2500), formerExpiresAt: at(2000) },
        { member: 'x', status: 'ABSENT', expiresAt: null, formerExpiresAt: null },
      ],
    });
    const set = api.mayfly.sets.open('set');
    await set.extend('b', 1);
    const undo = (from: string, to: string) => ({
      rescheduled: { from: { at: from }, to: { at: to } },
    });
    expect(
      await mutate(
        'restoreMembers',
        {
          set: 'set',
          members: [
            { member: 'a', undo: undo(at(1500), at(1000)) },
            { member: 'b', undo: undo(at(2500), at(2000)) },
            { member: 'x', undo: undo(at(2500), at(2000)) },
          ],
        },
        'results { member status expiresAt }',
      ),
    ).toMatchObject({
      results: [
        { member: 'a', status: 'RESTORED', expiresAt: at(1000) },
        { member: 'b', status: 'TAKEN', expiresAt: at(2501) },
        { member: 'x', status: 'ABSENT', expiresAt: null },
      ],
    });
    expect(await set.get('a')).toMatchObject({ value: 'kept', remainingMs: 1000 });
  });

  it('of many are set to a time or to never, and reverted', async () => {
    const members = ['a', 'forever'];
    expect(
      await mutate('expireMembersAt', { set: 'set', members, expiresAt: at(7000) }, FIELDS),
    ).toMatchObject({ results: [{ formerExpiresAt: at(1000) }, { formerExpiresAt: null }] });
    expect(await mutate('persistMembers', { set: 'set', members: ['a'] }, FIELDS)).toMatchObject({
      results: [{ status: 'CHANGED', expiresAt: null, formerExpiresAt: at(7000) }],
    });
    const back = {
      set: 'set',
      members: [
        {
          member: 'a',
          undo: { rescheduled: { from: { never: true }, to: { at: at(7000) } } },
        },
        {
          member: 'forever',
          undo: { rescheduled: { from: { at: at(7000) }, to: { never: true } } },
        },
      ],
    };
    expect(await mutate('restoreMembers', back, 'results { status expiresAt }')).toMatchObject({
      results: [
        { status: 'RESTORED', expiresAt: at(7000) },
        { status: 'RESTORED', expiresAt: null },
      ],
    });
  });

  it('leave alone what would live too long', async () => {
    const byMs = 315_360_000_000 - 1000;
    expect(
      await mutate('extendMembers', { set: 'set', members: ['a', 'b'], byMs }, FIELDS),
    ).toMatchObject({ results: [{ status: 'CHANGED' }, { status: 'REFUSED', expiresAt: null }] });
  });

  it('and values come back with a member that was removed', async () => {
    await mutate('removeMembers', { set: 'set', members: ['a', 'forever'] }, 'now');
    const members = [
      { member: 'a', undo: { removed: { expiry: { at: at(1000) }, value: 'kept' } } },
      { member: 'forever', undo: { removed: { expiry: { never: true }, value: null } } },
    ];
    expect(
      await mutate('restoreMembers', { set: 'set', members }, 'results { status expiresAt }'),
    ).toMatchObject({
      results: [
        { status: 'RESTORED', expiresAt: at(1000) },
        { status: 'RESTORED', expiresAt: null },
      ],
    });
    expect(await api.mayfly.sets.open('set').get('a')).toMatchObject({
      value: 'kept',
      remainingMs: 1000,
    });
  });

  it('cannot be changed in a set whose members have no separate expiries', async () => {
    for (const options of STRATEGIES) {
      await api.mayfly.sets.create(`${options.strategy}`, options);
    }
    const codes: Record<string, unknown> = {};
    for (const { strategy = '' } of STRATEGIES) {
      const extended = await mutate<{ userErrors: object[] }>(
        'extendMembers',
        { set: strategy, members: ['a'], byMs: 1 },
        'now',
      );
      const persisted = await mutate<{ userErrors: object[] }>(
        'persistMember',
        { set: strategy, member: 'a' },
        'now',
      );
      codes[strategy] = [extended.userErrors[0], persisted.userErrors[0]];
    }
    const refusal = { code: 'WRONG_STRATEGY', field: 'set' };
    expect(codes).toEqual({
      sorted: [undefined, undefined],
      sharded: [undefined, undefined],
      compact: [undefined, undefined],
      keys: [undefined, refusal],
      buckets: [refusal, refusal],
      window: [refusal, refusal],
    });
  });
});

describe('what cannot be done', () => {
  const many = Array.from({ length: 1001 }, (_, i) => `m${i}`);
  const undo = (removed: Record<string, unknown>) => ({
    set: 'set',
    members: [{ member: 'a', undo: { removed } }],
  });

  beforeEach(async () => {
    const { set } = await api.mayfly.sets.create('set', { defaultTtlMs });
    await set.add('a');
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['removeMembers', { set: 'nope', members: ['a'] }, 'SET_NOT_FOUND', 'set'],
    ['removeMembers', { set: 'a b', members: ['a'] }, 'INVALID_NAME', 'set'],
    ['removeMembers', { set: 'set', members: [] }, 'INVALID_BATCH', 'members'],
    ['removeMembers', { set: 'set', members: many }, 'INVALID_BATCH', 'members'],
    ['removeMembers', { set: 'set', members: ['a', ''] }, 'INVALID_MEMBER', 'members[1]'],
    ['extendMembers', { set: 'set', members: ['a'], byMs: 0.5 }, 'INVALID_TTL', 'byMs'],
    ['extendMembers', { set: 'set', members: ['a', ''], byMs: 1 }, 'INVALID_MEMBER', 'members[1]'],
    ['persistMembers', { set: 'set', members: [] }, 'INVALID_BATCH', 'members'],
    [
      'expireMembersAt',
      { set: 'set', members: ['a'], expiresAt: '2020-01-01T00:00:00Z' },
      'INVALID_EXPIRY',
      'expiresAt',
    ],
    ['removeMatchingMembers', { set: 'set', filter: {}, first: 1 }, 'INVALID_OPTION', 'filter'],
    [
      'removeMatchingMembers',
      { set: 'set', filter: { prefix: 'a' }, first: 0 },
      'INVALID_PAGE',
      'first',
    ],
    [
      'removeMatchingMembers',
      { set: 'set', filter: { contains: 'x'.repeat(1025) }, first: 1 },
      'INVALID_MEMBER',
      'filter.contains',
    ],
    [
      'restoreMembers',
      undo({ expiry: { never: false } }),
      'INVALID_EXPIRY',
      'members[0].undo.removed.expiry.never',
    ],
    [
      'restoreMembers',
      undo({ expiry: { at: '2050-01-01T00:00:00Z' } }),
      'INVALID_EXPIRY',
      'members[0].undo.removed.expiry',
    ],
    [
      'restoreMembers',
      undo({ expiry: { never: true }, value: 'x'.repeat(5000) }),
      'INVALID_VALUE',
      'members[0].undo.removed.value',
    ],
    [
      'addMember',
      { set: 'set', member: 'b', lifetime: { ttlMs: 0 } },
      'INVALID_TTL',
      'lifetime.ttlMs',
    ],
    [
      'addMember',
      { set: 'set', member: 'b', lifetime: { never: false } },
      'INVALID_EXPIRY',
      'lifetime.never',
    ],
    [
      'addMember',
      { set: 'set', member: 'b', ttlMs: 1, lifetime: { never: true } },
      'INVALID_TTL',
      'ttlMs',
    ],
    [
      'addMembers',
      {
        set: 'set',
        members: [
          { member: 'b' },
          { member: 'c', lifetime: { expiresAt: '2020-01-01T00:00:00Z' } },
        ],
      },
      'INVALID_EXPIRY',
      'members[1].lifetime.expiresAt',
    ],
    ['seenBefore', { set: 'set', member: '' }, 'INVALID_MEMBER', 'member'],
  ])('%s %j', async (mutation, input, code, field) => {
    const { userErrors } = await mutate(mutation, input, '');
    expect(userErrors).toEqual([{ code, field }]);
    const set = api.mayfly.sets.open('set');
    expect(await set.get('a')).toMatchObject({ remainingMs: 60_000 });
    expect(await set.has('b')).toBe(false);
  });

  it.each([
    ['addMember', { set: 'set', member: 'b', lifetime: { ttlMs: 1, never: true } }],
    ['restoreMembers', { set: 'set', members: [{ member: 'a', undo: {} }] }],
  ])('%s with not exactly one of several', async (mutation, input) => {
    const type = mutation.charAt(0).toUpperCase() + mutation.slice(1);
    const { errors } = await api.query(
      `mutation ($input: ${type}Input!) { ${mutation}(input: $input) { userErrors { code } } }`,
      { input },
    );
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
