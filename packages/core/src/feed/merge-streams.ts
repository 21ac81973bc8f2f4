import type { FeedPosition, StreamPosition } from './feed-cursor.ts';
import type { StreamEntry, StreamReading } from './read-stream.ts';

/** An entry of one of the streams of a feed. */
export interface FeedEntry extends StreamEntry {
  /** The index of its stream. */
  readonly stream: number;
}

export interface FeedReading {
  /** Whether the feed still has all changes after the position. */
  readonly isWhole: boolean;
  /** In the order of each stream. */
  readonly entries: readonly FeedEntry[];
  /** The position after the read changes. With a gap, the streams without one keep their position. */
  readonly end: FeedPosition;
  readonly hasMore: boolean;
  readonly now: number;
}

/**
 * Entries that are read at a time, each with at most 1000 changes of one script. The share of each stream is rounded up,
 * so a feed with several streams reads less than this number plus their number.
 */
export const READ_ENTRIES = 16;

interface Streams {
  readonly count: number;
  readonly after: FeedPosition | undefined;
  /** The streams to read; by default all. */
  readonly only?: readonly number[];
}

/**
 * Reads the changes of a feed after a position, or only its end without a position. All streams are read at the same
 * time, and those that have more than their share once more, while the reading has room.
 */
export async function mergeStreams(
  { count, after, only }: Streams,
  readStream: (
    stream: number,
    after: StreamPosition | undefined,
    atMost: number,
  ) => Promise<StreamReading>,
): Promise<FeedReading> {
  const all = Array.from({ length: count }, (_, stream) => stream);
  // A set that was created again can have another number of shards.
  const isKnown = after?.length === count;
  const end: StreamPosition[] = isKnown ? [...after] : [];
  const entries: FeedEntry[] = [];
  let behind = isKnown ? (only ?? all) : all;
  let now = Infinity;
  while (behind.length > 0 && entries.length < READ_ENTRIES) {
    const share = Math.ceil((READ_ENTRIES - entries.length) / behind.length);
    const readings = await Promise.all(
      behind.map(async (stream) => ({ stream, ...(await readStream(stream, end[stream], share)) })),
    );
    now = Math.min(now, ...readings.map((reading) => reading.now));
    const broken = readings.filter(({ isWhole }) => !isWhole);
    // The next reading begins with the gap.
    if (broken.length > 0 && entries.length > 0) break;
    for (const reading of broken.length > 0 ? broken : readings) {
      end[reading.stream] = reading.end;
      for (const entry of reading.entries) entries.push({ ...entry, stream: reading.stream });
    }
    if (broken.length > 0) return { isWhole: false, entries: [], end, hasMore: true, now };
    behind = isKnown ? readings.flatMap(({ stream, hasMore }) => (hasMore ? [stream] : [])) : [];
  }
  const isWhole = isKnown || after === undefined;
  return { isWhole, entries, end, hasMore: behind.length > 0, now };
}

/** The position after some entries, in the order of a feed. */
export function advance(position: FeedPosition, entries: readonly FeedEntry[]): FeedPosition {
  const next = [...position];
  for (const { stream, id } of entries) {
    next[stream] = { createdAt: position[stream]?.createdAt ?? 0, entry: id };
  }
  return next;
}
