import { checkFunction, checkOptions, checkSignal, type OptionNames } from '../input.ts';
import { ChunkReader, type Chunk, type Source } from './chunk-reader.ts';

/** The progress until now. */
export type BulkProgress<Outcome extends string> = {
  /** The sum of the counts. */
  readonly done: number;
} & Readonly<Record<Outcome, number>>;

/** `cancelled`: the signal came before the end of the source. The first `done` elements are done. */
type BulkStatus = 'completed' | 'cancelled';

export type BulkResult<Outcome extends string> = BulkProgress<Outcome> & {
  readonly status: BulkStatus;
};

export interface BulkOptions<Outcome extends string> {
  /** Stops the operation. Sent elements are done and counted, and no more are sent. */
  readonly signal?: AbortSignal | undefined;
  /** Receives the progress every few hundred elements. */
  readonly onProgress?: ((progress: BulkProgress<Outcome>) => void) | undefined;
}

const OPTIONS: OptionNames<BulkOptions<string>> = { signal: true, onProgress: true };

/** The operation on each element of a source. */
interface BulkJob<Item, Outcome extends string> {
  readonly source: Source<Item>;
  /** Throws for an invalid element. This element and all after it are not done. */
  readonly check?: (item: Item, index: number) => void;
  /** The calls of a chunk are made in one turn of the event loop, so they travel in few scripts. */
  readonly apply: (item: Item, index: number) => Promise<Outcome>;
  /** All outcomes. */
  readonly none: Readonly<Record<Outcome, 0>>;
}

/** Elements that are sent together, in some scripts. */
const CHUNK = 256;

/** Chunks in flight. The source is read on when one of them has arrived. */
const PIECES_IN_FLIGHT = 4;

/** Runs an operation on every element of a source, in its order, with bounded memory. */
export async function runBulk<Item, Outcome extends string>(
  { source, check = () => {}, apply, none }: BulkJob<Item, Outcome>,
  options: BulkOptions<Outcome>,
): Promise<BulkResult<Outcome>> {
  const { signal, onProgress = () => undefined } = checkOptions(options, OPTIONS);
  checkSignal(signal);
  checkFunction(onProgress, 'onProgress');
  const stop = new AbortController();
  const onAbort = () => stop.abort();
  const reader = new ChunkReader(source, CHUNK, check, stop.signal);
  const counts: Record<Outcome, number> = { ...none };
  let done = 0;
  const failures: unknown[] = [];
  const inFlight = new Set<Promise<void>>();

  const send = async ({ items, start }: Chunk<Item>): Promise<void> => {
    const calls = items.map((item, index) => apply(item, start + index));
    for (const call of await Promise.allSettled(calls)) {
      if (call.status === 'rejected') {
        failures.push(call.reason);
        continue;
      }
      done += 1;
      counts[call.value] += 1;
    }
    try {
      onProgress({ done, ...counts });
    } catch (error) {
      failures.push(error);
    }
    if (failures.length > 0) stop.abort();
  };

  signal?.addEventListener('abort', onAbort, { once: true });
  if (signal?.aborted) stop.abort();
  try {
    for (;;) {
      const chunk = await reader.read();
      if (chunk.items.length > 0) {
        const sent = send(chunk).finally(() => inFlight.delete(sent));
        inFlight.add(sent);
      }
      if (chunk.next !== 'more') {
        await Promise.all(inFlight);
        if (failures.length > 0) throw failures[0];
        if (typeof chunk.next === 'object') throw chunk.next.error;
        const status: BulkStatus = chunk.next === 'end' ? 'completed' : 'cancelled';
        return { status, done, ...counts };
      }
      if (inFlight.size === PIECES_IN_FLIGHT) await Promise.race(inFlight);
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    await reader.close();
  }
}
