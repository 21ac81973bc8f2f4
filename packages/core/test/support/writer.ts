import {
  MayflyError,
  type CompactSet,
  type KeySet,
  type ShardedSet,
  type SortedSet,
} from '../../src/index.ts';

const EXTENSION_MS = 5000;

/** A member's expiry, or that it was removed. */
type Told = number | 'removed';

export type WritableSet = SortedSet | CompactSet | KeySet | ShardedSet;

/**
 * A caller that gives members of its own a life, one call after the other: each is added, and every
 * third is extended, every third removed. It writes down what it was told. Where a call fails, what
 * became of the member is not known, and nothing is written down.
 */
export class Writer {
  /** How many members were cut short by `REDIS_UNAVAILABLE`. Any other failure ends the writer. */
  unavailable = 0;
  /** Answers that contradict the ones before, with the member. */
  readonly contradictions: string[] = [];
  readonly #name: string;
  readonly #sets: readonly WritableSet[];
  readonly #told: readonly Map<string, Told>[];
  readonly #counts: () => Promise<boolean>;
  #count = 0;
  #failure: unknown;

  /** `counts` is asked after each member whether what it was told counts. */
  constructor(
    name: string,
    sets: readonly WritableSet[],
    counts: () => Promise<boolean> = () => Promise.resolve(true),
  ) {
    this.#name = name;
    this.#sets = sets;
    this.#told = sets.map(() => new Map());
    this.#counts = counts;
  }

  /** How many members had their life. Throws what has ended the writer, as it would be waited for in vain. */
  get count(): number {
    if (this.#failure !== undefined) throw this.#failure;
    return this.#count;
  }

  async run(until: AbortSignal): Promise<void> {
    for (let round = 0; !until.aborted; round += 1) {
      for (const [index, set] of this.#sets.entries()) {
        if (until.aborted) return;
        const member = `${this.#name}-${round}`;
        try {
          const told = await this.#live(set, member, round);
          if (!(await this.#counts())) continue;
          this.#told[index]?.set(member, told);
          this.#count += 1;
        } catch (error) {
          if (!(error instanceof MayflyError && error.code === 'REDIS_UNAVAILABLE')) {
            this.#failure = error;
            throw error;
          }
          this.unavailable += 1;
        }
      }
    }
  }

  /** What it was told of the members of one of its sets. */
  toldOf(name: string): ReadonlyMap<string, Told> {
    return this.#told[this.#sets.findIndex((set) => set.name === name)] ?? new Map();
  }

  async #live(set: WritableSet, member: string, round: number): Promise<Told> {
    const withValue = set.strategy === 'sorted' && round % 2 === 0;
    const added = await (withValue ? set.add(member, { value: round }) : set.add(member));
    let expiresAt = added.status === 'absent' ? NaN : added.expiresAt;
    this.#note(member, 'added', added.status);
    this.#note(member, 'live', (await set.has(member)) ? 'live' : 'not live');
    if (round % 3 === 1) {
      const extended = await set.extend(member, EXTENSION_MS);
      const before = expiresAt;
      expiresAt = extended.status === 'absent' ? NaN : extended.expiresAt;
      this.#note(member, String(before + EXTENSION_MS), String(expiresAt));
    }
    if (round % 3 !== 2) return expiresAt;
    this.#note(member, 'removed', (await set.remove(member)).status);
    return 'removed';
  }

  #note(member: string, expected: string, answer: string): void {
    if (answer !== expected) this.contradictions.push(`${member}: ${answer}, not ${expected}`);
  }
}

/** Sets writers to work. What it returns ends the work, and rejects if one of them failed. */
export function start(writers: readonly Writer[]): () => Promise<void> {
  const end = new AbortController();
  const running = Promise.all(writers.map((writer) => writer.run(end.signal)));
  // Looked at when the work is ended.
  running.catch(() => undefined);
  return async () => {
    end.abort();
    await running;
  };
}

/** How many members each of the writers has brought through at least. */
export function fewest(writers: readonly Writer[]): number {
  return Math.min(...writers.map(({ count }) => count));
}

/** What `compare` finds where all is as it was told. */
export const AGREED = { lost: [], back: [], twice: [] };

/** What a set holds, against what its writers were told. */
export async function compare(set: WritableSet, writers: readonly Writer[], laterMs = 0) {
  const held = new Map<string, number>();
  const twice: string[] = [];
  for await (const { member, expiresAt } of set.members()) {
    if (held.has(member)) twice.push(member);
    held.set(member, expiresAt);
  }
  const told = writers.flatMap((writer) => [...writer.toldOf(set.name)]);
  return {
    /** Members that should live until another moment, or at all. */
    lost: told.filter(([member, what]) => {
      if (what === 'removed') return false;
      const delayMs = (held.get(member) ?? Number.NaN) - what;
      return !(delayMs >= 0 && delayMs <= laterMs);
    }),
    /** Members that should be gone. */
    back: told.filter(([member, what]) => what === 'removed' && held.has(member)),
    twice,
  };
}
