import { describe, expect, it } from 'vitest';
import { CONSTRAINTS } from '../../src/index.ts';
import { EVERY_STRATEGY } from '../support/every-strategy.ts';
import { testBench } from '../support/mayfly.ts';
import { call } from '../misuse/misuse.ts';

/** Fields that each strategy does not support. */
const LACKING: Readonly<Record<string, readonly string[]>> = {
  compact: ['value'],
  buckets: ['value', 'expiresAt'],
  window: ['value', 'expiresAt', 'ttlMs'],
};

describe.each(EVERY_STRATEGY)('a set of $strategy', (options) => {
  const { strategy } = options;

  async function open() {
    const bench = testBench();
    await bench.mayfly.sets.create('set', options);
    return { ...bench, set: bench.mayfly.sets.openAny('set', strategy) };
  }

  it('adds a thousand members in one call, in their order', async () => {
    const { set } = await open();
    const members = Array.from({ length: 1000 }, (_, i) => ({ member: `m${i % 999}` }));
    const results = await set.addMany(members, { mode: 'ifAbsent' });
    expect(results.map(({ status }) => status)).toEqual(
      members.map((_, i) => (i === 999 ? 'kept' : 'added')),
    );
    expect(await set.count()).toBe(999);
    await expect(set.addMany([...members, { member: 'more' }])).rejects.toMatchObject({
      code: 'INVALID_BATCH',
      field: 'members',
    });
  });

  it('rejects unsupported fields by name, and drops nothing silently', async () => {
    const { set, clock } = await open();
    const given = { value: 1, ttlMs: 10_000, expiresAt: clock.now + 10_000 };
    const refused: Record<string, unknown[]> = {};
    for (const [field, what] of Object.entries(given)) {
      const outcomes = await Promise.allSettled([
        call(set, 'add', 'one', { [field]: what }),
        call(set, 'addMany', [{ member: 'first' }, { member: 'second', [field]: what }]),
      ]);
      const reasons = outcomes.flatMap((each): unknown[] =>
        each.status === 'rejected' ? [each.reason] : [],
      );
      if (reasons.length > 0) refused[field] = reasons;
    }
    const expected = (LACKING[strategy] ?? []).map((field) => {
      const code = 'WRONG_STRATEGY';
      return [
        field,
        [
          { code, field },
          { code, field: `members[1].${field}` },
        ],
      ];
    });
    expect(refused).toMatchObject(Object.fromEntries(expected));
    expect(Object.keys(refused)).toHaveLength(expected.length);
  });

  it('names the member whose expiry Redis rejects', async () => {
    const { set, clock } = await open();
    if (LACKING[strategy]?.includes('expiresAt') === true) return;
    const late = { member: 'b', expiresAt: clock.now + CONSTRAINTS.ttlMs + 1 };
    await expect(call(set, 'addMany', [{ member: 'a' }, late])).rejects.toMatchObject({
      code: 'INVALID_EXPIRY',
      field: 'members[1].expiresAt',
    });
  });
});
