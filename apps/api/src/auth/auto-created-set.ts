import {
  MayflyError,
  type AddOptions,
  type AddResult,
  type JsonValue,
  type LiveMember,
  type Mayfly,
  type MemberPage,
  type PageRequest,
  type SortedSet,
} from '@mayfly/core';

/** Expired members that an addition sweeps: more than one, so that they do not accumulate. */
const SWEPT_WITH_ADDITION = 100;

/**
 * An expiring set that the first addition creates, also after Redis has lost it. Until then it is empty. Additions
 * sweep it, so it needs no sweeper.
 */
export class AutoCreatedSet<Value extends JsonValue> {
  readonly #mayfly: Mayfly;
  readonly #set: SortedSet<Value>;
  readonly #defaultTtlMs: number;

  constructor(mayfly: Mayfly, name: string, defaultTtlMs: number) {
    this.#mayfly = mayfly;
    this.#set = mayfly.sets.open<Value>(name);
    this.#defaultTtlMs = defaultTtlMs;
  }

  async add(member: string, options: AddOptions<Value>): Promise<AddResult> {
    try {
      return await this.#addAndSweep(member, options);
    } catch (error) {
      if (!isNoSet(error)) throw error;
      await this.#mayfly.sets.create(this.#set.name, { defaultTtlMs: this.#defaultTtlMs });
      return this.#addAndSweep(member, options);
    }
  }

  get(member: string): Promise<LiveMember<Value> | null> {
    return unlessThereIsNoSet(this.#set.get(member), null);
  }

  /**
   * Changes the value of a live member, and keeps its expiry. A concurrent change of the value is lost, a
   * concurrent removal is not.
   */
  async change(member: string, change: (value: Value) => Value): Promise<void> {
    const live = await this.get(member);
    if (live === null || live.value === null) return;
    const { expiresAt } = live;
    await this.#set.add(member, { mode: 'ifLive', value: change(live.value), expiresAt });
  }

  /** Whether the member was live. */
  async expireAt(member: string, expiresAt: number): Promise<boolean> {
    const change = this.#set.expireAt(member, expiresAt);
    return unlessThereIsNoSet(
      change.then(({ status }) => status === 'changed'),
      false,
    );
  }

  /** Whether the member existed. */
  async remove(member: string): Promise<boolean> {
    const removal = this.#set.remove(member).then(({ status }) => status === 'removed');
    return unlessThereIsNoSet(removal, false);
  }

  async page(request: PageRequest): Promise<Omit<MemberPage<Value>, 'startRank'>> {
    const page = await unlessThereIsNoSet(this.#set.page(request), null);
    if (page !== null) return page;
    const now = await this.#mayfly.now();
    return { members: [], hasPrevious: false, hasNext: false, totalCount: 0, now };
  }

  async #addAndSweep(member: string, options: AddOptions<Value>): Promise<AddResult> {
    const [result] = await Promise.all([
      this.#set.add(member, options),
      this.#set.sweep({ atMost: SWEPT_WITH_ADDITION }),
    ]);
    return result;
  }
}

function isNoSet(error: unknown): boolean {
  return error instanceof MayflyError && error.code === 'SET_NOT_FOUND';
}

async function unlessThereIsNoSet<Result>(call: Promise<Result>, none: Result): Promise<Result> {
  try {
    return await call;
  } catch (error) {
    if (!isNoSet(error)) throw error;
    return none;
  }
}
