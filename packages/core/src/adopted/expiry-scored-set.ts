import { MayflyError } from '../errors.ts';
import { checkMoment, checkOptions, checkTtl } from '../input.ts';
import { checkMode, expiryArgument, toAddResult } from '../sets/writing/addition.ts';
import type { AddMode, AddResult, ChangeResult } from '../sets/results.ts';
import { AdoptedSet } from './adopted-set.ts';
import type { ExpiryScores } from './layout.ts';
import { checkMemberName, type MemberName } from './member.ts';
import type { AdoptedOperations, Rescheduling } from './operations.ts';

/** When an added member expires. The set has no default: one of the two is needed. */
export type RequiredLifetime =
  | {
      /** Whole milliseconds, 1 to ten years. */
      readonly ttlMs: number;
      readonly expiresAt?: undefined;
    }
  | {
      readonly ttlMs?: undefined;
      /** The moment itself: after Redis's now, by ten years at most. */
      readonly expiresAt: Date | number;
    };

const ADD = { mode: true, ttlMs: true, expiresAt: true } as const;

/**
 * An adopted set whose scores are expiries (seeds 000 and 003). Where the unit is seconds, what Mayfly
 * writes is whole seconds, as the programs that read it may expect, and rounded up: a member lives up to
 * 999 ms longer than was asked, and never shorter. The `expiresAt` of a result is what was stored.
 *
 * If the whole key expires (`EXPIRE`), and would before a member that was added or given more time, it is
 * made to live as long.
 */
export class ExpiryScoredSet extends AdoptedSet {
  readonly #operations: AdoptedOperations;

  /** Made by `mayfly.adopt`. */
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
   * Gives a live member more time: whole milliseconds, 1 to ten years, rounded up to whole units, on top
   * of the score that it has at that moment, whose fraction stays. One that never expires stays as it is.
   * `INVALID_TTL` if it would then expire more than ten years from now. O(log N).
   */
  async extend(member: MemberName, byMs: number): Promise<ChangeResult> {
    const amount = checkTtl(byMs, 'byMs');
    const result = await this.#reschedule('by', member, amount);
    if (result !== 'refused') return result;
    throw new MayflyError('INVALID_TTL', 'A member expires at most ten years from now', {
      field: 'byMs',
    });
  }

  /**
   * Sets the moment at which a live member expires, rounded up to a whole unit. `INVALID_EXPIRY` unless it
   * lies after Redis's now, by ten years at most. O(log N).
   */
  async expireAt(member: MemberName, expiresAt: Date | number): Promise<ChangeResult> {
    const result = await this.#reschedule('at', member, checkMoment(expiresAt, 'expiresAt'));
    if (result !== 'refused') return result;
    throw new MayflyError('INVALID_EXPIRY', 'expiresAt lies after now, by ten years at most', {
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
  // Other programs may not know what to make of a score of infinity.
  if (expiresAt !== Infinity) return expiryArgument({ ttlMs, expiresAt });
  throw new MayflyError('INVALID_EXPIRY', 'expiresAt lies after now, by ten years at most', {
    field: 'expiresAt',
  });
}
