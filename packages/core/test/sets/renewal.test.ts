import { expect, it } from 'vitest';
import { EVERY_STRATEGY } from '../support/every-strategy.ts';
import { testBench } from '../support/mayfly.ts';

const renewal = { renewTtlMs: 1000 };

it.each(EVERY_STRATEGY)('a read renews a live member: $strategy', async (options) => {
  const { mayfly, clock } = testBench();
  await mayfly.sets.create('sessions', options);
  const set = mayfly.sets.openAny('sessions', options.strategy);
  if (set.strategy === 'buckets' || set.strategy === 'window') return;
  await set.add('ann', { ttlMs: 1000 });
  for (let i = 0; i < 3; i += 1) {
    clock.advance(900);
    expect(await set.has('ann', renewal)).toBe(true);
  }
  clock.advance(1000);
  expect(await set.has('ann', renewal)).toBe(false);
  expect(await set.has('ann')).toBe(false);
  await expect(set.has('ann', { renewTtlMs: 0 })).rejects.toMatchObject({ code: 'INVALID_TTL' });
  if (set.strategy === 'compact') return;

  await set.add('bob', { ttlMs: 1000, value: { role: 'admin' } });
  await set.add('cid', { ttlMs: 5000 });
  // The calls of one turn share a script, also with other changes of expiry.
  const [bob, cid, , absent] = await Promise.all([
    set.get('bob', { renewTtlMs: 3000 }),
    set.get('cid', { renewTtlMs: 3000 }),
    set.extend('bob', 1000),
    set.get('zoe', renewal),
  ]);
  expect(bob).toMatchObject({ member: 'bob', value: { role: 'admin' }, remainingMs: 3000 });
  expect(cid).toMatchObject({ value: null, remainingMs: 5000 });
  expect(absent).toBeNull();
  expect(await set.get('bob')).toMatchObject({ remainingMs: 4000 });
  const misspelt: object = { renewTtl: 1 };
  await expect(set.get('bob', misspelt)).rejects.toMatchObject({ code: 'INVALID_OPTION' });
});

it('a read renews nothing in buckets and windows', async () => {
  const { sets } = testBench().mayfly;
  const refused = { code: 'WRONG_STRATEGY', field: 'renewTtlMs' };
  // @ts-expect-error The strategy cannot renew.
  const ofBuckets = sets.open('sessions', { strategy: 'buckets' }).has('ann', renewal);
  await expect(ofBuckets).rejects.toMatchObject(refused);
  // @ts-expect-error The strategy cannot renew.
  const ofWindow = sets.open('events', { strategy: 'window' }).has('ann', renewal);
  await expect(ofWindow).rejects.toMatchObject(refused);
});
