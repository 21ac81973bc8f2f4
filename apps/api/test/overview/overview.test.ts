import { describe, expect, it } from 'vitest';
import { testApi, type TestApi } from '../support/api.ts';

interface Overview {
  readonly overview: {
    readonly sets: {
      readonly totalCount: number;
      readonly consideredCount: number;
      readonly consideredAll: boolean;
      readonly liveCount: number;
      readonly countIsExact: boolean;
      readonly nextToExpire: readonly { readonly name: string }[];
    };
    readonly minute: Expiring;
    readonly hour: Expiring;
    readonly sweep: { readonly endedPerSecond: readonly number[]; readonly worstLagMs: number };
    readonly limits: Readonly<Record<'allowed' | 'denied', readonly number[]>> & {
      readonly stepMs: number;
    };
    readonly alerts: readonly Record<string, unknown>[];
    readonly now: string;
  };
}

interface Expiring {
  readonly buckets: readonly { readonly fromMs: number; readonly count: number }[];
  readonly consideredCount: number;
  readonly consideredAll: boolean;
  readonly now: string;
}

const OVERVIEW = `{
  overview {
    sets { totalCount consideredCount consideredAll liveCount countIsExact nextToExpire { name } }
    minute: expiring(span: MINUTE) { ...expiring }
    hour: expiring { ...expiring }
    sweep { endedPerSecond worstLagMs }
    limits { stepMs allowed denied }
    alerts { kind severity subject share lagMs count perSecond }
    now
  }
}
fragment expiring on ExpiringOverview { buckets { fromMs count } consideredCount consideredAll now }`;

async function read({ query }: TestApi): Promise<Overview['overview']> {
  return (await query<Overview>(OVERVIEW)).data.overview;
}

const filled = ({ buckets }: Expiring) => buckets.filter(({ count }) => count > 0);

describe('the overview', () => {
  it('is all zeros for an empty store', async () => {
    const overview = await read(await testApi());
    expect(overview.sets).toEqual({
      totalCount: 0,
      consideredCount: 0,
      consideredAll: true,
      liveCount: 0,
      countIsExact: true,
      nextToExpire: [],
    });
    expect(overview.alerts).toEqual([]);
    expect(filled(overview.hour)).toEqual([]);
    expect(overview.limits.denied).toEqual([]);
  });

  it('sums live members over sets of all strategies, and says which counts are bounds', async () => {
    const api = await testApi();
    const { sets } = api.mayfly;
    const sorted = await sets.create('sorted', { defaultTtlMs: 30_000 });
    await sorted.set.addMany([{ member: 'a' }, { member: 'b', ttlMs: 120_000 }]);
    const window = await sets.create('window', { strategy: 'window', windowMs: 10_000 });
    await window.set.push('x');
    const first = await read(api);
    expect(first.sets).toMatchObject({ liveCount: 3, countIsExact: true, totalCount: 2 });
    expect(first.sets.nextToExpire.map(({ name }) => name)).toEqual(['window', 'sorted']);
    const compact = await sets.create('compact', { strategy: 'compact', defaultTtlMs: 5000 });
    await compact.set.add('c');
    api.clock.now += 1000;
    const second = await read(api);
    expect(second.sets).toMatchObject({ liveCount: 4, countIsExact: false, totalCount: 3 });
    expect(second.hour).toMatchObject({ consideredCount: 2, consideredAll: false });
  });

  it('counts by when members expire, in seconds and in minutes', async () => {
    const api = await testApi();
    const { sets } = api.mayfly;
    const one = await sets.create('one', { defaultTtlMs: 30_000 });
    await one.set.addMany([
      { member: 'a' },
      { member: 'b', ttlMs: 120_000 },
      { member: 'later', ttlMs: 7_200_000 },
      { member: 'never' },
    ]);
    await one.set.persist('never');
    const spread = await sets.create('spread', {
      strategy: 'sharded',
      shards: 2,
      defaultTtlMs: 30_000,
    });
    await spread.set.add('c');
    const { minute, hour } = await read(api);
    expect(filled(minute)).toEqual([{ fromMs: 29_000, count: 2 }]);
    expect(filled(hour)).toEqual([
      { fromMs: 0, count: 2 },
      { fromMs: 60_000, count: 1 },
    ]);
    expect(hour.consideredAll).toBe(true);
    expect(Date.parse(hour.now)).toBe(api.clock.now);
  });

  it('reads once a second for all callers, and returns the time of the read', async () => {
    const api = await testApi();
    const { set } = await api.mayfly.sets.create('one', { defaultTtlMs: 30_000 });
    expect((await read(api)).sets.liveCount).toBe(0);
    await set.add('a');
    api.clock.now += 999;
    const remembered = await read(api);
    expect(remembered.sets.liveCount).toBe(0);
    expect(Date.parse(remembered.now)).toBe(api.clock.now);
    api.clock.now += 1;
    expect((await read(api)).sets.liveCount).toBe(1);
  });

  it('looks at a thousand sets, and says so where there are more', async () => {
    const api = await testApi();
    const names = Array.from({ length: 1001 }, (_, index) => `set-${index}`);
    await Promise.all(names.map((name) => api.mayfly.sets.create(name, { defaultTtlMs: 1000 })));
    const { sets } = await read(api);
    expect(sets).toMatchObject({ totalCount: 1001, consideredCount: 1000, consideredAll: false });
  });

  it('sums what became of calls over all policies', async () => {
    const api = await testApi();
    const { policies } = api.mayfly;
    for (const name of ['one', 'two']) {
      await policies.create(name, {
        limits: [{ name: 'all', limit: 1, windowMs: 60_000 }],
        outage: { policy: 'closed', answerWithinMs: 10_000 },
      });
      await policies.limiter(name).consume('caller');
      await policies.limiter(name).consume('caller');
    }
    await policies.flush();
    const { limits } = await read(api);
    const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
    expect([total(limits.allowed), total(limits.denied)]).toEqual([2, 2]);
    expect(limits.stepMs).toBe(10_000);
  });

  it('tells what all instances swept, second by second', async () => {
    const api = await testApi();
    const other = await testApi({ beside: api });
    api.overview.sweeps.note({ removed: 3, lateMs: 20 });
    api.overview.sweeps.note({ removed: 2, lateMs: 40 });
    other.overview.sweeps.note({ removed: 4, lateMs: 10 });
    await Promise.all([api.overview.sweeps.flush(), other.overview.sweeps.flush()]);
    api.clock.now += 1000;
    other.overview.sweeps.note({ removed: 1, lateMs: 30 });
    await other.overview.sweeps.flush();
    for (const instance of [api, other]) {
      const { sweep } = await read(instance);
      expect(sweep.endedPerSecond.slice(-2)).toEqual([0, 9]);
      expect(sweep.worstLagMs).toBe(40);
    }
    api.clock.now += 59_000;
    expect((await read(api)).sweep.endedPerSecond.slice(0, 2)).toEqual([9, 1]);
    api.clock.now += 3000;
    const later = await read(other);
    expect(later.sweep).toEqual({ endedPerSecond: Array(60).fill(0), worstLagMs: 0 });
  });
});

