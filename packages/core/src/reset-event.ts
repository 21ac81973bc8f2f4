/** A manual-reset event for one waiter: `wait` resolves if the event was set since the last `reset`, or after a timeout. */
export class ResetEvent {
  #isSet = false;
  #resolve: (() => void) | undefined;

  reset(): void {
    this.#isSet = false;
  }

  set(): void {
    this.#isSet = true;
    this.#resolve?.();
  }

  /** Resolves immediately if the event is set, else at the next `set`, or after `atMostMs`. */
  async wait(atMostMs: number): Promise<void> {
    if (this.#isSet) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, atMostMs);
      timer.unref();
      this.#resolve = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
