/** Measures along the clock, averaged over steps of it. */
export interface Timeline<Measure extends string> {
  readonly stepMs: number;
  /** Where the first point begins: a multiple of `stepMs` on the clock, as every other point does. */
  readonly from: number;
  /** A null is a gap: nothing was heard, which is not zero. */
  readonly points: Readonly<Record<Measure, readonly (number | null)[]>>;
  /** What the last point, to which samples are still added, is the average of. */
  readonly open: OpenPoint<Measure> | null;
}

interface OpenPoint<Measure extends string> {
  readonly at: number;
  readonly sums: Readonly<Record<Measure, number>>;
  readonly counts: Readonly<Record<Measure, number>>;
}

/** What was measured at a moment; null where it is not known. */
export interface TimedSample<Measure extends string> {
  readonly at: number;
  readonly values: Readonly<Record<Measure, number | null>>;
}

/** `Object.fromEntries` forgets which keys it was given. */
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

/** The beginning of the step that a moment lies in. */
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

/** What is known of a measure in the step that begins at a moment. */
export function valueAt<Measure extends string>(
  { points, from, stepMs }: Timeline<Measure>,
  measure: Measure,
  at: number,
): number | null {
  return points[measure][(at - from) / stepMs] ?? null;
}

/**
 * What is known so far of a measure in the step that is not over yet. Not all sources are heard at once: until its
 * first sample of the step has come, a source is as it was in the step before, and no longer.
 */
export function valueSoFar<Measure extends string>(
  timeline: Timeline<Measure>,
  measure: Measure,
  at: number,
): number | null {
  const isHeard = timeline.open !== null && timeline.open.at >= at;
  return valueAt(timeline, measure, isHeard ? at : at - timeline.stepMs);
}

/** The samples, oldest first, added to what is there; of the points, the latest `most` are kept. */
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
    // What came too late for a point that is over is left out: its average is not known any more.
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
