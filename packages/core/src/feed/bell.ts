/** Lets one waiter know that something has happened since it hushed the bell, or that it is time to look. */
export class Bell {
  #hasRung = false;
  #resolve: (() => void) | undefined;

  hush(): void {
    this.#hasRung = false;
  }

  ring(): void {
    this.#hasRung = true;
    this.#resolve?.();
  }

  /** Resolves at once if it has rung, at the next ring, or after so long. */
  async rung(atMostMs: number): Promise<void> {
    if (this.#hasRung) return;
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
