import { beforeEach, describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

const COMBINE = `query ($operation: SetOperation!, $sets: [String!]!, $expiry: CombinedExpiry, $first: Int!, $after: String) {
  combinedMembers(operation: $operation, sets: $sets, expiry: $expiry, first: $first, after: $after) {
    members { member value expiresAt remainingMs } endCursor scannedCount totalCount now
  }
}`;

function at(offsetMs: number): string {
  return new Date(api.clock.now + offsetMs).toISOString();
}

beforeEach(async () => {
  api = await testApi();
  const { set: a } = await api.mayfly.sets.create('a', { defaultTtlMs: 1000 });
  const { set: b } = await api.mayfly.sets.create('b', {
    strategy: 'compact',
    defaultTtlMs: 2000,
  });
  await Promise.all(['both', 'only a'].map((member) => a.add(member)));
  await Promise.all(['both', 'only b'].map((member) => b.add(member)));
});

async function combine(variables: Record<string, unknown>): Promise<Record<string, string>> {
  const { data, errors } = await api.query<{
    combinedMembers: {
      members: { member: string; expiresAt: string }[];
      endCursor: string | null;
      now: string;
    };
  }>(COMBINE, { sets: ['a', 'b'], first: 500, ...variables });
  expect(errors).toBeUndefined();
  const { members, endCursor, now } = data.combinedMembers;
  expect(endCursor).toBeNull();
  expect(now).toBe(at(0));
  return Object.fromEntries(members.map(({ member, expiresAt }) => [member, expiresAt]));
}

describe('members of several sets', () => {
  it('are united, intersected and subtracted', async () => {
    expect(await combine({ operation: 'UNION' })).toEqual({
      both: at(2000),
      'only a': at(1000),
      'only b': at(2000),
    });
    expect(await combine({ operation: 'INTERSECTION' })).toEqual({ both: at(1000) });
    expect(await combine({ operation: 'INTERSECTION', expiry: 'LATEST' })).toEqual({
      both: at(2000),
    });
    expect(await combine({ operation: 'DIFFERENCE' })).toEqual({ 'only a': at(1000) });
    expect(await combine({ operation: 'DIFFERENCE', sets: ['b', 'a'] })).toEqual({
      'only b': at(2000),
    });
  });

  it('are read on from where the step before has ended', async () => {
    const step = async (after: string | null) => {
      const { data } = await api.query<{
        combinedMembers: { members: { member: string }[]; endCursor: string | null };
      }>(COMBINE, { operation: 'UNION', sets: ['a', 'b'], first: 1, after });
      return data.combinedMembers;
    };
    const first = await step(null);
    const second = await step(first.endCursor);
    expect(second.endCursor).toBeNull();
    const found = [...first.members, ...second.members].map(({ member }) => member);
    expect(found.toSorted()).toEqual(['both', 'only a', 'only b']);
  });

  it.each([
    [{ sets: ['a'] }, 'INVALID_BATCH', 'sets'],
    [{ sets: Array.from({ length: 65 }, () => 'a') }, 'INVALID_BATCH', 'sets'],
    [{ sets: ['a', 'absent'] }, 'SET_NOT_FOUND', 'sets[1]'],
    [{ sets: ['a', ''] }, 'INVALID_NAME', 'sets[1]'],
    [{ first: 0 }, 'INVALID_PAGE', 'first'],
    [{ after: 'x' }, 'INVALID_CURSOR', 'after'],
  ])('are refused: %j', async (variables, code, field) => {
    const asked = { operation: 'UNION', sets: ['a', 'b'], first: 1, ...variables };
    const { errors } = await api.query(COMBINE, asked);
    expect(errors?.[0]?.extensions).toEqual({ code, field });
  });

  it('are not of windows', async () => {
    await api.mayfly.sets.create('w', { strategy: 'window', windowMs: 1000 });
    const { errors } = await api.query(COMBINE, { operation: 'UNION', sets: ['a', 'w'], first: 1 });
    expect(errors?.[0]?.extensions).toEqual({ code: 'WRONG_STRATEGY', field: 'sets[1]' });
  });
});
