/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { TypedDocument } from '../../shared/graphql/typed-document.ts';
export type OverviewSpan =
  | 'MINUTE'
  | 'HOUR';

export type AlertKind =
  | 'REDIS_UNAVAILABLE'
  | 'REDIS_FULL'
  | 'REDIS_READ_ONLY'
  | 'REDIS_LACKS_REPLICAS'
  | 'REDIS_CANNOT_SAVE'
  | 'REDIS_FAILED'
  | 'REDIS_VERSION'
  | 'REDIS_EVICTION_POLICY'
  | 'REDIS_MEMORY'
  | 'REDIS_EVICTS'
  | 'SWEEP_LAG'
  | 'INVITATION_SPACE_FILLS'
  | 'LIMIT_POLICY_UNAVAILABLE'
  | 'WEBHOOK_FAILS'
  | 'WEBHOOK_PAUSED';

export type AlertSeverity =
  | 'WARNING'
  | 'CRITICAL';

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

export type SetStrategy =
  | 'SORTED'
  | 'SHARDED'
  | 'WINDOW'
  | 'KEYS'
  | 'BUCKETS'
  | 'COMPACT'
  | 'NATIVE';

export type OverviewHistoryQueryVariables = Exact<{
  lastMs: number;
  points: number;
}>;


export type OverviewHistoryQuery = { overview: { history: { from: string, stepMs: number, live: Array<number | null>, addedPerSecond: Array<number | null>, expiredPerSecond: Array<number | null>, now: string } } };

export type OverviewLoadQueryVariables = Exact<{ [key: string]: never; }>;


export type OverviewLoadQuery = { serverStats: { history: { hasMoreInstances: boolean, instances: Array<{ id: string, lines: Array<{ field: ServerField, values: Array<number | null> }> }> }, redis: { history: { lines: Array<{ field: RedisField, values: Array<number | null> }> } } } };

export type OverviewQueryVariables = Exact<{
  span: OverviewSpan;
}>;


export type OverviewQuery = { overview: { now: string, sets: { totalCount: number, consideredCount: number, consideredAll: boolean, liveCount: number, countIsExact: boolean, nextToExpire: Array<{ name: string, strategy: SetStrategy, count: number, countIsExact: boolean, nextExpiresAt: string | null }> }, hour: { now: string, spanMs: number, consideredCount: number, consideredAll: boolean, buckets: Array<{ fromMs: number, toMs: number, count: number }> }, chart: { now: string, spanMs: number, consideredCount: number, consideredAll: boolean, buckets: Array<{ fromMs: number, toMs: number, count: number }> }, limits: { stepMs: number, allowed: Array<number>, denied: Array<number>, shadowed: Array<number>, unavailable: Array<number>, consideredCount: number, consideredAll: boolean }, alerts: Array<{ kind: AlertKind, severity: AlertSeverity, subject: string | null, share: number | null, lagMs: number | null, count: number | null, perSecond: number | null }> }, adoptedSets: { totalCount: number } };

export type ExpiringFragment = { now: string, spanMs: number, consideredCount: number, consideredAll: boolean, buckets: Array<{ fromMs: number, toMs: number, count: number }> };

export const OverviewHistoryDocument = /* @__PURE__ */ new TypedDocument<OverviewHistoryQuery, OverviewHistoryQueryVariables>(
  'OverviewHistory',
  '23329af622cc99e41857a667db734488303bf26481d559a2598e9b251f280b3d',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query OverviewHistory(\$lastMs: Int!, \$points: Int!) {
  overview {
    history(lastMs: \$lastMs, points: \$points) {
      from
      stepMs
      live
      addedPerSecond
      expiredPerSecond
      now
    }
  }
}`,
);

export const OverviewLoadDocument = /* @__PURE__ */ new TypedDocument<OverviewLoadQuery, OverviewLoadQueryVariables>(
  'OverviewLoad',
  '262fe762aa1e7fcea41950def74bc5fa97e77dc0ec750dec1946e5779aeecd95',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query OverviewLoad {
  serverStats {
    history(
      fields: [CPU_UTILIZATION, LOAD1, EVENT_LOOP_DELAY_P99_MS]
      aggregates: [AVERAGE]
      points: 60
      lastMs: 600000
    ) {
      hasMoreInstances
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
        fields: [OPERATIONS_PER_SECOND, USED_MEMORY_BYTES, MAX_MEMORY_BYTES, EXPIRED_KEYS_PER_SECOND]
        aggregates: [AVERAGE]
        points: 60
        lastMs: 600000
      ) {
        lines {
          field
          values
        }
      }
    }
  }
}`,
);

export const OverviewDocument = /* @__PURE__ */ new TypedDocument<OverviewQuery, OverviewQueryVariables>(
  'Overview',
  '64e6e410d820fad132d0106c99f0196035e5187ef57876e7cb6a6db1bc030578',
  import.meta.env.TRUSTED_DOCUMENTS ? '' : `query Overview(\$span: OverviewSpan!) {
  overview {
    now
    sets {
      totalCount
      consideredCount
      consideredAll
      liveCount
      countIsExact
      nextToExpire {
        name
        strategy
        count
        countIsExact
        nextExpiresAt
      }
    }
    hour: expiring(span: HOUR) {
      ...Expiring
    }
    chart: expiring(span: \$span) {
      ...Expiring
    }
    limits {
      stepMs
      allowed
      denied
      shadowed
      unavailable
      consideredCount
      consideredAll
    }
    alerts {
      kind
      severity
      subject
      share
      lagMs
      count
      perSecond
    }
  }
  adoptedSets(first: 1) {
    totalCount
  }
}
fragment Expiring on ExpiringOverview {
  now
  spanMs
  consideredCount
  consideredAll
  buckets {
    fromMs
    toMs
    count
  }
}`,
);