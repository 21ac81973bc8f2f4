import { MayflyError, type Mayfly } from '@mayfly/core';
import { DEMO_PREFIX, DEMO_SETS, type DemoSet, type DemoValue } from './demo-sets.ts';

/** Between two rounds in which members may join. */
const BEAT_MS = 1000;

export type StartDemoDataResult = 'started' | 'active' | 'storeNotEmpty';

/**
 * Fills an empty store with sets that are clearly labelled as a sample, and keeps members joining
 * while those sets exist: after a restart it goes on, and once they are deleted it rests.
 */
export class DemoData {
  readonly #mayfly: Mayfly;
  readonly #onError: (error: MayflyError) => void;
  #timer: NodeJS.Timeout | undefined;
  #beat: Promise<void> = Promise.resolve();

  constructor(mayfly: Mayfly, onError: (error: MayflyError) => void) {
    this.#mayfly = mayfly;
    this.#onError = onError;
  }

  async isActive(): Promise<boolean> {
    const [name] = await this.#mayfly.sets.names(1, DEMO_PREFIX);
    return name?.startsWith(DEMO_PREFIX) ?? false;
  }

  /** A sample does not mix with what somebody put there. */
  async isAvailable(): Promise<boolean> {
    return (await this.#mayfly.sets.count()) === 0;
  }

  async start(): Promise<StartDemoDataResult> {
    if (await this.isActive()) return 'active';
    if (!(await this.isAvailable())) return 'storeNotEmpty';
    await Promise.all(
      DEMO_SETS.map(async (sample) => {
        const { name, defaultTtlMs, startWith } = sample;
        const { set } = await this.#mayfly.sets.create<DemoValue>(name, { defaultTtlMs });
        await set.addMany(Array.from({ length: startWith }, () => sample.newMember()));
      }),
    );
    this.#schedule();
    return 'started';
  }

  /** Goes on with a sample that was started before this process was. */
  async resume(): Promise<void> {
    if (await this.isActive()) this.#schedule();
  }

  /** Deletes the sample's sets. */
  async remove(): Promise<void> {
    await this.rest();
    await Promise.all(DEMO_SETS.map(({ name }) => this.#mayfly.sets.delete(name)));
  }

  /** Ends the coming of members, and leaves those who are there. */
  async rest(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#beat;
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const timer = setTimeout(() => {
      this.#beat = this.#join().then((goOn) => {
        if (goOn && this.#timer === timer) this.#schedule();
      });
    }, BEAT_MS);
    timer.unref();
    this.#timer = timer;
  }

  /** Lets members join; tells whether there is still a set for them. */
  async #join(): Promise<boolean> {
    const present = await Promise.all(DEMO_SETS.map((sample) => this.#joinSet(sample)));
    return present.includes(true);
  }

  async #joinSet(sample: DemoSet): Promise<boolean> {
    if (Math.random() >= BEAT_MS / sample.joinEveryMs) return true;
    const { member, ...options } = sample.newMember();
    try {
      await this.#mayfly.sets.open<DemoValue>(sample.name).add(member, options);
      return true;
    } catch (error) {
      if (!(error instanceof MayflyError)) throw error;
      if (error.code === 'SET_NOT_FOUND') return false;
      this.#onError(error);
      return true;
    }
  }
}
