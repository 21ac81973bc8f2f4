import { MayflyError } from '../errors.ts';
import { checkMoment, checkOptions, checkTtl } from '../input.ts';
import { checkMode, expiryArgument, toAddResult } from '../sets/writing/addition.ts';
import type { AddMode, AddResult, ChangeResult } from '../sets/results.ts';
import { AdoptedSet } from './adopted-set.ts';
import type { ExpiryScores } from './layout.ts';
import { checkMemberName, type MemberName } from './member.ts';
import type { AdoptedOperations, Rescheduling } from './operations.ts';

/** The expiry of an added member. The set has no default, so one of the two is required. */
export type RequiredLifetime =
  | {
      /** Whole milliseconds, 1 to ten years. */
      readonly ttlMs: number;
      readonly expiresAt?: undefined;
    }
  | {
      readonly ttlMs?: undefined;
      /** The time of expiry: in the future, at most 10 years. */
      readonly expiresAt: Date | number;
    };

const ADD = { mode: true, ttlMs: true, expiresAt: true } as const;

/**
 * An adopted set whose scores are expiries. If the unit is seconds, Mayfly writes whole seconds, as other
 * programs may expect, and rounds up: a member lives up to 999 ms longer than requested, and never shorter.
 * The `expiresAt` of a result is the stored one.
 *
 * If the whole key expires (`EXPIRE`) earlier than a member that was added or extended, Mayfly extends the
 * key.
 */
export class ExpiryScoredSet extends AdoptedSet {
  readonly #operations: AdoptedOperations;

  /** Created by `mayfly.adopt`. */
  constructor(operations: AdoptedOperations, key: string, layout: ExpiryScores) {
    super(operations, key, layout);
    this.#operations = operations;
  }

  /**
   * Adds a member or renews it. `INVALID_TTL`, `INVALID_EXPIRY`, `INVALID_MODE`. O(log N).
   */
  async add(
    member: MemberName,
    options: RequiredLifetime & { readonly mode?: AddMode | undefined },
  ): Promise<AddResult> {
    const outcome = await this.#operations.add({
      mode: checkMode(checkOptions(options, ADD).mode),
      member: checkMemberName(member),
      expiry: lifetimeArgument(options),
      value: '',
    });
    return toAddResult(outcome);
  }

  /**
   * Extends a live member by whole milliseconds, 1 to ten years, rounded up to whole units. They are added
   * to the current score, which keeps its fraction. A member that never expires does not change.
   * `INVALID_TTL` if the new expiry would be more than ten years ahead. O(log N).
   */
  async extend(member: MemberName, byMs: number): Promise<ChangeResult> {
    const amount = checkTtl(byMs, 'byMs');
    const result = await this.#reschedule('by', member, amount);
    if (result !== 'refused') return result;
    throw new MayflyError('INVALID_TTL', 'A member must expire at most 10 years from now', {
      field: 'byMs',
    });
  }

  /**
   * Sets the expiry of a live member, rounded up to a whole unit. `INVALID_EXPIRY` unless it is in the
   * future, at most 10 years. O(log N).
   */
  async expireAt(member: MemberName, expiresAt: Date | number): Promise<ChangeResult> {
    const result = await this.#reschedule('at', member, checkMoment(expiresAt, 'expiresAt'));
    if (result !== 'refused') return result;
    throw new MayflyError('INVALID_EXPIRY', 'expiresAt must be in the future, at most 10 years', {
      field: 'expiresAt',
    });
  }

  #reschedule(
    change: Rescheduling['change'],
    member: MemberName,
    amount: number,
  ): Promise<ChangeResult | 'refused'> {
    return this.#operations.reschedule({ change, member: checkMemberName(member), amount });
  }
}

function lifetimeArgument({ ttlMs, expiresAt }: RequiredLifetime): string {
  if (expiresAt === undefined) return String(checkTtl(ttlMs, 'ttlMs'));
  // Other programs may not support a score of infinity.
  if (expiresAt !== Infinity) return expiryArgument({ ttlMs, expiresAt });
  throw new MayflyError('INVALID_EXPIRY', 'expiresAt must be in the future, at most 10 years', {
    field: 'expiresAt',
  });
}
