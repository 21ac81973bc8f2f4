import type { ServerClock } from './server-clock.ts';

/** Draws what the moment asks for and says when, on the server's clock, it has to draw again. */
export type Paint = (now: number) => number;

/** Below this wait a frame is requested at once; above it a timer sleeps until the next is due. */
const FRAME_GAP_MS = 50;
const LONGEST_SLEEP_MS = 60_000;

/**
 * The one animation loop behind all countdowns. Each of them is drawn when it is due and not
 * before; the loop sleeps while none is, and stops while the page is hidden.
 */
export class Ticker {
  readonly #clock: ServerClock;
  readonly #due = new Map<Paint, number>();
  #frame: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #listening = false;

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  /** Draws once at once, then whenever it is due, until the returned function is called. */
  add(paint: Paint): () => void {
    this.#listen();
    this.#due.set(paint, paint(this.#clock.now()));
    this.#schedule();
    return () => {
      this.#due.delete(paint);
      if (this.#due.size === 0) this.#stop();
    };
  }

  // Listening begins with the first countdown, so that importing this module has no effect.
  #listen(): void {
    if (this.#listening) return;
    this.#listening = true;
    this.#clock.subscribe(() => this.#restart());
    document.addEventListener('visibilitychange', () => this.#restart());
  }

  #restart(): void {
    for (const paint of this.#due.keys()) this.#due.set(paint, -Infinity);
    this.#schedule();
  }

  #stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = undefined;
  }

  #schedule(): void {
    this.#stop();
    if (document.hidden || this.#due.size === 0) return;
    let soonest = Infinity;
    for (const due of this.#due.values()) soonest = Math.min(soonest, due);
    const wait = soonest - this.#clock.now();
    if (wait <= FRAME_GAP_MS) this.#frame = requestAnimationFrame(() => this.#run());
    else {
      // Woken a little early: the frame itself then falls on time.
      const sleep = Math.min(wait - FRAME_GAP_MS / 2, LONGEST_SLEEP_MS);
      this.#timer = setTimeout(() => this.#schedule(), sleep);
    }
  }

  #run(): void {
    const now = this.#clock.now();
    for (const [paint, due] of this.#due) {
      if (due <= now) this.#due.set(paint, paint(now));
    }
    this.#schedule();
  }
}
