import {
  MayflyError,
  type CompactSet,
  type KeySet,
  type ShardedSet,
  type SortedSet,
} from '../../src/index.ts';

const EXTENSION_MS = 5000;

/** A member's expiry, or its removal. */
type Answer = number | 'removed';

export type WritableSet = SortedSet | CompactSet | KeySet | ShardedSet;

/**
 * A caller with separate members, which makes one call after the other: it adds each member, extends
 * every third and removes every third. It records the answers. If a call fails, the state of the member
 * is unknown, and it records nothing.
 */
export class Writer {
  /** The number of members interrupted by `REDIS_UNAVAILABLE`. Any other failure ends the writer. */
  unavailable = 0;
  /** Answers that contradict earlier ones, with the member. */
  readonly contradictions: string[] = [];
  readonly #name: string;
  readonly #sets: readonly WritableSet[];
  readonly #answers: readonly Map<string, Answer>[];
  readonly #counts: () => Promise<boolean>;
  #count = 0;
  #failure: unknown;

  /** `counts` decides after each member whether its answers count. */
  constructor(
    name: string,
    sets: readonly WritableSet[],
    counts: () => Promise<boolean> = () => Promise.resolve(true),
  ) {
    this.#name = name;
    this.#sets = sets;
    this.#answers = sets.map(() => new Map());
    this.#counts = counts;
  }

  /** The number of completed members. Throws the error that ended the writer. */
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
          const answer = await this.#live(set, member, round);
          if (!(await this.#counts())) continue;
          this.#answers[index]?.set(member, answer);
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

  /** The recorded answers for the members of one of its sets. */
  answersOf(name: string): ReadonlyMap<string, Answer> {
    return this.#answers[this.#sets.findIndex((set) => set.name === name)] ?? new Map();
  }

  async #live(set: WritableSet, member: string, round: number): Promise<Answer> {
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

/** Starts writers. The returned function ends them, and rejects if one of them failed. */
export function start(writers: readonly Writer[]): () => Promise<void> {
  const end = new AbortController();
  const running = Promise.all(writers.map((writer) => writer.run(end.signal)));
  // The returned function awaits the result.
  running.catch(() => undefined);
  return async () => {
    end.abort();
    await running;
  };
}

/** The number of members that every writer has completed. */
export function fewest(writers: readonly Writer[]): number {
  return Math.min(...writers.map(({ count }) => count));
}

/** The result of `compare` if the set agrees with all answers. */
export const AGREED = { lost: [], back: [], twice: [] };

/** Compares the content of a set with the answers that its writers received. */
export async function compare(set: WritableSet, writers: readonly Writer[], laterMs = 0) {
  const held = new Map<string, number>();
  const twice: string[] = [];
  for await (const { member, expiresAt } of set.members()) {
    if (held.has(member)) twice.push(member);
    held.set(member, expiresAt);
  }
  const answers = writers.flatMap((writer) => [...writer.answersOf(set.name)]);
  return {
    /** Members that should live until another time, or at all. */
    lost: answers.filter(([member, what]) => {
      if (what === 'removed') return false;
      const delayMs = (held.get(member) ?? Number.NaN) - what;
      return !(delayMs >= 0 && delayMs <= laterMs);
    }),
    /** Members that should be gone. */
    back: answers.filter(([member, what]) => what === 'removed' && held.has(member)),
    twice,
  };
}
