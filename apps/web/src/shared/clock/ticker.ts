import type { ServerClock } from './server-clock.ts';

/** Draws the state at a time and returns the server time at which it must draw again. */
export type Paint = (now: number) => number;

/** For a shorter wait a frame is requested immediately; for a longer one a timer runs first. */
const FRAME_GAP_MS = 50;
/** Countdowns that are due within this time are drawn together, so that they do not occupy every frame. */
const TOGETHER_MS = 45;
const LONGEST_SLEEP_MS = 60_000;

/**
 * The animation loop of all countdowns. Each is drawn only when due; the loop sleeps while none is due, and
 * stops while the page is hidden.
 */
export class Ticker {
  readonly #clock: ServerClock;
  readonly #due = new Map<Paint, number>();
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening = false;
  #lastRun = -Infinity;
  /** When the next paint is due, if the loop runs. */
  #wakeAt = Infinity;

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  /** Draws immediately, then when due, until the returned function is called. */
  add(paint: Paint): () => void {
    this.#listen();
    const due = paint(this.#clock.now());
    this.#due.set(paint, due);
    // A list adds a hundred paints at a time, and few of them are the next one.
    if (due < this.#wakeAt) this.#schedule();
    return () => {
      this.#due.delete(paint);
      if (this.#due.size === 0) this.#stop();
    };
  }

  // The listeners start with the first countdown, so that importing this module has no effect.
  #listen(): void {
    if (this.#listening) return;
    this.#listening = true;
    this.#clock.subscribe(() => this.#restart());
    document.addEventListener('visibilitychange', () => this.#restart());
  }

  #restart(): void {
    this.#lastRun = -Infinity;
    for (const paint of this.#due.keys()) this.#due.set(paint, -Infinity);
    this.#schedule();
  }

  #stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#wakeAt = Infinity;
  }

  #schedule(): void {
    this.#stop();
    this.#wakeAt = Infinity;
    if (document.hidden || this.#due.size === 0) return;
    let soonest = Infinity;
    for (const due of this.#due.values()) soonest = Math.min(soonest, due);
    this.#wakeAt = soonest;
    const wait = Math.max(soonest, this.#lastRun + TOGETHER_MS) - this.#clock.now();
    if (wait <= FRAME_GAP_MS) this.#frame = requestAnimationFrame(() => this.#run());
    else {
      // Woken slightly early, so that the frame itself is on time.
      const sleep = Math.min(wait - FRAME_GAP_MS / 2, LONGEST_SLEEP_MS);
      this.#timer = setTimeout(() => this.#schedule(), sleep);
    }
  }

  #run(): void {
    const now = this.#clock.now();
    this.#lastRun = now;
    for (const [paint, due] of this.#due) {
      if (due <= now) this.#due.set(paint, paint(now));
    }
    this.#schedule();
  }
}