describe('what needs attention', () => {
  it('is a space of codes that fills up', async () => {
    const api = await testApi();
    await api.mayfly.spaces.create('rooms', { digits: 2, ttlMs: 900_000 });
    const codes = await api.mayfly.spaces.open('rooms');
    const take = async (from: number, to: number) => {
      const ids = Array.from({ length: to - from }, (_, index) => `room:${from + index}`);
      await Promise.all(ids.map((id) => codes.getOrCreateCode(id)));
    };
    await take(0, 80);
    expect((await read(api)).alerts).toEqual([]);
    await take(80, 81);
    api.clock.now += 1000;
    expect((await read(api)).alerts).toMatchObject([
      { kind: 'INVITATION_SPACE_FILLS', subject: 'rooms', share: 0.81, count: 81 },
    ]);
  });

  it('is expired members that wait for a sweeper, until it has run', async () => {
    const api = await testApi();
    const { set } = await api.mayfly.sets.create('one', { defaultTtlMs: 1000 });
    await set.add('a');
    const dueInMs = 2000;
    api.clock.now += dueInMs + 5000;
    expect((await read(api)).alerts).toEqual([]);
    api.clock.now += 5000;
    expect((await read(api)).alerts).toMatchObject([{ kind: 'SWEEP_LAG', lagMs: 10_000 }]);
    await api.mayfly.createSweeper().sweepDue();
    api.overview.sweeps.note({ removed: 1, lateMs: 10_000 });
    await api.overview.sweeps.flush();
    api.clock.now += 5000;
    expect((await read(api)).alerts).toEqual([]);
  });

  it('is a Redis that evicts keys', async () => {
    const api = await testApi();
    await api.mayfly.series('redis').append('redis', { evictedKeysPerSecond: 2 });
    expect((await read(api)).alerts).toMatchObject([
      { kind: 'REDIS_EVICTS', severity: 'CRITICAL', perSecond: 2 },
    ]);
  });
});
