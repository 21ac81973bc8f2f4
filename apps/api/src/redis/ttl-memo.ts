/**
 * Reads something at most once in so long, however many ask for it: who comes within that time gets what the
 * first one got. What failed is not kept.
 */
export class TtlMemo<Result> {
  readonly #read: () => Promise<Result>;
  readonly #forMs: number;
  readonly #clock: () => number;
  #latest: { readonly result: Promise<Result>; readonly startedAt: number } | undefined;

  constructor(read: () => Promise<Result>, forMs: number, clock: () => number) {
    this.#read = read;
    this.#forMs = forMs;
    this.#clock = clock;
  }

  get(): Promise<Result> {
    const now = this.#clock();
    if (this.#latest !== undefined && now - this.#latest.startedAt < this.#forMs) {
      return this.#latest.result;
    }
    const latest = { result: this.#read(), startedAt: now };
    this.#latest = latest;
    latest.result.catch(() => {
      if (this.#latest === latest) this.#latest = undefined;
    });
    return latest.result;
  }

  /** Makes the next call read again. */
  forget(): void {
    this.#latest = undefined;
  }
}
