import { expect, it } from 'vitest';
import { bulkAdd, expireManyAt, restoreMany } from '../../src/index.ts';
import { testBench } from '../support/mayfly.ts';

it('an expiry that can only be in seconds is rejected with that hint', async () => {
  const bench = testBench();
  const { mayfly, clock } = bench;
  const set = await bench.newSet();
  await set.add('a');
  const { set: window } = await mayfly.sets.create<string>('window', {
    strategy: 'window',
    windowMs: 60_000,
  });
  const adopted = mayfly.adopt({
    key: `${bench.namespace}-theirs`,
    score: 'expiry',
    unit: 's',
    member: 'text',
  });
  const series = mayfly.series('load');
  const [fields, aggregate] = [['load'], ['max']] as const;
  const calls: readonly [(at: number | Date) => Promise<unknown>, code: string, field: string][] = [
    [(score) => window.push('b', { score }), 'INVALID_SCORE', 'score'],
    [(score) => window.extend([{ value: 'b', score }]), 'INVALID_SCORE', 'values[0].score'],
    [(at) => window.seenBefore('b', at), 'INVALID_EXPIRY', 'at'],
    [(fromMoment) => window.elements({ first: 1, fromMoment }), 'INVALID_EXPIRY', 'fromMoment'],
    [(expiresAt) => set.add('b', { expiresAt }), 'INVALID_EXPIRY', 'expiresAt'],
    [
      (expiresAt) => set.addMany([{ member: 'b', expiresAt }]),
      'INVALID_EXPIRY',
      'members[0].expiresAt',
    ],
    [
      (expiresAt) => bulkAdd(set, [{ member: 'b', expiresAt }]),
      'INVALID_EXPIRY',
      'members[0].expiresAt',
    ],
    [(at) => set.expireAt('a', at), 'INVALID_EXPIRY', 'expiresAt'],
    [(at) => expireManyAt(set, ['a'], at), 'INVALID_EXPIRY', 'expiresAt'],
    [(to) => set.revertExpiry('a', { from: Infinity, to }), 'INVALID_EXPIRY', 'to'],
    [
      (expiresAt) => restoreMany(set, [{ member: 'b', removed: { expiresAt } }]),
      'INVALID_EXPIRY',
      'members[0].removed.expiresAt',
    ],
    [(expiresBy) => set.search({ expiresBy }, { first: 1 }), 'INVALID_EXPIRY', 'expiresBy'],
    [(expiresAt) => adopted.add('b', { expiresAt }), 'INVALID_EXPIRY', 'expiresAt'],
    [(at) => adopted.expireAt('b', at), 'INVALID_EXPIRY', 'expiresAt'],
    [(since) => series.samples('host', { first: 1, since }), 'INVALID_OPTION', 'since'],
    [(from) => series.query({ fields, aggregate, points: 1, from }), 'INVALID_OPTION', 'from'],
  ];
  const seconds = [clock.now / 1000, clock.now / 1000 + 0.5, new Date(clock.now / 1000)];
  for (const [call, code, field] of calls) {
    for (const moment of seconds) {
      await expect(call(moment)).rejects.toMatchObject({
        code,
        field,
        message: `${field} looks like seconds; use milliseconds`,
      });
    }
  }
  expect(await window.count()).toBe(0);
  expect(await set.count()).toBe(1);
});
