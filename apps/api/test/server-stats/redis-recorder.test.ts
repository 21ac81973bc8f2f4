import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  REDIS_FIELDS,
  REDIS_SOURCE,
  startRedisRecorder,
  type RedisField,
} from '../../src/features/server-stats/redis-recorder.ts';
import { followRedisCommands } from '../../src/observability/redis-commands.ts';
import { testApi, type TestApi } from '../support/api.ts';

let api: TestApi;

beforeEach(async () => {
  api = await testApi();
});

function record(instanceId: string, intervalMs: number) {
  return startRedisRecorder({
    redis: api.redis,
    series: api.mayfly.series<RedisField>('redis'),
    instanceId,
    intervalMs,
    onError: (error) => expect.unreachable(error.code),
  });
}

async function count(): Promise<number> {
  const series = api.mayfly.series<RedisField>('redis');
  return (await series.samples(REDIS_SOURCE, { first: 1000 })).samples.length;
}

describe('the load of Redis', () => {
  it('is recorded by one instance, and by another as soon as that stops', async () => {
    // Turns of a minute: no recorder takes over because of elapsed time.
    const stopOne = record('one', 20_000);
    await expect.poll(count).toBe(1);
    let sent = 0;
    onTestFinished(
      followRedisCommands({
        onSent() {
          sent += 1;
        },
        onEnded: () => undefined,
      }),
    );
    const stopTwo = record('two', 20);
    await expect.poll(() => sent).toBeGreaterThan(3);
    expect(await count()).toBe(1);
    await stopOne();
    await expect.poll(count).toBeGreaterThan(2);
    await stopTwo();
  });

  it('is returned as samples and as points, with rates from the second sample on', async () => {
    const stop = record('one', 20);
    await expect.poll(count).toBeGreaterThan(2);
    await stop();
    const { data } = await api.query<{
      serverStats: {
        redis: {
          samples: { nodes: Record<RedisField, number | null>[]; pageInfo: object };
          history: object;
        };
      };
    }>(`{
      serverStats {
        redis {
          samples(first: 2) { nodes { sampledAt ${REDIS_FIELDS.join(' ')} } pageInfo { hasNextPage } }
          history(fields: [USED_MEMORY_BYTES, MAX_MEMORY_BYTES], aggregates: [LAST], points: 1, lastMs: 1) {
            from to stepMs resolutionMs now lines { field aggregate values }
          }
        }
        instances { id }
      }
    }`);
    const { samples, history } = data.serverStats.redis;
    expect(samples.pageInfo).toEqual({ hasNextPage: true });
    expect(samples.nodes[0]).toMatchObject({
      sampledAt: new Date(api.clock.now).toISOString(),
      operationsPerSecond: null,
      maxMemoryBytes: null,
    });
    expect(samples.nodes[1]?.operationsPerSecond).toBeGreaterThan(0);
    expect(samples.nodes[1]?.usedMemoryBytes).toBeGreaterThan(100_000);
    expect(samples.nodes[1]?.connectedClients).toBeGreaterThan(0);
    expect(history).toMatchObject({
      resolutionMs: 10_000,
      lines: [
        { field: 'USED_MEMORY_BYTES', aggregate: 'LAST', values: [expect.any(Number)] },
        { field: 'MAX_MEMORY_BYTES', aggregate: 'LAST', values: [null] },
      ],
    });
    expect(data.serverStats).toMatchObject({ instances: [] });
  });
});
