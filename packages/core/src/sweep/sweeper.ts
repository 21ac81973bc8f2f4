import { endsWithin } from '../ends-within.ts';
import { checkFunction, checkOptions, type OptionNames } from '../input.ts';
import { mapConcurrently } from '../redis/map-concurrently.ts';
import { ServerClock } from '../redis/server-clock.ts';
import { slotOf, type DeadlineIndex } from './deadline-index.ts';
import type { Notifications } from '../redis/notifications.ts';
import { DueQueue } from './due-queue.ts';
import { callInBackground, guardErrorCallback, toError } from '../user-callback.ts';
import type { Deadline, SweepResult, TrimmedEvents } from './sweep-result.ts';

export interface SweeperOptions {
  /**
   * Called with the `MayflyError` of a failed step, which is retried a second later, and with errors of
   * `onSwept`. If it throws, the process emits a warning (`MayflyWarning`).
   */
  readonly onError?: ((error: Error) => unknown) | undefined;
  /**
   * Called for each step: how many members it removed, how long after the deadline, and what was trimmed.
   * Each member and each trimmed event is in exactly one step of all sweepers of a namespace.
   */
  readonly onSwept?: ((step: SweptStep) => unknown) | undefined;
}

export interface SweptStep {
  readonly removed: number;
  /** By Redis's clock, in ms. */
  readonly lateMs: number;
  /** By all processes, in the last ten seconds or since a sweeper ran. */
  readonly trimmed: TrimmedEvents;
}

const OPTIONS: OptionNames<SweeperOptions> = { onError: true, onSwept: true };

/** Sweeps one set, named by its entry in the index of deadlines, in one step. */
export type SweepStep = (entry: string) => Promise<SweepResult>;

interface SweeperContext {
  readonly index: DeadlineIndex;
  readonly notifications: Notifications;
  readonly sweepStep: SweepStep;
  readonly clock: (() => number) | undefined;
  readonly timeoutMs: number;
}

const NOTHING_TRIMMED: TrimmedEvents = { events: 0, lost: 0, changes: 0 };

/** Slots that are swept concurrently, each with at most two scripts at a time. */
const AT_ONCE = 8;

/** Slots whose next deadline is read concurrently. */
const ASKED_AT_ONCE = 100;

/** The interval of polling for lost notifications, with one command. */
const AUDIT_MS = 2500;

/** Deadlines of a slot within this time are swept together: a fraction of the delay that an event may have. */
const SHORTEST_PAUSE_MS = 4;

const RETRY_MS = 1000;

/** setTimeout fires immediately above this. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Removes expired members of all sets in time: it frees their memory, and notifies listeners. It sleeps
 * until the next deadline, with one timer for all sets; notifications report earlier deadlines. Idle, it
 * sends one command every few seconds, which finds what a lost notification would have reported.
 *
 * Reads never depend on it. Any number of sweepers may run: each member is removed by one of them.
 */
export class Sweeper {
  readonly #context: SweeperContext;
  readonly #onError: (error: Error) => void;
  readonly #onSwept: (step: SweptStep) => unknown;
  readonly #clock: ServerClock;
  readonly #due = new DueQueue();
  readonly #busy = new Set<number>();
  readonly #pending = new Map<number, Deadline>();
  readonly #work = new Set<Promise<void>>();
  #slots: number[] = [];
  #audited = 0;
  #running = false;
  #timer: NodeJS.Timeout | undefined;
  #audit: NodeJS.Timeout | undefined;
  #stopListening: (() => void) | undefined;

