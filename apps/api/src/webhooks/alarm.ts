/** A timer that a call can only make earlier. */
export class Alarm {
  readonly #onAlarm: () => void;
  #timer: NodeJS.Timeout | undefined;
  #at = Infinity;

  constructor(onAlarm: () => void) {
    this.#onAlarm = onAlarm;
  }

  /** `inMs`: from now. */
  set(inMs: number): void {
    const at = performance.now() + inMs;
    if (at >= this.#at) return;
    this.clear();
    this.#at = at;
    this.#timer = setTimeout(() => {
      this.#at = Infinity;
      this.#onAlarm();
    }, inMs);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#at = Infinity;
  }
}
