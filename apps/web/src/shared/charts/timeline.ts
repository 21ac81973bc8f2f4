/** Measurements over time, averaged in steps. */
export interface Timeline<Measure extends string> {
  readonly stepMs: number;
  /** The start of the first point: a multiple of `stepMs`, like all points. */
  readonly from: number;
  /** Null is a gap: no sample arrived, which is not zero. */
  readonly points: Readonly<Record<Measure, readonly (number | null)[]>>;
  /** The samples of the last point, which is not complete yet. */
  readonly open: OpenPoint<Measure> | null;
}

interface OpenPoint<Measure extends string> {
  readonly at: number;
  readonly sums: Readonly<Record<Measure, number>>;
  readonly counts: Readonly<Record<Measure, number>>;
}

/** The measured values at a time; null if unknown. */
export interface TimedSample<Measure extends string> {
  readonly at: number;
  readonly values: Readonly<Record<Measure, number | null>>;
}

/** `Object.fromEntries` loses the types of the keys. */
export function forEachMeasure<Measure extends string, T>(
  measures: readonly Measure[],
  read: (measure: Measure) => T,
): Readonly<Record<Measure, T>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each of them is there.
  return Object.fromEntries(measures.map((measure) => [measure, read(measure)])) as Record<
    Measure,
    T
  >;
}

/** The start of the step that contains a time. */
export const stepOf = (at: number, stepMs: number) => Math.floor(at / stepMs) * stepMs;

export function emptyTimeline<Measure extends string>(
  measures: readonly Measure[],
  from: number,
  stepMs: number,
): Timeline<Measure> {
  return {
    stepMs,
    from: stepOf(from, stepMs),
    points: forEachMeasure(measures, () => []),
    open: null,
  };
}

/** The value of a measurement in the step that starts at a time. */
export function valueAt<Measure extends string>(
  { points, from, stepMs }: Timeline<Measure>,
  measure: Measure,
  at: number,
): number | null {
  return points[measure][(at - from) / stepMs] ?? null;
}

/**
 * The current value of a measurement in the incomplete step. Sources report at different times: until its
 * first sample of the step, a source keeps the value of the step before, but no longer.
 */
export function valueSoFar<Measure extends string>(
  timeline: Timeline<Measure>,
  measure: Measure,
  at: number,
): number | null {
  const isHeard = timeline.open !== null && timeline.open.at >= at;
  return valueAt(timeline, measure, isHeard ? at : at - timeline.stepMs);
}

/** Adds samples, oldest first, and keeps the latest `most` points. */
export function appendSamples<Measure extends string>(
  timeline: Timeline<Measure>,
  samples: readonly TimedSample<Measure>[],
  measures: readonly Measure[],
  most: number,
): Timeline<Measure> {
  const { stepMs, from } = timeline;
  const points = forEachMeasure(measures, (measure) => [...timeline.points[measure]]);
  let { open } = timeline;
  for (const { at, values } of samples) {
    const step = stepOf(at, stepMs);
    // A sample for a completed point is ignored: the samples of its average are not kept.
    if (step < (open?.at ?? from)) continue;
    const before = open?.at === step ? open : null;
    const index = (step - from) / stepMs;
    const counts = forEachMeasure(
      measures,
      (measure) => (before?.counts[measure] ?? 0) + (values[measure] === null ? 0 : 1),
    );
    const sums = forEachMeasure(
      measures,
      (measure) => (before?.sums[measure] ?? 0) + (values[measure] ?? 0),
    );
    open = { at: step, sums, counts };
    for (const measure of measures) {
      const line = points[measure];
      while (line.length < index) line.push(null);
      line[index] = counts[measure] === 0 ? null : sums[measure] / counts[measure];
    }
  }
  const surplus = Math.max(0, ...measures.map((measure) => points[measure].length - most));
  return {
    stepMs,
    open,
    from: from + surplus * stepMs,
    points: forEachMeasure(measures, (measure) => points[measure].slice(surplus)),
  };
}
