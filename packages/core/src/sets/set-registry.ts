import { LIMITS } from '../limits.ts';
import { ExpiringSet, type SetContext } from './expiring-set.ts';
import { checkInteger, checkName, checkTtl, type JsonValue } from '../input.ts';
import type { SetSummary } from './results.ts';
import { scripts } from './scripts.ts';
import { readSummary } from './summary.ts';

export interface CreateOptions {
  /** The time to live of members that are added without one: whole milliseconds, 1 to ten years. */
  readonly defaultTtlMs: number;
}

export type CreateResult<Value extends JsonValue> =
  | { readonly status: 'created'; readonly set: ExpiringSet<Value> }
  /** There was a set of that name; it keeps the default time to live that it had. */
  | { readonly status: 'exists'; readonly set: ExpiringSet<Value> };

export interface SetPage {
  /** By name, in byte order. */
  readonly sets: readonly SetSummary[];
  readonly hasNext: boolean;
  /** Where a next page begins: pass it as `after`. Null if this one is empty. */
  readonly endCursor: string | null;
  readonly totalCount: number;
}

/**
 * All expiring sets of a namespace.
 *
 * The names stand in one sorted set, so that listing needs neither KEYS nor SCAN; the sets themselves
 * are in slots of their own, so the two are not written in one step. A set therefore is registered
 * before and after it is made, and a name is checked again after it is struck off: at any crash a set
 * that exists is listed, and at worst a name lingers, which `list` passes over and the sweep strikes off.
 */
export class SetRegistry {
  readonly #context: SetContext;

  /** Made by `createMayfly`. */
  constructor(context: SetContext) {
    this.#context = context;
  }

  /** Creates a set, or hands out the one that exists. Three round trips. `INVALID_NAME`, `INVALID_TTL`. O(log S). */
  async create<Value extends JsonValue = JsonValue>(
    name: string,
    { defaultTtlMs }: CreateOptions,
  ): Promise<CreateResult<Value>> {
    const { session, keys } = this.#context;
    checkName(name, 'name');
    checkTtl(defaultTtlMs, 'defaultTtlMs');
    await this.#register(name);
    const reply = await session.run(scripts.create, [keys.set(name).meta], [defaultTtlMs]);
    await this.#register(name);
    const set = new ExpiringSet<Value>(this.#context, name);
    return { status: reply.flag() ? 'created' : 'exists', set };
  }

  /** A set that exists; that it does is found out when it is used. `INVALID_NAME`. No round trip. */
  open<Value extends JsonValue = JsonValue>(name: string): ExpiringSet<Value> {
    return new ExpiringSet<Value>(this.#context, checkName(name, 'name'));
  }

  /** Deletes a set with all its members. O(log S); the memory is freed in another thread. */
  async delete(name: string): Promise<{ readonly status: 'deleted' | 'absent' }> {
    const { session, keys, queue } = this.#context;
    const { meta, members, values } = keys.set(checkName(name, 'name'));
    queue.flush(name);
    const reply = await session.run(scripts.drop, [meta, members, values], []);
    await this.strikeOff(name);
    return { status: reply.flag() ? 'deleted' : 'absent' };
  }

  /** How many sets there are. O(1). */
  async count(): Promise<number> {
    const { session, keys } = this.#context;
    return session.command((redis) => redis.zcard(keys.registry));
  }

  /**
   * One page of the sets by name, `first` 1 to 100, each with its live count and next expiry.
   * Two round trips, whatever the number of sets. `INVALID_PAGE`, `INVALID_NAME`. O(first × log N).
   */
  async list(request: {
    readonly first: number;
    readonly after?: string | undefined;
  }): Promise<SetPage> {
    const { session, keys } = this.#context;
    const first = checkInteger(request.first, 1, LIMITS.pageSets, 'INVALID_PAGE', 'first');
    const [names, totalCount] = await Promise.all([
      this.names(first + 1, request.after),
      this.count(),
    ]);
    const page = names.slice(0, first);
    const summaries = await Promise.all(page.map((name) => readSummary(session, keys, name)));
    const hasNext = names.length > first;
    return {
      sets: summaries.filter((summary) => summary !== null),
      hasNext,
      endCursor: page.at(-1) ?? null,
      totalCount,
    };
  }

  /** Up to `limit` registered names after a given one, in byte order. O(log S + limit). */
  async names(limit: number, after?: string): Promise<string[]> {
    const { session, keys } = this.#context;
    const from = after === undefined ? '-' : `(${checkName(after, 'after')}`;
    return session.command((redis) =>
      redis.zrange(keys.registry, from, '+', 'BYLEX', 'LIMIT', 0, limit),
    );
  }

  /** Strikes off a name whose set is gone, and puts it back if the set was made again meanwhile. */
  async strikeOff(name: string): Promise<void> {
    const { session, keys } = this.#context;
    await session.command((redis) => redis.zrem(keys.registry, name));
    const exists = await session.command((redis) => redis.exists(keys.set(name).meta));
    if (exists === 1) await this.#register(name);
  }

  #register(name: string): Promise<unknown> {
    const { session, keys } = this.#context;
    return session.command((redis) => redis.zadd(keys.registry, 0, name));
  }
}
