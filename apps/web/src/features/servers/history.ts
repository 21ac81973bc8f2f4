import {
  appendSamples,
  emptyTimeline,
  forEachMeasure,
  stepOf,
  type Timeline,
} from '../../shared/charts/timeline.ts';
import type { ServerHistoryQuery } from './documents.generated.ts';
import {
  REDIS_FIELDS,
  REDIS_MEASURES,
  SERVER_FIELDS,
  SERVER_MEASURES,
  type RedisMeasure,
  type RedisSample,
  type ServerMeasure,
  type ServerSample,
} from './measures.ts';

/** What the charts show: what was read of a range, and the samples that came since. */
export interface ServerHistory {
  /** When it was read, on the server's clock. */
  readonly readAt: number;
  readonly spanMs: number;
  readonly stepMs: number;
  /** From here on samples are added one by one: what was read ends here. */
  readonly since: number;
  readonly instances: ReadonlyMap<string, Timeline<ServerMeasure>>;
  readonly redis: Timeline<RedisMeasure>;
}

/** Samples as a subscription tells them. */
export type LiveBatch =
  | { readonly instance: string; readonly samples: readonly ServerSample[] }
  | { readonly instance: null; readonly samples: readonly RedisSample[] };

interface HistoryRange {
  readonly ids: readonly string[];
  readonly now: number;
  readonly spanMs: number;
  readonly stepMs: number;
}

/** Nothing was read: the samples of the whole range come one by one. */
export function unreadHistory({ ids, now, spanMs, stepMs }: HistoryRange): ServerHistory {
  const since = stepOf(now - spanMs, stepMs);
  return {
    readAt: now,
    spanMs,
    stepMs,
    since,
    instances: new Map(ids.map((id) => [id, emptyTimeline(SERVER_MEASURES, since, stepMs)])),
    redis: emptyTimeline(REDIS_MEASURES, since, stepMs),
  };
}

type Stats = ServerHistoryQuery['serverStats'];

interface ReadLine<Field> {
  readonly field: Field;
  readonly values: readonly (number | null)[];
}

/**
 * The points that were read, but for the last: that one is still growing, so that its samples are
 * asked for once more, and averaged here with those to come.
 */
export function readHistory(stats: Stats, spanMs: number): ServerHistory {
  const { stepMs } = stats.history;
  const readAt = Date.parse(stats.now);
  const since = stepOf(readAt, stepMs);
  const from = Date.parse(stats.history.from);
  return {
    readAt,
    spanMs,
    stepMs,
    since,
    instances: new Map(
      stats.history.instances.map(({ id, lines }) => [
        id,
        toTimeline({ lines, from, stepMs, since }, SERVER_MEASURES, SERVER_FIELDS),
      ]),
    ),
    redis: toTimeline(
      {
        lines: stats.redis.history.lines,
        from: Date.parse(stats.redis.history.from),
        stepMs,
        since,
      },
      REDIS_MEASURES,
      REDIS_FIELDS,
    ),
  };
}

function toTimeline<Measure extends string, Field extends string>(
  read: {
    readonly lines: readonly ReadLine<Field>[];
    readonly from: number;
    readonly stepMs: number;
    readonly since: number;
  },
  measures: readonly Measure[],
  fields: Readonly<Record<Measure, Field>>,
): Timeline<Measure> {
  const { lines, from, stepMs, since } = read;
  const whole = Math.max(0, (since - from) / stepMs);
  const points = forEachMeasure(measures, (measure) =>
    (lines.find(({ field }) => field === fields[measure])?.values ?? []).slice(0, whole),
  );
  return { stepMs, from, points, open: null };
}

/** As many points as a range needs, and one at either end that is not whole. */
const mostPoints = ({ spanMs, stepMs }: ServerHistory) => Math.ceil(spanMs / stepMs) + 2;

/** The history with what came since. Samples of instances that are not shown are passed over. */
export function extendHistory(
  history: ServerHistory,
  batches: readonly LiveBatch[],
): ServerHistory {
  const instances = new Map(history.instances);
  let { redis } = history;
  const most = mostPoints(history);
  for (const batch of batches) {
    if (batch.instance === null) {
      redis = appendSamples(redis, batch.samples.map(toTimed), REDIS_MEASURES, most);
      continue;
    }
    const timeline = instances.get(batch.instance);
    if (!timeline) continue;
    const timed = batch.samples.map(toTimed);
    instances.set(batch.instance, appendSamples(timeline, timed, SERVER_MEASURES, most));
  }
  return { ...history, instances, redis };
}

const toTimed = <Sample extends { readonly sampledAt: string }>({
  sampledAt,
  ...values
}: Sample) => ({ at: Date.parse(sampledAt), values });

/**
 * The beginning of the point that is the latest now. It is the one before for as long as the first
 * sample of the new one is on its way: a gap shows only where one is.
 */
export function latestPoint({ instances, redis, stepMs }: ServerHistory, now: number): number {
  const heard = [...instances.values(), redis].map(({ open }) => open?.at ?? 0);
  const latest = heard.reduce((a, b) => Math.max(a, b), 0);
  const current = stepOf(now, stepMs);
  return latest >= current - stepMs ? latest : current;
}
