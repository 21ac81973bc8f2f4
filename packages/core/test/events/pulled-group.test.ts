import { expect, it } from 'vitest';
import { testBench } from '../support/mayfly.ts';

async function expiredSet(members: readonly string[], maxTries?: number) {
  const bench = testBench();
  const set = await bench.newSet();
  await set.expiry.createGroup('workers', { maxTries });
  const expire = async (names: readonly string[]) => {
    await set.addMany(names.map((member) => ({ member, ttlMs: 1, value: `of ${member}` })));
    bench.clock.advance(1);
    await bench.mayfly.createSweeper().sweepDue();
  };
  await expire(members);
  return { bench, set, group: set.expiry.group('workers'), expire };
}

/** So short that a lease has always ended by the next call after `ended`. */
const leaseMs = 100;
const ended = () => new Promise((resolve) => setTimeout(resolve, leaseMs + 20));

it('delivers each event to one caller, and again if it is not acknowledged in its lease', async () => {
  const { set, group } = await expiredSet(['a', 'b', 'c']);
  expect(await set.expiry.createGroup('workers')).toEqual({ status: 'exists' });
  const first = await group.take({ first: 2, leaseMs });
  const second = await group.take({ first: 250, leaseMs: 3_600_000 });
  expect([...first, ...second].map(({ member }) => member)).toEqual(['a', 'b', 'c']);
  expect(first[0]).toMatchObject({ value: 'of a', redelivered: false, tries: 1 });

  const [a = '', b = ''] = first.map(({ receipt }) => receipt);
  expect(await group.acknowledge([a])).toEqual(['acknowledged']);
  expect(await group.acknowledge([a])).toEqual(['absent']);
  expect(await set.expiry.groups()).toMatchObject([{ unfinishedEvents: 2, deadLetters: 0 }]);

  await ended();
  expect(await group.take({ first: 10, leaseMs: 3_600_000 })).toEqual([]);
  const [again, ...others] = await group.take({ first: 1, leaseMs });
  expect(others).toEqual([]);
  expect(again).toMatchObject({ redelivered: true, tries: 2 });
  // The lease of the first delivery has ended, so its receipt is void.
  expect(again?.member).toBe('b');
  expect(await group.acknowledge([b])).toEqual(['absent']);
  const rest = await group.take({ first: 10, leaseMs });
  const receipts = [again, ...rest].flatMap((event) => event?.receipt ?? []);
  expect(await group.acknowledge(receipts)).toEqual(['acknowledged', 'acknowledged']);
  expect(await set.expiry.groups()).toMatchObject([{ unfinishedEvents: 0, oldestAt: null }]);
});

it('gives no new events while 500 are not acknowledged', async () => {
  const { group, expire } = await expiredSet(Array.from({ length: 500 }, (_, i) => `m${i}`));
  await expire(['x', 'y']);
  const taken: string[] = [];
  const takeAll = async () => {
    for (;;) {
      const events = await group.take({ first: 240, leaseMs: 3_600_000 });
      if (events.length === 0) return;
      taken.push(...events.map(({ receipt }) => receipt));
    }
  };
  await takeAll();
  expect(taken).toHaveLength(500);
  expect(await group.acknowledge(taken.slice(0, 1))).toEqual(['acknowledged']);
  await takeAll();
  expect(taken).toHaveLength(502);
  expect(new Set(await group.acknowledge(taken.slice(1, 501)))).toEqual(new Set(['acknowledged']));
});

it('makes a dead letter of an event after its tries, and replays it for its group only', async () => {
  const { set, group } = await expiredSet(['a', 'b'], 2);
  await set.expiry.createGroup('others');
  for (let i = 0; i < 2; i += 1) {
    expect(await group.take({ first: 10, leaseMs })).toHaveLength(2);
    await ended();
  }
  expect(await group.take({ first: 10, leaseMs })).toEqual([]);
  expect((await set.expiry.groups()).find((each) => each.group === 'workers')).toMatchObject({
    unfinishedEvents: 0,
    deadLetters: 2,
    maxTries: 2,
  });
  const page = await group.deadLetters({ first: 1 });
  expect(page).toMatchObject({ hasNext: true, totalCount: 2, letters: [{ tries: 2 }] });
  const [one = { letter: '' }] = page.letters;
  const [other = { letter: '' }] = (await group.deadLetters({ first: 1, after: one.letter }))
    .letters;
  expect(await group.discard([other.letter])).toEqual(['discarded']);
  expect(await group.replay([one.letter, other.letter])).toEqual(['replayed', 'absent']);
  expect(await group.take({ first: 10 })).toMatchObject([{ tries: 1, redelivered: false }]);
  const toOthers = await set.expiry.group('others').take({ first: 10 });
  expect(toOthers).toHaveLength(2);
});

it.each([
  { by: 'subscribe', ofGroup: undefined, ofSubscriber: 2 },
  { by: 'createGroup', ofGroup: 2, ofSubscriber: undefined },
])('makes a dead letter of an event on which handlers fail, as set by $by', async (tries) => {
  const { set, group } = await expiredSet(['a', 'b'], tries.ofGroup);
  const calls: string[] = [];
  const subscription = await set.onExpired(
    'workers',
    ({ member }) => {
      calls.push(member);
      if (member === 'b') throw new Error('Never');
    },
    { maxTries: tries.ofSubscriber },
  );
  await expect.poll(async () => (await group.deadLetters({ first: 1 })).totalCount).toBe(1);
  await subscription.stop();
  expect(calls.toSorted()).toEqual(['a', 'b', 'b']);
  expect((await group.deadLetters({ first: 1 })).letters).toMatchObject([
    { member: 'b', value: 'of b', tries: 2 },
  ]);
  await set.expiry.removeGroup('workers');
  expect((await group.deadLetters({ first: 1 })).totalCount).toBe(0);
});

it('says which set, group, lease, receipt or letter is invalid', async () => {
  const { bench, set, group } = await expiredSet(['a']);
  const missing = bench.mayfly.sets.open('none').expiry.group('workers');
  const none = set.expiry.group('none');
  const calls: readonly (readonly [() => Promise<unknown>, object])[] = [
    [() => none.take({ first: 1 }), { code: 'GROUP_NOT_FOUND' }],
    [() => missing.take({ first: 1 }), { code: 'SET_NOT_FOUND' }],
    [() => group.take({ first: 251 }), { code: 'INVALID_PAGE' }],
    [() => group.take({ first: 1, leaseMs: 1 }), { field: 'leaseMs' }],
    [() => group.acknowledge(['x']), { field: 'receipts[0]' }],
    [() => group.replay(['*']), { field: 'letters[0]' }],
    [() => group.discard([]), { code: 'INVALID_BATCH' }],
    [() => set.expiry.createGroup('g', { maxTries: 0 }), { field: 'maxTries' }],
  ];
  for (const [call, error] of calls) await expect(call()).rejects.toMatchObject(error);
});

it('reports whether removed members are listed', async () => {
  const { bench, set } = await expiredSet(['a']);
  expect(await set.expiry.listing()).toEqual({ isOn: false, listed: 0 });
  await set.expiry.startListing();
  await set.add('x', { ttlMs: 1 });
  bench.clock.advance(1);
  await bench.mayfly.createSweeper().sweepDue();
  expect(await set.expiry.listing()).toEqual({ isOn: true, listed: 1 });
});
