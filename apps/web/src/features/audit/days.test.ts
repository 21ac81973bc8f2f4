import { expect, it } from 'vitest';
import { byDay } from './days.ts';

const entry = (at: string, rest: object = {}) => ({
  id: at,
  at,
  actor: 'ci',
  actorId: 'a',
  kind: 'TOKEN' as const,
  action: 'addMembers',
  target: 'online',
  outcome: 'OK',
  count: 2 as number | null,
  requestId: `r ${at}`,
  address: '192.0.2.1',
  ...rest,
});

const NOW = Date.parse('2026-03-10T10:00:00.000Z');

it('groups entries by the days of the zone, and folds equal ones that follow each other', () => {
  const days = byDay(
    [
      entry('2026-03-10T09:00:00.000Z'),
      entry('2026-03-10T08:00:00.000Z', { count: 3 }),
      entry('2026-03-10T07:00:00.000Z', { target: 'other' }),
      entry('2026-03-10T06:00:00.000Z', { count: null }),
      entry('2026-03-10T05:59:00.000Z'),
      entry('2026-03-09T23:30:00.000Z'),
      entry('2026-03-09T22:30:00.000Z'),
      entry('2026-03-01T12:00:00.000Z'),
    ],
    NOW,
    'Europe/Berlin',
  );
  expect(
    days.map(({ label, rows }) => [
      label,
      rows.map(({ entries, count }) => `${entries.length} × ${count}`),
    ]),
  ).toEqual([
    ['Today', ['2 × 5', '1 × 2', '3 × null']],
    ['Yesterday', ['1 × 2']],
    [expect.stringMatching(/2026/), ['1 × 2']],
  ]);
});

it('has no days without entries', () => expect(byDay([], NOW, 'UTC')).toEqual([]));
