/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type RedisField =
  | 'OPERATIONS_PER_SECOND'
  | 'USED_MEMORY_BYTES'
  | 'MAX_MEMORY_BYTES'
  | 'CONNECTED_CLIENTS'
  | 'HIT_RATIO'
  | 'EXPIRED_KEYS_PER_SECOND'
  | 'EVICTED_KEYS_PER_SECOND';

export type ServerField =
  | 'LOAD1'
  | 'LOAD5'
  | 'LOAD15'
  | 'CPU_UTILIZATION'
  | 'MEMORY_USED_BYTES'
  | 'MEMORY_TOTAL_BYTES'
  | 'PROCESS_MEMORY_BYTES'
  | 'MINOR_PAGE_FAULTS_PER_SECOND'
  | 'MAJOR_PAGE_FAULTS_PER_SECOND'
  | 'EVENT_LOOP_DELAY_P99_MS'
  | 'EVENT_LOOP_UTILIZATION';

export type ServerInstancesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerInstancesQuery = { serverStats: { now: string, sampleIntervalMs: number, retentionMs: number, instances: Array<{ id: string, lastSampleAt: string, samples: { nodes: Array<{ sampledAt: string }> } }> } };

export type ServerHistoryQueryVariables = Exact<{
  instances: Array<string> | string;
  lastMs: number;
  points: number;
}>;


export type ServerHistoryQuery = { serverStats: { now: string, history: { from: string, stepMs: number, instances: Array<{ id: string, lines: Array<{ field: ServerField, values: Array<number | null> }> }> }, redis: { history: { from: string, stepMs: number, lines: Array<{ field: RedisField, values: Array<number | null> }> } } } };

export type RedisSamplesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
  since?: string | null | undefined;
}>;


export type RedisSamplesSubscription = { redisSamples: { cursor: string, samples: Array<{ sampledAt: string, operationsPerSecond: number | null, usedMemoryBytes: number | null, maxMemoryBytes: number | null, connectedClients: number | null, hitRatio: number | null, expiredKeysPerSecond: number | null, evictedKeysPerSecond: number | null }> } };

export type ServerSamplesSubscriptionVariables = Exact<{
  instance: string;
  after?: string | null | undefined;
  since?: string | null | undefined;
}>;


export type ServerSamplesSubscription = { serverSamples: { cursor: string, samples: Array<{ sampledAt: string, load1: number | null, load5: number | null, load15: number | null, cpuUtilization: number | null, memoryUsedBytes: number | null, memoryTotalBytes: number | null, processMemoryBytes: number | null, minorPageFaultsPerSecond: number | null, majorPageFaultsPerSecond: number | null, eventLoopDelayP99Ms: number | null, eventLoopUtilization: number | null }> } };

export const ServerInstancesDocument = /* @__PURE__ */ new TypedDocument<ServerInstancesQuery, ServerInstancesQueryVariables>(
  'ServerInstances',
  '967ab05a05a37007d349e2c821aa5eea98e88c8c1cbba9e68454d70544d35946',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query ServerInstances {
  serverStats {
    now
    sampleIntervalMs
    retentionMs
    instances {
      id
      lastSampleAt
      samples(first: 1) {
        nodes {
          sampledAt
        }
      }
    }
  }
}`,
);

export const ServerHistoryDocument = /* @__PURE__ */ new TypedDocument<ServerHistoryQuery, ServerHistoryQueryVariables>(
  'ServerHistory',
  '1006eadf4ba49a6260be11d44e05b7c46536555b048c6cfc6e743f3ca8c7219b',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query ServerHistory(\$instances: [String!]!, \$lastMs: Float!, \$points: Int!) {
  serverStats {
    now
    history(
      instances: \$instances
      lastMs: \$lastMs
      points: \$points
      fields: [LOAD1, LOAD5, LOAD15, CPU_UTILIZATION, MEMORY_USED_BYTES, MEMORY_TOTAL_BYTES, PROCESS_MEMORY_BYTES, MINOR_PAGE_FAULTS_PER_SECOND, MAJOR_PAGE_FAULTS_PER_SECOND, EVENT_LOOP_DELAY_P99_MS, EVENT_LOOP_UTILIZATION]
    ) {
      from
      stepMs
      instances {
        id
        lines {
          field
          values
        }
      }
    }
    redis {
      history(
        lastMs: \$lastMs
        points: \$points
        fields: [OPERATIONS_PER_SECOND, USED_MEMORY_BYTES, MAX_MEMORY_BYTES, CONNECTED_CLIENTS, HIT_RATIO, EXPIRED_KEYS_PER_SECOND, EVICTED_KEYS_PER_SECOND]
      ) {
        from
        stepMs
        lines {
          field
          values
        }
      }
    }
  }
}`,
);

export const RedisSamplesDocument = /* @__PURE__ */ new TypedDocument<RedisSamplesSubscription, RedisSamplesSubscriptionVariables>(
  'RedisSamples',
  'a3c85dbbcd0b9cb3e43f84929eaa07f5456a2ffe65663f1a5302e7012a8b1963',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `subscription RedisSamples(\$after: String, \$since: DateTime) {
  redisSamples(after: \$after, since: \$since) {
    cursor
    samples {
      sampledAt
      operationsPerSecond
      usedMemoryBytes
      maxMemoryBytes
      connectedClients
      hitRatio
      expiredKeysPerSecond
      evictedKeysPerSecond
    }
  }
}`,
);

export const ServerSamplesDocument = /* @__PURE__ */ new TypedDocument<ServerSamplesSubscription, ServerSamplesSubscriptionVariables>(
  'ServerSamples',
  'c7efaf3e46206ccc2513f5d2a3edab6979f7c147269a6103fa80b47e56ed5aea',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `subscription ServerSamples(\$instance: String!, \$after: String, \$since: DateTime) {
  serverSamples(instance: \$instance, after: \$after, since: \$since) {
    cursor
    samples {
      sampledAt
      load1
      load5
      load15
      cpuUtilization
      memoryUsedBytes
      memoryTotalBytes
      processMemoryBytes
      minorPageFaultsPerSecond
      majorPageFaultsPerSecond
      eventLoopDelayP99Ms
      eventLoopUtilization
    }
  }
}`,
);