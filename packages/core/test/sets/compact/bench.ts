import type { CompactSet } from '../../../src/index.ts';
import { createKeys } from '../../../src/keys.ts';
import { testBench, type TestBench } from '../../support/mayfly.ts';

export interface Segment {
  readonly key: string;
  readonly members: number;
}

export interface CompactBench extends TestBench {
  readonly set: CompactSet;
  /** The content of the set's meta hash. */
  readonly meta: () => Promise<Record<string, string>>;
  /** The segments that its meta hash counts; segments without members have no key. */
  readonly segments: () => Promise<Segment[]>;
  /** The index of deadlines, with the time of the set's next sweep. */
  readonly deadlines: string;
  /** Every key of the set. */
  readonly keys: () => Promise<string[]>;
}

/** A compact set; members live for a minute by default. */
export async function compactBench(start?: number): Promise<CompactBench> {
  const bench = testBench(undefined, start);
  const { redis, namespace, mayfly } = bench;
  const { set } = await mayfly.sets.create('large', { strategy: 'compact', defaultTtlMs: 60_000 });
  const prefix = `${namespace}:set:{large}:`;
  const meta = () => redis.hgetall(`${prefix}meta`);
  return {
    ...bench,
    set,
    deadlines: createKeys(namespace).set('large').deadlines,
    meta,
    async segments() {
      const { segments, generation } = await meta();
      const keys = Array.from(
        { length: Number(segments) },
        (_, segment) => `${prefix}segment:${generation}:${segment}`,
      );
      return Promise.all(keys.map(async (key) => ({ key, members: await redis.zcard(key) })));
    },
    async keys() {
      const found: string[] = [];
      for await (const page of redis.scanStream({ match: `${prefix}*`, count: 10_000 })) {
        found.push(...strings(page));
      }
      return [...new Set(found)].sort();
    },
  };
}

/** Distinct members of 36 bytes. */
export function numbered(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, i) => `member:${String(from + i).padStart(29, '0')}`);
}

/** The results of an iteration; a member may appear more than once. */
export async function collect(set: CompactSet): Promise<Map<string, number>> {
  const all = new Map<string, number>();
  for await (const { member, expiresAt } of set.members()) all.set(member, expiresAt);
  return all;
}

/** Members over all segments, live and expired. */
export function total(segments: readonly Segment[]): number {
  return segments.reduce((sum, { members }) => sum + members, 0);
}

function strings(page: unknown): string[] {
  return Array.isArray(page) ? page.map(String) : [];
}
