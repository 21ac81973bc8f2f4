import { checkInteger, checkOptions, type OptionNames } from '../input.ts';

/** The time between two samples, and how long a sample is kept. */
export const STEP_MS = 10_000;
const RETENTION_MS = 3_600_000;

/** An hour that begins within a step touches one more. */
const MAX_POINTS = RETENTION_MS / STEP_MS + 1;
const RECORD_BYTES = 32;

export interface HistoryRequest {
  /** The length of the window up to now: 10,000 to 3,600,000 ms. An hour by default. */
  readonly lastMs?: number | undefined;
  /** The maximum number of points: 2 to 361; 361 by default. */
  readonly points?: number | undefined;
}

/** Points of equal width, oldest first; null without a sample. */
export interface MemberHistory {
  /** The beginning of the first point. Points begin at multiples of `stepMs`. */
  readonly from: number;
  readonly stepMs: number;
  /** The live members at the last sample of each point. */
  readonly live: readonly (number | null)[];
  /** Averages. Also null after the recorder was replaced, and for strategies that do not count these. */
  readonly addedPerSecond: readonly (number | null)[];
  readonly expiredPerSecond: readonly (number | null)[];
  readonly now: number;
}

interface Window {
  readonly lastMs: number;
  readonly points: number;
}

interface Sample {
  readonly at: number;
  readonly live: number;
  readonly added: number | null;
  readonly expired: number | null;
}

const REQUEST: OptionNames<HistoryRequest> = { lastMs: true, points: true };

/** `INVALID_OPTION`. */
export function checkHistoryRequest(request: HistoryRequest): Window {
  const { lastMs = RETENTION_MS, points = MAX_POINTS } = checkOptions(request, REQUEST, 'request');
  return {
    lastMs: checkInteger(lastMs, STEP_MS, RETENTION_MS, 'INVALID_OPTION', 'lastMs'),
    points: checkInteger(points, 2, MAX_POINTS, 'INVALID_OPTION', 'points'),
  };
}

/** The points of the window (now − lastMs, now]. `records`: as record.lua writes them. */
export function readPoints(
  records: Buffer,
  now: number,
  { lastMs, points }: Window,
): MemberHistory {
  const after = now - lastMs;
  const stepMs = widthOf(after, now, points);
  const pointOf = (at: number) => Math.floor(at / stepMs);
  const first = pointOf(after + 1);
  const inPoints: Sample[][] = Array.from({ length: pointOf(now) - first + 1 }, () => []);
  for (const sample of readSamples(records)) {
    if (sample.at > after && sample.at <= now) inPoints[pointOf(sample.at) - first]?.push(sample);
  }
  return {
    from: first * stepMs,
    stepMs,
    live: inPoints.map((each) => each.at(-1)?.live ?? null),
    addedPerSecond: inPoints.map((each) => average(each.map(({ added }) => added))),
    expiredPerSecond: inPoints.map((each) => average(each.map(({ expired }) => expired))),
    now,
  };
}

/** The smallest width for which the window (after, now] has at most so many points. Two points always suffice. */
function widthOf(after: number, now: number, points: number): number {
  let stepMs = STEP_MS * Math.ceil((now - after) / points / STEP_MS);
  while (Math.floor(now / stepMs) - Math.floor((after + 1) / stepMs) >= points) stepMs += STEP_MS;
  return stepMs;
}

/** In the order of their times. */
function readSamples(records: Buffer): Sample[] {
  const samples: Sample[] = [];
  for (let start = 0; start + RECORD_BYTES <= records.length; start += RECORD_BYTES) {
    const double = (position: number) => records.readDoubleLE(start + 8 * position);
    const rate = (position: number) => (double(position) < 0 ? null : double(position));
    samples.push({ at: double(0), live: double(1), added: rate(2), expired: rate(3) });
  }
  return samples.toSorted((a, b) => a.at - b.at);
}

function average(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}
