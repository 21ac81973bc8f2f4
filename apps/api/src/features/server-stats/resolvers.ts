import type { Sample } from '@mayfly/core';
import { toPageInfo } from '../../graphql/page-info.ts';
import { ListCursors } from '../../graphql/list-cursor.ts';
import type { RedisField as RedisFieldName, ServerField } from '../../graphql/types.generated.ts';
import type {
  RedisStatsResolvers,
  Resolvers,
  ServerInstanceResolvers,
  ServerStatsResolvers,
} from '../resolvers.generated.ts';
import { readHistory } from './history.ts';
import type { SampleField } from './host-sampler.ts';
import { REDIS_SOURCE, type RedisField } from './redis-recorder.ts';

const SERVER_FIELDS: Record<ServerField, SampleField> = {
  LOAD1: 'load1',
  LOAD5: 'load5',
  LOAD15: 'load15',
  CPU_UTILIZATION: 'cpuUtilization',
  MEMORY_USED_BYTES: 'memoryUsedBytes',
  MEMORY_TOTAL_BYTES: 'memoryTotalBytes',
  PROCESS_MEMORY_BYTES: 'processMemoryBytes',
  MINOR_PAGE_FAULTS_PER_SECOND: 'minorPageFaultsPerSecond',
  MAJOR_PAGE_FAULTS_PER_SECOND: 'majorPageFaultsPerSecond',
  EVENT_LOOP_DELAY_P99_MS: 'eventLoopDelayP99Ms',
  EVENT_LOOP_UTILIZATION: 'eventLoopUtilization',
};

const REDIS_FIELDS: Record<RedisFieldName, RedisField> = {
  OPERATIONS_PER_SECOND: 'operationsPerSecond',
  USED_MEMORY_BYTES: 'usedMemoryBytes',
  MAX_MEMORY_BYTES: 'maxMemoryBytes',
  CONNECTED_CLIENTS: 'connectedClients',
  HIT_RATIO: 'hitRatio',
  EXPIRED_KEYS_PER_SECOND: 'expiredKeysPerSecond',
  EVICTED_KEYS_PER_SECOND: 'evictedKeysPerSecond',
};

/** The cursors of the samples of a source, in pages and subscriptions. */
export const samplesOf = (source: string) => new ListCursors('samples', source);

const serverStats: ServerStatsResolvers = {
  instances: async (_parent, _args, { serverStats: { series } }) => {
    const { sources } = await series.sources();
    return sources.map(({ source, lastSampleAt }) => ({
      id: source,
      lastSampleAt: new Date(lastSampleAt),
    }));
  },
  instance: async (_parent, { id }, { serverStats: { series } }) => {
    const { sources } = await series.sources();
    const found = sources.find(({ source }) => source === id);
    return found ? { id, lastSampleAt: new Date(found.lastSampleAt) } : null;
  },
  history: async (_parent, args, { serverStats: { series } }) => {
    const { sources, hasMoreSources, ...window } = await readHistory(
      series,
      (name) => SERVER_FIELDS[name],
      args,
      { argument: 'instances', names: args.instances ?? undefined },
    );
    const instances = sources.map(({ source, lines }) => ({ id: source, lines }));
    return { ...window, instances, hasMoreInstances: hasMoreSources };
  },
  redis: () => ({}),
  sampleIntervalMs: (_parent, _args, { serverStats: { sampleIntervalMs } }) => sampleIntervalMs,
  retentionMs: (_parent, _args, { serverStats: { series } }) => series.retentionMs,
  now: async (_parent, _args, { mayfly }) => new Date(await mayfly.now()),
};

const serverInstance: ServerInstanceResolvers = {
  samples: async ({ id }, { first, after }, { serverStats: { series } }) => {
    const cursors = samplesOf(id);
    const page = await series.samples(id, { first, after: cursors.take(after) });
    return toConnection(page, cursors, after);
  },
};

const redisStats: RedisStatsResolvers = {
  samples: async (_parent, { first, after }, { serverStats: { redisSeries } }) => {
    const cursors = samplesOf(REDIS_SOURCE);
    const page = await redisSeries.samples(REDIS_SOURCE, { first, after: cursors.take(after) });
    return toConnection(page, cursors, after);
  },
  history: async (_parent, args, { serverStats: { redisSeries } }) => {
    const {
      sources,
      hasMoreSources: _,
      ...window
    } = await readHistory(redisSeries, (name) => REDIS_FIELDS[name], args, {
      argument: 'instances',
      names: [REDIS_SOURCE],
    });
    return { ...window, lines: sources.flatMap(({ lines }) => lines) };
  },
};

interface SamplePage<Field extends string> {
  readonly samples: readonly Sample<Field>[];
  readonly hasNext: boolean;
  readonly endCursor: string | null;
}

function toConnection<Field extends string>(
  page: SamplePage<Field>,
  cursors: ListCursors,
  after: string | null | undefined,
) {
  return {
    nodes: page.samples.map(({ sampledAt, fields }) => ({
      sampledAt: new Date(sampledAt),
      ...fields,
    })),
    pageInfo: toPageInfo(
      page.samples.map((sample) => cursors.edge(sample)),
      {
        hasNext: page.hasNext,
        hasPrevious: after != null,
        endCursor: cursors.give(page.endCursor),
      },
    ),
  };
}

export const serverStatsResolvers: Resolvers = {
  Query: { serverStats: () => ({}) },
  ServerStats: serverStats,
  ServerInstance: serverInstance,
  RedisStats: redisStats,
};
