import { describe, expect, it } from 'vitest';
import { liveFigures, pageSizeAfter, readPages, runsDry, type SetPage } from './set-window.ts';

const START = Date.parse('2026-01-01T12:00:00.000Z');
const iso = (at: number) => new Date(at).toISOString();

function page(now: number, members: readonly [string, number | null][], count: number): SetPage {
  const [first] = members;
  return {
    name: 'logins',
    defaultTtlMs: 60_000,
    count,
    nextExpiresAt: first?.[1] == null ? null : iso(first[1]),
    now: iso(now),
    members: {
      edges: members.map(([member, expiresAt]) => ({
        node: { member, value: null, expiresAt: expiresAt === null ? null : iso(expiresAt) },
      })),
      pageInfo: { startCursor: 's', endCursor: 'e', hasNextPage: false, hasPreviousPage: false },
    },
  };
}

describe('readPages', () => {
  it('has nothing to say of no pages', () => {
    expect(readPages([])).toBeUndefined();
  });

  it('flattens pages in order of expiry, those that never expire last', () => {
    const reading = readPages([
      page(
        START,
        [
          ['b', START + 10],
          ['never', null],
        ],
        4,
      ),
      page(
        START,
        [
          ['c', START + 20],
          ['a', START + 10],
        ],
        4,
      ),
    ]);
    expect(reading?.members.map(({ member }) => member)).toEqual(['a', 'b', 'c', 'never']);
  });

  it('counts a member that moved between two pages once, as it was read last', () => {
    const early = page(START, [['a', START + 10]], 1);
    const late = page(START + 5, [['a', START + 900]], 1);
    for (const pages of [
      [early, late],
      [late, early],
    ]) {
      expect(readPages(pages)?.members).toEqual([
        { member: 'a', value: null, expiresAt: START + 900 },
      ]);
    }
  });

  it('takes the figures from the page that was read last', () => {
    const reading = readPages([page(START + 5, [], 7), page(START, [], 9)]);
    expect(reading).toMatchObject({ count: 7, readAt: START + 5 });
  });
});

describe('liveFigures', () => {
  const reading = readPages([
    page(
      START,
      [
        ['a', START + 10],
        ['b', START + 20],
        ['c', null],
      ],
      3,
    ),
  ]);

  it('follow at the very millisecond at which a member expires', () => {
    if (!reading) throw new Error('There is a page.');
    const at = (now: number) => liveFigures(reading, reading.members, now);
    expect(at(START + 9)).toEqual({ count: 3, nextExpiresAt: START + 10 });
    expect(at(START + 10)).toEqual({ count: 2, nextExpiresAt: START + 20 });
    expect(at(START + 20)).toEqual({ count: 1, nextExpiresAt: null });
  });
});

describe('pageSizeAfter', () => {
  const rows = (count: number, lastMs: number | null) =>
    page(
      START,
      Array.from({ length: count }, (_, i) => [
        `m${i}`,
        lastMs === null ? null : START + (lastMs * (i + 1)) / count,
      ]),
      count,
    );

  it('is a hundred at first, for an empty set, and where members take their time', () => {
    expect(pageSizeAfter(undefined)).toBe(100);
    expect(pageSizeAfter(rows(0, 0))).toBe(100);
    expect(pageSizeAfter(rows(100, null))).toBe(100);
    expect(pageSizeAfter(rows(90, 3000))).toBe(100);
  });

  it('is five hundred where more than thirty expire a second, whatever the size before', () => {
    expect(pageSizeAfter(rows(91, 3000))).toBe(500);
    expect(pageSizeAfter(rows(455, 15_000))).toBe(500);
  });
});

describe('runsDry', () => {
  const lasting = (count: number, lastMs: number | null) =>
    Array.from({ length: count }, (_, i) => ({
      member: `m${i}`,
      value: null,
      expiresAt: lastMs === null ? null : START + lastMs,
    }));

  it('is so where few rows are left, or none that lasts two seconds', () => {
    expect(runsDry([], START)).toBe(true);
    expect(runsDry(lasting(49, 60_000), START)).toBe(true);
    expect(runsDry(lasting(50, 1_999), START)).toBe(true);
    expect(runsDry(lasting(50, 2_000), START)).toBe(false);
    expect(runsDry(lasting(50, null), START)).toBe(false);
  });
});
