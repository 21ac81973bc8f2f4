/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../graphql/typed-document.ts';
export type ServerInstancesQueryVariables = Exact<{ [key: string]: never; }>;


export type ServerInstancesQuery = { serverStats: { now: string, sampleIntervalMs: number, retentionMs: number, instances: Array<{ id: string, lastSampleAt: string }> } };

export type ServerSamplesQueryVariables = Exact<{
  id: string | number;
  first: number;
  after?: string | null | undefined;
}>;


export type ServerSamplesQuery = { serverStats: { now: string, retentionMs: number, sampleIntervalMs: number, instance: { samples: { nodes: Array<{ sampledAt: string, load1: number | null, load5: number | null, load15: number | null, cpuUtilization: number | null, memoryUsedBytes: number | null, memoryTotalBytes: number | null, processMemoryBytes: number | null, minorPageFaultsPerSecond: number | null, majorPageFaultsPerSecond: number | null }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null } };

export const ServerInstancesDocument = /* @__PURE__ */ new TypedDocument<ServerInstancesQuery, ServerInstancesQueryVariables>(
  'ServerInstances',
  '9a8891cc7970d06735b7e0c586703fb2e86d27d3f6fffe701ac84f4207d24f2a',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query ServerInstances {
  serverStats {
    now
    sampleIntervalMs
    retentionMs
    instances {
      id
      lastSampleAt
    }
  }
}`,
);

export const ServerSamplesDocument = /* @__PURE__ */ new TypedDocument<ServerSamplesQuery, ServerSamplesQueryVariables>(
  'ServerSamples',
  '8f83a3113cdc6c7927f94dc8dfbaf6125d7662f16658791231914e79931fc4cd',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query ServerSamples(\$id: ID!, \$first: Int!, \$after: String) {
  serverStats {
    now
    retentionMs
    sampleIntervalMs
    instance(id: \$id) {
      samples(first: \$first, after: \$after) {
        nodes {
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
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}`,
);