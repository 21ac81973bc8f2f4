/** A timer that is set again only if it would fire too late. It may fire too early. */
export class Alarm {
  readonly #onAlarm: () => void;
  #timer: NodeJS.Timeout | undefined;
  #at = Infinity;

  constructor(onAlarm: () => void) {
    this.#onAlarm = onAlarm;
  }

  /** A time on the monotonic clock; Infinity for none. */
  set(at: number): void {
    if (at >= this.#at) return;
    this.clear();
    this.#at = at;
    this.#timer = setTimeout(
      () => {
        this.#at = Infinity;
        this.#onAlarm();
      },
      Math.max(0, at - performance.now()),
    );
    this.#timer.unref();
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#at = Infinity;
  }
}
