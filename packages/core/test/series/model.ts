import type { Aggregate, SeriesAnswer } from '../../src/index.ts';

interface Appended {
  readonly at: number;
  /** The time of its arrival, which may be later. */
  readonly now: number;
  readonly source: string;
  readonly load: number | null;
}

/**
 * The answer to a query, computed from all the samples. Two properties come from the roll-ups: windows
 * consist of whole records, and a record is gone when another time has taken its place in the ring.
 */
export class SeriesModel {
  readonly #retentionMs: number;
  readonly #samples: Appended[] = [];

  constructor(retentionMs: number) {
    this.#retentionMs = retentionMs;
  }

  append(sample: Appended): void {
    this.#samples.push(sample);
  }

  /** For each point of an answer to a query of [from, to): the values in its time, oldest first. */
  points(
    source: string,
    { from, to }: { readonly from: number; readonly to: number },
    answer: Omit<SeriesAnswer<string, Aggregate>, 'sources'>,
  ): number[][] {
    const { now, resolutionMs, stepMs } = answer;
    // A window that starts after now is empty, without the rest of now's record.
    const counted = this.#kept(source, resolutionMs).filter(({ at }) => {
      const start = at - (at % resolutionMs);
      return (
        from <= now &&
        start > now - this.#retentionMs &&
        start + resolutionMs > from &&
        start < Math.min(to, now + 1)
      );
    });
    const inOrder = counted.toSorted((a, b) => a.at - b.at);
    return Array.from({ length: (answer.to - answer.from) / stepMs }, (_, i) => {
      const start = answer.from + i * stepMs;
      return inOrder.filter(({ at }) => at >= start && at < start + stepMs).map(({ load }) => load);
    });
  }

  #kept(source: string, resolutionMs: number): { at: number; load: number }[] {
    const places = Math.ceil(this.#retentionMs / resolutionMs);
    const ring = new Map<number, { at: number; load: number }[]>();
    const record = (at: number) => Math.floor(at / resolutionMs);
    for (const { at, now, load, source: by } of this.#samples) {
      if (by !== source || load === null) continue;
      // A sample does not count if its record has begun to leave the retention.
      if (record(at) * resolutionMs <= now - this.#retentionMs) continue;
      const place = record(at) % places;
      const same = (ring.get(place) ?? []).filter((before) => record(before.at) === record(at));
      ring.set(place, [...same, { at, load }]);
    }
    return [...ring.values()].flat();
  }
}

export function aggregateOf(name: Aggregate, values: readonly number[]): number | null {
  if (values.length === 0) return null;
  if (name === 'last') return values.at(-1) ?? null;
  if (name === 'min') return Math.min(...values);
  if (name === 'max') return Math.max(...values);
  const sum = values.reduce((total, value) => total + value, 0);
  return name === 'sum' ? sum : sum / values.length;
}
