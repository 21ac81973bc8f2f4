import { describe, expect, it } from 'vitest';
import { startHistoryRecorder } from '../../src/features/histories/history-recorder.ts';
import { testApi, type TestApi } from '../support/api.ts';

const STEP_MS = 10_000;

interface History {
  readonly from: string;
  readonly stepMs: number;
  readonly live: readonly (number | null)[];
  readonly addedPerSecond: readonly (number | null)[];
  readonly expiredPerSecond: readonly (number | null)[];
  readonly now: string;
}

interface Read {
  readonly expiringSet: { readonly history: History };
  readonly overview: { readonly history: History };
}

const HISTORIES = `{
  expiringSet(name: "online") { history(lastMs: 20000) { ...all } }
  overview { history(lastMs: 20000) { ...all } }
}
fragment all on MemberHistory { from stepMs live addedPerSecond expiredPerSecond now }`;

function record({ mayfly }: TestApi, instanceId: string) {
  return startHistoryRecorder({
    mayfly,
    instanceId,
    onError: (error) => expect.unreachable(error.code),
  });
}

describe('the history of a set', () => {
  it('is recorded, and returned for the set and for all sets', async () => {
    const api = await testApi();
    const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
    await api.mayfly.histories.record();
    await set.addMany([{ member: 'a' }, { member: 'b', ttlMs: 1000 }]);
    api.clock.now += STEP_MS;
    await api.mayfly.histories.record();
    const { expiringSet, overview } = (await api.query<Read>(HISTORIES)).data;
    expect(expiringSet.history).toEqual({
      from: new Date(api.clock.now - 2 * STEP_MS).toISOString(),
      stepMs: STEP_MS,
      live: [null, 0, 1],
      addedPerSecond: [null, null, 0.2],
      expiredPerSecond: [null, null, 0.1],
      now: new Date(api.clock.now).toISOString(),
    });
    expect(overview.history).toEqual(expiringSet.history);
  });

  it('has a cost, so that a request cannot read thousands of histories', async () => {
    const api = await testApi();
    const fields = Array.from({ length: 12 }, (_, i) => `h${i}: history { live }`);
    const query = `{ expiringSets(first: 100) { edges { node { ${fields.join(' ')} } } } }`;
    expect(await api.query(query)).toMatchObject({
      errors: [{ extensions: { code: 'QUERY_TOO_COMPLEX' } }],
    });
  });

  it.each(['lastMs: 9999', 'lastMs: 3600001', 'points: 1', 'points: 362'])(
    'refuses %s',
    async (argument) => {
      const api = await testApi();
      await api.mayfly.sets.create('online', { defaultTtlMs: 60_000 });
      const query = `{ expiringSet(name: "online") { history(${argument}) { live } } }`;
      const { errors } = await api.query(query);
      const [field] = argument.split(':');
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_OPTION', field });
    },
  );
});

describe('the recorder', () => {
  const samples = async ({ mayfly }: TestApi) =>
    (await mayfly.histories.of('online')).live.filter((value) => value !== null);

  it('runs in one of two instances, and in the other when that stops', async () => {
    const api = await testApi();
    const other = await testApi({ beside: api });
    const { set } = await api.mayfly.sets.create('online', { defaultTtlMs: 3_600_000 });
    const stop = record(api, 'one');
    await expect.poll(() => samples(api)).toEqual([0]);
    await set.add('a');
    api.clock.now += STEP_MS;
    await record(other, 'two')();
    expect(await samples(api)).toEqual([0]);
    await stop();
    await record(other, 'two')();
    expect(await samples(api)).toEqual([0, 1]);
  });
});
