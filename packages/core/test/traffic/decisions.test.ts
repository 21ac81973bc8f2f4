import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { DecisionBatch, DecisionIterator, LimitPolicies } from '../../src/index.ts';
import { FairSample } from '../../src/traffic/fair-sample.ts';
import { connect, onIoredis, testBench, type TestBench } from '../support/mayfly.ts';
import { PATIENCE } from '../support/patience.ts';

const redis = connect();
const limits = { name: 'all', limit: 1, windowMs: 60_000 };
const outage = { policy: 'closed', answerWithinMs: 10_000 } as const;

let bench: TestBench;
let policies: LimitPolicies;
beforeEach(async () => {
  bench = testBench(redis);
  ({ policies } = bench.mayfly);
  onTestFinished(async () => void (await policies.close()));
  await Promise.all(['search', 'login'].map((name) => policies.create(name, { limits, outage })));
});

/**
 * Repeats calls and flushes until the iterator receives the wanted batch: a new listener may miss the
 * first batches, and regular flushes may come in between.
 */
async function heard(
  feed: DecisionIterator,
  act: () => Promise<unknown>,
  isWanted: (batch: DecisionBatch) => boolean,
): Promise<DecisionBatch> {
  let wanted: DecisionBatch | undefined;
  const listen = async () => {
    for await (const batch of feed) {
      if (!isWanted(batch)) continue;
      wanted = batch;
      return;
    }
  };
  const listening = listen();
  await vi.waitFor(async () => {
    await act();
    await policies.flush();
    expect(wanted).toBeDefined();
  }, PATIENCE);
  await listening;
  if (wanted === undefined) throw new Error('The feed has ended');
  return wanted;
}

it('every iterator receives decisions', async () => {
  const call = async () => {
    for (const policy of ['search', 'login']) await policies.limiter(policy).consume('ada');
  };
  await call();
  await policies.flush();
  const looking = bench.through(connect()).policies;
  const [all, login] = [looking.decisions(), looking.decisions({ policy: 'login' })];
  const [ofAll, ofLogin] = await Promise.all([
    heard(all, call, ({ decisions }) => new Set(decisions.map(({ policy }) => policy)).size === 2),
    heard(login, call, () => true),
  ]);
  expect(ofAll.decided).toBe(ofAll.decisions.length);
  expect(ofLogin.decided).toBe(ofLogin.decisions.length);
  for (const decision of ofLogin.decisions) {
    expect(decision).toEqual({
      policy: 'login',
      key: 'ada',
      cost: 1,
      outcome: 'denied',
      passes: false,
      limit: 'all',
      remaining: 0,
      retryAfterMs: 60_000,
      decidedAt: bench.clock.now,
    });
  }
});

it('an iterator ignores invalid publications', async () => {
  const feed = policies.decisions();
  for (const junk of ['', 'x', '5', 'null', '{}', '{"decisions":1,"decided":{}}']) {
    await redis.publish(`${bench.namespace}:decisions`, junk);
  }
  const batch = await heard(
    feed,
    async () => {
      await redis.publish(`${bench.namespace}:decisions`, '{"decided":1}');
      await policies.limiter('search').consume('ada');
    },
    () => true,
  );
  expect(batch.decisions[0]).toMatchObject({ policy: 'search', key: 'ada' });
});

it('an iterator receives a sample with the total', async () => {
  const search = policies.limiter('search');
  const calls = () =>
    Promise.all(Array.from({ length: 500 }, (_, i) => search.consume(`user:${i}`)));
  const batch = await heard(policies.decisions(), calls, ({ decided }) => decided === 500);
  expect(batch.decisions).toHaveLength(40);
});

it.runIf(onIoredis)(
  'an iterator ends immediately when it is aborted, and the last one closes the connection',
  async () => {
    const name = `looking-${bench.namespace}`;
    const connected = async () => {
      const clients = await redis.call('CLIENT', 'LIST');
      return String(clients)
        .split('\n')
        .filter((line) => line.includes(`name=${name} `)).length;
    };
    const own = connect().duplicate({ connectionName: name });
    onTestFinished(() => own.disconnect());
    const { policies: looking } = bench.through(own);
    await own.ping();
    const ended = new AbortController();
    const first = looking.decisions({ signal: ended.signal });
    const second = looking.decisions();
    const waiting = [first.next(), first.next()];
    await vi.waitFor(async () => expect(await connected()).toBe(2), PATIENCE);
    ended.abort();
    const over = { done: true, value: undefined };
    expect(await Promise.all(waiting)).toEqual([over, over]);
    expect(await first.next()).toEqual(over);
    expect(await second.return?.()).toEqual(over);
    await vi.waitFor(async () => expect(await connected()).toBe(1), PATIENCE);
    expect(await looking.decisions({ signal: ended.signal }).next()).toEqual(over);
  },
);

it('the sample is fair', () => {
  const taken = Array<number>(20).fill(0);
  for (let run = 0; run < 5000; run += 1) {
    const sample = new FairSample<number>(5);
    for (let i = 0; i < 20; i += 1) sample.offer(() => i);
    expect(sample.items).toHaveLength(5);
    for (const i of sample.items) taken[i] = (taken[i] ?? 0) + 1;
  }
  // The expected number of each is 1250, with a deviation of 31.
  for (const times of taken) expect(Math.abs(times - 1250)).toBeLessThan(31 * 7);
});
