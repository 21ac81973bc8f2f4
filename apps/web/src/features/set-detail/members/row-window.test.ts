import { describe, expect, it } from 'vitest';
import {
  covers,
  goneSince,
  rankToRead,
  readWindow,
  reuseMembers,
  rowsToRead,
  windowArguments,
  type RowWindow,
} from './row-window.ts';

const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();

const page = (startRank: number, members: readonly string[], total = 1_000) => ({
  now: iso(START),
  startRank,
  totalCount: total,
  edges: members.map((member) => ({
    node: { member, value: { n: 1 }, expiresAt: iso(START + 5) },
  })),
  pageInfo: { startCursor: 'first', endCursor: 'last', hasNextPage: true },
});
const rows = (count: number, lastMs: number | null): RowWindow => ({
  id: 0,
  members: Array.from({ length: count }, (_, index) => ({
    member: `m${index}`,
    value: null,
    expiresAt: lastMs === null ? null : START + (lastMs * (index + 1)) / count,
  })),
  start: 0,
  total: count,
  readAt: START,
  before: null,
});

describe('a window', () => {
  it('starts at the top, where new members appear', () => {
    expect(windowArguments({ rank: 0 }, 200)).toEqual({ first: 200 });
    expect(readWindow(page(0, ['a', 'b']), 1, { rank: 0 })).toMatchObject({
      start: 0,
      before: null,
      members: [{ member: 'a' }, { member: 'b' }],
    });
  });

  it('starts at a rank, and stores the cursor before it', () => {
    expect(windowArguments({ rank: 40 }, 200)).toEqual({ first: 201, fromRank: 39 });
    const window = readWindow(page(39, ['before', 'a']), 1, { rank: 40 });
    expect(window).toMatchObject({ start: 40, before: 'first', members: [{ member: 'a' }] });
  });

  it('finds its rows again at any rank', () => {
    expect(windowArguments({ after: 'first' }, 200)).toEqual({ first: 200, after: 'first' });
    const window = readWindow(page(33, ['a']), 1, { after: 'first' });
    expect(window).toMatchObject({ start: 33, before: 'first', members: [{ member: 'a' }] });
  });
});

describe('reuseMembers', () => {
  it('keeps the objects of unchanged members, including values', () => {
    const { members } = readWindow(page(0, ['a', 'b']), 1, { rank: 0 });
    const later = readWindow(page(0, ['b', 'a']), 1, { rank: 0 }).members;
    const reused = reuseMembers(members, later);
    expect(reused[0]).toBe(members[1]);
    expect(reused[1]).toBe(members[0]);
    const changed = later.map((member) => ({ ...member, value: { n: 2 } }));
    expect(reuseMembers(members, changed)).toEqual(changed);
  });
});

describe('rowsToRead', () => {
  it('is more if members expire fast', () => {
    expect(rowsToRead(undefined)).toBe(200);
    expect(rowsToRead(rows(200, null))).toBe(200);
    expect(rowsToRead(rows(200, 7_000))).toBe(200);
    expect(rowsToRead(rows(200, 6_000))).toBe(499);
  });
});

describe('rankToRead', () => {
  const window = { start: 100, members: rows(200, null).members, total: 10_000 };

  it('is null while enough rows are loaded on both sides', () => {
    expect(rankToRead(window, { first: 150, last: 170 }, 200)).toBeNull();
    expect(rankToRead({ ...window, start: 0 }, { first: 0, last: 20 }, 200)).toBeNull();
    expect(rankToRead({ ...window, total: 300 }, { first: 280, last: 299 }, 200)).toBeNull();
    expect(rankToRead({ start: 0, members: [], total: 0 }, { first: 0, last: -1 }, 200)).toBeNull();
  });

  it('otherwise centres the rows in view', () => {
    expect(rankToRead(window, { first: 120, last: 140 }, 200)).toBe(30);
    expect(rankToRead(window, { first: 5_000, last: 5_020 }, 200)).toBe(4_910);
    expect(rankToRead(window, { first: 10, last: 30 }, 200)).toBe(0);
  });
});

it('returns whether a member would be among its rows', () => {
  const { members } = rows(4, 40);
  const at = (expiresAt: number | null) => ({ member: 'x', value: null, expiresAt });
  const part = { start: 0, members, total: 100 };
  expect(covers(part, at(START + 30))).toBe(true);
  expect(covers(part, at(START + 50))).toBe(false);
  expect(covers(part, at(null))).toBe(false);
  expect(covers({ ...part, total: 4 }, at(START + 50))).toBe(true);
});

it('counts how many members have gone since', () => {
  const window = rows(4, 40);
  expect(goneSince(window, START)).toBe(0);
  expect(goneSince(window, START + 20)).toBe(2);
});
