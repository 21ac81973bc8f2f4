import { checkInteger, checkObject, checkOptions } from '../input.ts';
import type { Keys } from '../keys.ts';
import { CONSTRAINTS } from '../constraints.ts';
import { defineScript } from '../redis/script.ts';
import type { Reply } from '../redis/reply.ts';
import type { RedisSession } from '../redis/session.ts';
import { readPageSteps } from '../paging/page-steps.ts';
import { decodeCursor, encodeCursor } from '../sets/strategies/sorted/cursor.ts';
import { readNumbers, type StoredPolicy } from './stored-policy.ts';

const PAGE = { first: true, after: true } as const;

const scripts = {
  add: defineScript(new URL('./index-override.lua', import.meta.url)),
  remove: defineScript(new URL('./index-override.lua', import.meta.url), { frees: true }),
  list: defineScript(new URL('./list-overrides.lua', import.meta.url)),
};

/** The override of one limit of a key, with all numbers. */
export interface OverriddenLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
  /** The maximum that can pass in a burst: `burst` of a bucket, else the limit. */
  readonly capacity: number;
}

export interface KeyOverride {
  readonly key: string;
  readonly limits: readonly OverriddenLimit[];
  /** Epoch ms. */
  readonly expiresAt: number;
  /** The position after this key. */
  readonly cursor: string;
}

export interface OverridePage {
  /** By their ends, the earliest first. */
  readonly overrides: readonly KeyOverride[];
  readonly hasNext: boolean;
  readonly totalCount: number;
  readonly now: number;
}

/**
 * The list of a policy's keys with overrides. The state of a key has its overrides; the list is separate. A
 * key is added before its overrides are set, and removed after they are cleared: after any crash, each key
 * with overrides is in the list.
 */
export class OverrideIndex {
  readonly #session: RedisSession;
  readonly #keys: Keys;

  constructor(session: RedisSession, keys: Keys) {
    this.#session = session;
    this.#keys = keys;
  }

  /** `overrides`: as `encodeOverrides` writes them. */
  async add(stored: StoredPolicy, key: string, overrides: string, forMs: number): Promise<void> {
    await this.#session.run(scripts.add, this.#keysOf(stored), [key, forMs, overrides]);
  }

  async remove(stored: StoredPolicy, key: string): Promise<void> {
    await this.#session.run(scripts.remove, this.#keysOf(stored), [key, '', '']);
  }

  /** `INVALID_PAGE`, `INVALID_CURSOR`. */
  async page(
    stored: StoredPolicy,
    request: { readonly first: number; readonly after?: string | undefined },
  ): Promise<OverridePage> {
    checkOptions(checkObject(request, 'request', 'INVALID_PAGE'), PAGE);
    const first = checkInteger(
      request.first,
      1,
      CONSTRAINTS.pageOverrides,
      'INVALID_PAGE',
      'first',
    );
    const { after } = request;
    const from = after === undefined ? undefined : decodeCursor(after, 'after');
    const asked = ['forward', first, from?.expiresAt ?? '', from?.member ?? ''];
    const { rows, hasNext, totalCount, now } = await readPageSteps(asked, {
      read: async ([, ...args]) => {
        const reply = await this.#session.run(scripts.list, this.#keysOf(stored), args);
        const head = { now: reply.integer(), totalCount: reply.integer() };
        const startRank = reply.integer();
        return { ...head, startRank, rows: reply.rest(readOverride) };
      },
      nameOf: ({ key }) => key,
      cursorOf: ({ expiresAt, key }) => [expiresAt, key],
    });
    return { overrides: rows, hasNext, totalCount, now };
  }

  #keysOf({ policy, layoutId }: StoredPolicy): string[] {
    const { ends, overrides } = this.#keys.policyOverrides(policy.name, layoutId);
    return [ends, overrides];
  }
}

/** Reads a key from the reply of list-overrides.lua. */
function readOverride(row: Reply): KeyOverride {
  const [key, expiresAt] = [row.string(), row.integer()];
  const limits = readLimits(row.string());
  return { key, limits, expiresAt, cursor: encodeCursor({ expiresAt, member: key }) };
}

function readLimits(json: string): OverriddenLimit[] {
  return Object.entries(readNumbers(json)).map(([name, [limit, windowMs, capacity]]) => ({
    name,
    limit,
    windowMs,
    capacity,
  }));
}
