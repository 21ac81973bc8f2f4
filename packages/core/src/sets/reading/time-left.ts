import { MayflyError } from '../../errors.ts';
import { checkInteger, checkObject, checkOptions, type OptionNames } from '../../input.ts';
import { CONSTRAINTS } from '../../constraints.ts';
import type { Reply } from '../../redis/reply.ts';
import type { TimeLeft } from '../results.ts';

export interface TimeLeftRequest {
  /** Whole milliseconds from now, at least one per bucket. Default: up to the last expiry. */
  readonly spanMs?: number | undefined;
  /** 1 to 100, default 30. */
  readonly buckets?: number | undefined;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Round spans, so that the axis of a chart does not move all the time. */
const ROUND_SPANS_MS = [
  10 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  30 * DAY,
  90 * DAY,
  365 * DAY,
  CONSTRAINTS.ttlMs,
];

const REQUEST: OptionNames<TimeLeftRequest> = { spanMs: true, buckets: true };

/** The last arguments of the scripts `time-left.lua`. `INVALID_BUCKETS`. */
export function timeLeftArguments(request: TimeLeftRequest): number[] {
  checkObject(request, 'request', 'INVALID_BUCKETS');
  const { spanMs, buckets = 30 } = checkOptions(request, REQUEST, 'request');
  checkInteger(buckets, 1, CONSTRAINTS.buckets, 'INVALID_BUCKETS', 'buckets');
  if (
    spanMs !== undefined &&
    (!Number.isInteger(spanMs) || spanMs < buckets || spanMs > CONSTRAINTS.ttlMs)
  ) {
    throw new MayflyError(
      'INVALID_BUCKETS',
      `spanMs must be whole milliseconds, at least one per bucket, at most ${CONSTRAINTS.ttlMs}`,
      { field: 'spanMs' },
    );
  }
  return [buckets, ...(spanMs === undefined ? ROUND_SPANS_MS : [spanMs])];
}

/** Reads the replies of the scripts `time-left.lua`. */
export function readTimeLeft(reply: Reply): TimeLeft {
  return {
    now: reply.integer(),
    spanMs: reply.integer(),
    beyond: reply.integer(),
    never: reply.integer(),
    counts: reply.rest((row) => row.integer()),
  };
}
