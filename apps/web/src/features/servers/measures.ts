import type { RedisField, ServerField } from './documents.generated.ts';
import type { RedisSamplesSubscription, ServerSamplesSubscription } from './documents.generated.ts';

type Sampled<Sample> = Exclude<keyof Sample, 'sampledAt'>;

export type ServerSample = ServerSamplesSubscription['serverSamples']['samples'][number];
export type RedisSample = RedisSamplesSubscription['redisSamples']['samples'][number];
export type ServerMeasure = Sampled<ServerSample>;
export type RedisMeasure = Sampled<RedisSample>;

/** The names of the fields of a sample in queries for points. */
export const SERVER_FIELDS: Readonly<Record<ServerMeasure, ServerField>> = {
  load1: 'LOAD1',
  load5: 'LOAD5',
  load15: 'LOAD15',
  cpuUtilization: 'CPU_UTILIZATION',
  memoryUsedBytes: 'MEMORY_USED_BYTES',
  memoryTotalBytes: 'MEMORY_TOTAL_BYTES',
  processMemoryBytes: 'PROCESS_MEMORY_BYTES',
  minorPageFaultsPerSecond: 'MINOR_PAGE_FAULTS_PER_SECOND',
  majorPageFaultsPerSecond: 'MAJOR_PAGE_FAULTS_PER_SECOND',
  eventLoopDelayP99Ms: 'EVENT_LOOP_DELAY_P99_MS',
  eventLoopUtilization: 'EVENT_LOOP_UTILIZATION',
};

export const REDIS_FIELDS: Readonly<Record<RedisMeasure, RedisField>> = {
  operationsPerSecond: 'OPERATIONS_PER_SECOND',
  usedMemoryBytes: 'USED_MEMORY_BYTES',
  maxMemoryBytes: 'MAX_MEMORY_BYTES',
  connectedClients: 'CONNECTED_CLIENTS',
  hitRatio: 'HIT_RATIO',
  expiredKeysPerSecond: 'EXPIRED_KEYS_PER_SECOND',
  evictedKeysPerSecond: 'EVICTED_KEYS_PER_SECOND',
};

/** `Object.keys` loses the types of the keys. */
function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- They are literals of this file.
  return Object.keys(record) as Key[];
}

export const SERVER_MEASURES = keysOf(SERVER_FIELDS);
export const REDIS_MEASURES = keysOf(REDIS_FIELDS);