  /** Created by `mayfly.createSweeper`. */
  constructor(context: SweeperContext, options: SweeperOptions = {}) {
    const { onError = () => undefined, onSwept = () => undefined } = checkOptions(options, OPTIONS);
    this.#context = context;
    this.#onError = guardErrorCallback(checkFunction(onError, 'onError'));
    this.#onSwept = checkFunction(onSwept, 'onSwept');
    this.#clock = new ServerClock(context.clock);
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#audit = setInterval(() => this.#track(this.#auditOne()), AUDIT_MS);
    this.#audit.unref();
    this.#stopListening = this.#context.notifications.listen({
      topic: 'due',
      onListening: () => this.#track(this.#learnAll()),
      onNotification: (detail) => {
        const colon = detail.indexOf(':');
        const deadline = { entry: detail.slice(colon + 1), dueAt: Number(detail.slice(0, colon)) };
        this.#learn(slotOf(deadline), deadline);
        this.#arm();
      },
    });
  }

  /**
   * Stops sweeping, and waits for steps in progress for at most the `timeoutMs` of `createMayfly`.
   * `unfinished`: steps that Redis had not answered by then. The next sweeper continues them.
   */
  async stop(): Promise<{ readonly unfinished: number }> {
    this.#running = false;
    clearTimeout(this.#timer);
    clearInterval(this.#audit);
    this.#stopListening?.();
    await endsWithin(this.#context.timeoutMs, Promise.all(this.#work));
    return { unfinished: this.#work.size };
  }

  /** Sweeps all that is due by now, started or not, and returns how many members that removed. */
  async sweepDue(): Promise<{ readonly removed: number }> {
    let removed = 0;
    const slots = await this.#context.index.slotsInUse();
    await mapConcurrently(slots, AT_ONCE, async (slot) => {
      let { now, next } = await this.#context.index.next(slot);
      await this.#sweepWhile(async () => {
        if (next === undefined || next.dueAt > now) return undefined;
        const swept = await this.#sweep(next);
        removed += swept.removed;
        ({ now, next } = swept);
        return swept;
      });
    });
    return { removed };
  }

  /**
   * How long the earliest sweep that is due by now has waited, started or not, in ms on Redis's clock. 0 if none is
   * due. One command for each slot with a set: at most 16,384. `REDIS_UNAVAILABLE`.
   */
  async lag(): Promise<{ readonly lagMs: number }> {
    const { index } = this.#context;
    const lags = await mapConcurrently(await index.slotsInUse(), ASKED_AT_ONCE, async (slot) => {
      const { now, next } = await index.next(slot);
      return next === undefined ? 0 : now - next.dueAt;
    });
    return { lagMs: lags.reduce((worst, lagMs) => Math.max(worst, lagMs), 0) };
  }

  /** Sets the timer to the next deadline. */
  #arm(): void {
    clearTimeout(this.#timer);
    const next = this.#due.peek();
    if (!this.#running || next === undefined) return;
    const waitMs = Math.min(Math.max(next.dueAt - this.#clock.now(), 0), LONGEST_TIMEOUT_MS);
    this.#timer = setTimeout(() => this.#wake(), waitMs);
    this.#timer.unref();
  }

  #wake(): void {
    while (this.#running && this.#busy.size < AT_ONCE) {
      const next = this.#due.peek();
      if (next === undefined || next.dueAt > this.#clock.now()) break;
      this.#due.take();
      // A notification for a slot that is being swept may be newer than the reply of the sweep, so it waits.
      if (this.#busy.has(next.slot)) this.#pending.set(next.slot, next);
      else this.#track(this.#sweepSlot(next.slot, next));
    }
    if (this.#busy.size < AT_ONCE) this.#arm();
  }

  /** Sweeps a slot until nothing in it is due. */
  async #sweepSlot(slot: number, deadline: Deadline): Promise<void> {
    this.#busy.add(slot);
    let next: Deadline | undefined = deadline;
    try {
      await this.#sweepWhile(async () => {
        if (!this.#running || next === undefined || next.dueAt > this.#clock.now())
          return undefined;
        const { entry } = next;
        const swept = await this.#sweep(next);
        this.#clock.observe(swept.now);
        next = swept.next;
        return swept.left === 0 && next?.entry === entry ? undefined : swept;
      });
      if (next !== undefined) {
        this.#learn(slot, notBefore(next, this.#clock.now() + SHORTEST_PAUSE_MS));
      }
    } catch (error) {
      this.#onError(toError(error));
      if (next !== undefined) this.#learn(slot, notBefore(next, this.#clock.now() + RETRY_MS));
    } finally {
      this.#busy.delete(slot);
      const pending = this.#pending.get(slot);
      if (pending !== undefined && this.#pending.delete(slot)) this.#learn(slot, pending);
      this.#wake();
    }
  }

  /**
   * Takes steps in a slot until one returns undefined. After a step that left expired members, two are on their way,
   * so that Redis runs one while this process reads the reply to the other.
   */
  async #sweepWhile(step: () => Promise<SweepResult | undefined>): Promise<void> {
    let swept = await step();
    while (swept?.left === 0) swept = await step();
    if (swept === undefined) return;
    const takeSteps = async () => {
      while ((await step()) !== undefined);
    };
    const both = [takeSteps(), takeSteps()];
    await Promise.allSettled(both);
    // Throws the error of the one that failed.
    await Promise.all(both);
  }

  async #sweep({ entry, dueAt }: Deadline): Promise<SweepResult> {
    const swept = await this.#context.sweepStep(entry);
    const { removed, now, trimmed = NOTHING_TRIMMED } = swept;
    const step = { removed, lateMs: Math.max(0, now - dueAt), trimmed };
    callInBackground(() => this.#onSwept(step), this.#onError);
    return swept;
  }

  /** Reads all deadlines: at the start, and after lost notifications. */
  async #learnAll(): Promise<void> {
    try {
      this.#slots = await this.#context.index.slotsInUse();
      // Even without sets to sweep, the sweeper needs the time of Redis's clock.
      await this.#ask(this.#slots[0] ?? 0);
      await mapConcurrently(this.#slots, ASKED_AT_ONCE, async (slot) => {
        if (this.#running) await this.#ask(slot);
      });
    } catch (error) {
      this.#onError(toError(error));
    }
  }

  /** One command: each slot in turn, then the list of the slots. */
  async #auditOne(): Promise<void> {
    try {
      const slot = this.#slots[this.#audited];
      if (slot === undefined) {
        this.#audited = 0;
        this.#slots = await this.#context.index.slotsInUse();
      } else {
        this.#audited += 1;
        await this.#ask(slot);
      }
    } catch (error) {
      this.#onError(toError(error));
    }
  }

  async #ask(slot: number): Promise<void> {
    const { now, next } = await this.#context.index.next(slot);
    this.#clock.observe(now);
    if (next !== undefined) this.#learn(slot, next);
    this.#arm();
  }

  #learn(slot: number, deadline: Deadline): void {
    this.#due.advance(slot, deadline);
  }

  #track(step: Promise<void>): void {
    this.#work.add(step);
    void step.finally(() => this.#work.delete(step));
  }
}

function notBefore(deadline: Deadline, moment: number): Deadline {
  return { ...deadline, dueAt: Math.max(deadline.dueAt, moment) };
}
