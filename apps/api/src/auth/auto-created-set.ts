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

/** Expired members that an addition frees: more than one, so that none of them stay for long. */
const SWEPT_WITH_ADDITION = 100;

/**
 * An expiring set of the API's own. It is made when something is first kept in it, and again after Redis
 * has lost it: until then it is empty. Additions sweep it, so that it needs no sweeper.
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
   * Gives a live member another value and leaves its expiry as it is. What somebody else writes between
   * its reading and writing is lost, except its removal, which stands.
   */
  async change(member: string, change: (value: Value) => Value): Promise<void> {
    const live = await this.get(member);
    if (live === null || live.value === null) return;
    const { expiresAt } = live;
    await this.#set.add(member, { mode: 'ifLive', value: change(live.value), expiresAt });
  }

  /** Whether the member was there, and so has the expiry. */
  async expireAt(member: string, expiresAt: number): Promise<boolean> {
    const change = this.#set.expireAt(member, expiresAt);
    return unlessThereIsNoSet(
      change.then(({ status }) => status === 'changed'),
      false,
    );
  }

  /** Whether the member was there. */
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
