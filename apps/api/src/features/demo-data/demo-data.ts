import { MayflyError, type Mayfly } from '@mayfly/core';
import { DEMO_PREFIX, DEMO_SETS, type DemoSet, type DemoValue } from './demo-sets.ts';

/** Between two rounds of additions. */
const ROUND_MS = 1000;

export type StartDemoDataResult = 'started' | 'active' | 'storeNotEmpty';

/**
 * Fills an empty store with demo data, and adds members while its sets exist. It continues after a restart, and
 * stops after the sets are deleted.
 */
export class DemoData {
  readonly #mayfly: Mayfly;
  readonly #onError: (error: MayflyError) => void;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(mayfly: Mayfly, onError: (error: MayflyError) => void) {
    this.#mayfly = mayfly;
    this.#onError = onError;
  }

  async isActive(): Promise<boolean> {
    const [name] = await this.#mayfly.sets.names(1, DEMO_PREFIX);
    return name?.startsWith(DEMO_PREFIX) ?? false;
  }

  /** Demo data does not mix with other sets. */
  async isAvailable(): Promise<boolean> {
    return (await this.#mayfly.sets.count()) === 0;
  }

  async start(): Promise<StartDemoDataResult> {
    if (await this.isActive()) return 'active';
    if (!(await this.isAvailable())) return 'storeNotEmpty';
    await Promise.all(
      DEMO_SETS.map(async (demo) => {
        const { name, defaultTtlMs, startWith } = demo;
        const { set } = await this.#mayfly.sets.create<DemoValue>(name, { defaultTtlMs });
        await set.addMany(Array.from({ length: startWith }, () => demo.newMember()));
      }),
    );
    this.#schedule();
    return 'started';
  }

  /** Continues demo data that was started before this process. */
  async resume(): Promise<void> {
    if (await this.isActive()) this.#schedule();
  }

  /** Deletes the sets of the demo data. */
  async remove(): Promise<void> {
    await this.pause();
    await Promise.all(DEMO_SETS.map(({ name }) => this.#mayfly.sets.delete(name)));
  }

  /** Stops adding members. Existing members stay. */
  async pause(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#round;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => {
      this.#round = this.#addMembers().then((hasSets) => {
        if (hasSets && this.#timer === timer) this.#schedule();
      });
    }, ROUND_MS);
    timer.unref();
    this.#timer = timer;
  }

  /** Adds members. Returns whether any of the sets exists. */
  async #addMembers(): Promise<boolean> {
    const present = await Promise.all(DEMO_SETS.map((set) => this.#addTo(set)));
    return present.includes(true);
  }

  async #addTo(set: DemoSet): Promise<boolean> {
    if (Math.random() >= ROUND_MS / set.joinEveryMs) return true;
    const { member, ...options } = set.newMember();
    try {
      await this.#mayfly.sets.open<DemoValue>(set.name).add(member, options);
      return true;
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      if (error.code === 'SET_NOT_FOUND') return false;
      this.#onError(error);
      return true;
    }
  }
}
