/**
 * A source of events as subscribers see them, that ends at once when its subscriber does. A generator alone
 * would not: while it waits for something it does not hear of it, and would be kept until that happens.
 */
export function abortableIterator<Event, Seen>(
  start: (signal: AbortSignal) => AsyncGenerator<Event, void>,
  see: (event: Event) => Seen,
): AsyncIterableIterator<Seen, void> {
  const end = new AbortController();
  const events = start(end.signal);
  const seen = ({ done, value }: IteratorResult<Event, void>): IteratorResult<Seen, void> =>
    done === true ? { done, value } : { done: false, value: see(value) };
  return {
    next: async () => seen(await events.next()),
    async return() {
      end.abort();
      return seen(await events.return());
    },
    async throw(error: unknown) {
      end.abort();
      return seen(await events.throw(error));
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
