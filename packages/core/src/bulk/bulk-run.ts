import { checkFunction, checkOptions, checkSignal, type OptionNames } from '../input.ts';
import { ChunkReader, type Chunk, type Source } from './chunk-reader.ts';

/** What has been done so far. */
export type BulkProgress<Outcome extends string> = {
  /** The sum of the counts. */
  readonly done: number;
} & Readonly<Record<Outcome, number>>;

/** `cancelled`: the signal came before the source's end; its first `done` elements are done. */
type BulkStatus = 'completed' | 'cancelled';

export type BulkResult<Outcome extends string> = BulkProgress<Outcome> & {
  readonly status: BulkStatus;
};

export interface BulkOptions<Outcome extends string> {
  /** Stops it: what has been sent is done and counted, and nothing more is sent. */
  readonly signal?: AbortSignal | undefined;
  /** Told every few hundred elements how far it has come. */
  readonly onProgress?: ((progress: BulkProgress<Outcome>) => void) | undefined;
}

const OPTIONS: OptionNames<BulkOptions<string>> = { signal: true, onProgress: true };

/** What is to be done to each element of a source. */
interface BulkJob<Item, Outcome extends string> {
  readonly source: Source<Item>;
  /** Throws for what is no element: it and what comes after it is not done. */
  readonly check?: (item: Item, index: number) => void;
  /** The calls of a chunk are made in one turn of the event loop, and so travel in few scripts. */
  readonly apply: (item: Item, index: number) => Promise<Outcome>;
  /** Every outcome there is. */
  readonly none: Readonly<Record<Outcome, 0>>;
}

/** Elements that are sent together: some scripts' worth. */
const CHUNK = 256;

/** Chunks that may be on their way. The source is not read on before one of them has arrived. */
const PIECES_IN_FLIGHT = 4;

/** Does something to every element of a source, in its order, with bounded memory. */
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
