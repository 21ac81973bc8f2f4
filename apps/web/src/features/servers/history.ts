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

/** The data of the charts: the loaded range, and the samples since. */
export interface ServerHistory {
  /** When it was loaded, on the server's clock. */
  readonly readAt: number;
  readonly spanMs: number;
  readonly stepMs: number;
  /** The end of the loaded points; later samples are added one by one. */
  readonly since: number;
  readonly instances: ReadonlyMap<string, Timeline<ServerMeasure>>;
  readonly redis: Timeline<RedisMeasure>;
}

/** Samples from a subscription. */
export type LiveBatch =
  | { readonly instance: string; readonly samples: readonly ServerSample[] }
  | { readonly instance: null; readonly samples: readonly RedisSample[] };

interface HistoryRange {
  readonly ids: readonly string[];
  readonly now: number;
  readonly spanMs: number;
  readonly stepMs: number;
}

/** Nothing was loaded: all samples of the range arrive one by one. */
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
 * The loaded points without the last one. It is incomplete, so its samples are requested again and averaged
 * here with new ones.
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

/** The points of a range, plus one incomplete point at each end. */
const mostPoints = ({ spanMs, stepMs }: ServerHistory) => Math.ceil(spanMs / stepMs) + 2;

/** Adds new samples to the history. Samples of instances that are not shown are ignored. */
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
 * The start of the latest point. Until the first sample of the new point arrives, it is the point before:
 * otherwise every new point would begin as a gap.
 */
export function latestPoint({ instances, redis, stepMs }: ServerHistory, now: number): number {
  const heard = [...instances.values(), redis].map(({ open }) => open?.at ?? 0);
  const latest = heard.reduce((a, b) => Math.max(a, b), 0);
  const current = stepOf(now, stepMs);
  return latest >= current - stepMs ? latest : current;
}
