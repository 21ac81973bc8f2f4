import type { ServerSamplesQuery } from './documents.generated.ts';

type Stats = ServerSamplesQuery['serverStats'];
type Instance = NonNullable<Stats['instance']>;

export type RawSample = Instance['samples']['nodes'][number];

/** The samples of one instance as far as they were read, oldest first. */
export interface History {
  readonly samples: readonly RawSample[];
  /** Where to go on reading. */
  readonly endCursor: string | null;
  /** The server's time of the last reading. */
  readonly readAt: number;
  readonly sampleIntervalMs: number;
}

export interface SamplesPage {
  readonly nodes: readonly RawSample[];
  readonly endCursor: string | null;
  readonly readAt: number;
  readonly retentionMs: number;
  readonly sampleIntervalMs: number;
}

/** From the oldest sample to the last reading. */
export function historySpanMs({ samples, readAt }: History): number {
  const [oldest] = samples;
  return oldest === undefined ? 0 : readAt - Date.parse(oldest.sampledAt);
}

/**
 * Adds a page to what was read before. Samples that came twice count once, and those that have
 * fallen out of the retention, by the server's clock, are dropped: however long one watches, the
 * history stays as long as its hour.
 */
export function mergeSamples(history: History | undefined, page: SamplesPage): History {
  const bySampledAt = new Map<string, RawSample>();
  for (const sample of [...(history?.samples ?? []), ...page.nodes]) {
    bySampledAt.set(sample.sampledAt, sample);
  }
  const oldest = page.readAt - page.retentionMs;
  const samples = [...bySampledAt.values()]
    .filter(({ sampledAt }) => Date.parse(sampledAt) > oldest)
    .sort((a, b) => Date.parse(a.sampledAt) - Date.parse(b.sampledAt));
  return {
    samples,
    // A page without news has no cursor of its own.
    endCursor: page.endCursor ?? history?.endCursor ?? null,
    readAt: page.readAt,
    sampleIntervalMs: page.sampleIntervalMs,
  };
}
