import { MayflyError } from '../errors.ts';

/** The elements of a bulk operation. */
export type Source<Item> = Iterable<Item> | AsyncIterable<Item>;

/** Some elements of a source, and what follows them. */
export interface Chunk<Item> {
  readonly items: readonly Item[];
  /** The position of the first of them in the source. */
  readonly start: number;
  readonly next: 'more' | 'end' | 'stopped' | { readonly error: unknown };
}

/** Splits a source into chunks, on demand. */
export class ChunkReader<Item> {
  readonly #iterator: Iterator<Item> | AsyncIterator<Item>;
  readonly #size: number;
  readonly #check: (item: Item, index: number) => void;
  readonly #stop: AbortSignal;
  #position = 0;
  #exhausted = false;
  #reading = false;

  /** `check` throws for an invalid element. `INVALID_BATCH` for an invalid source. */
  constructor(
    source: Source<Item>,
    size: number,
    check: (item: Item, index: number) => void,
    stop: AbortSignal,
  ) {
    this.#iterator = iteratorOf(source);
    this.#size = size;
    this.#check = check;
    this.#stop = stop;
  }

  /**
   * The next chunk. If the source fails or yields an invalid element, the chunk has the elements before.
   * After a stop, it is empty immediately, even if the source does not answer.
   */
  read(): Promise<Chunk<Item>> {
    const stopped: Chunk<Item> = { items: [], start: this.#position, next: 'stopped' };
    if (this.#stop.aborted) return Promise.resolve(stopped);
    return new Promise((resolve) => {
      const onStop = () => resolve(stopped);
      this.#stop.addEventListener('abort', onStop, { once: true });
      void this.#collect().then((chunk) => {
        this.#stop.removeEventListener('abort', onStop);
        resolve(chunk);
      });
    });
  }

  /** Closes the source, if it was not read to its end. */
  async close(): Promise<void> {
    if (this.#exhausted) return;
    try {
      const closed = this.#iterator.return?.();
      // A generator that waits for something answers only after that.
      if (!this.#reading) await closed;
      else if (closed instanceof Promise) closed.catch(() => undefined);
    } catch {
      // As with `for await`: the first error is thrown, not an error of `return`.
    }
  }

  async #collect(): Promise<Chunk<Item>> {
    const items: Item[] = [];
    const start = this.#position;
    this.#reading = true;
    try {
      while (items.length < this.#size && !this.#stop.aborted) {
        const step = await this.#iterator.next();
        if (step.done === true) {
          this.#exhausted = true;
          return { items, start, next: 'end' };
        }
        this.#check(step.value, this.#position);
        items.push(step.value);
        this.#position += 1;
      }
      return { items, start, next: 'more' };
    } catch (error) {
      return { items, start, next: { error } };
    } finally {
      this.#reading = false;
    }
  }
}

/** Whether a value is a source. A string is not: its characters are no members. */
export function isSource(value: unknown): value is Source<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    (Symbol.asyncIterator in value || Symbol.iterator in value)
  );
}

function iteratorOf<Item>(source: Source<Item>): Iterator<Item> | AsyncIterator<Item> {
  if (!isSource(source)) {
    throw new MayflyError('INVALID_BATCH', 'members must be an Iterable or an AsyncIterable', {
      field: 'members',
    });
  }
  return Symbol.asyncIterator in source
    ? source[Symbol.asyncIterator]()
    : source[Symbol.iterator]();
}
