import { MayflyError } from '../errors.ts';
import {
  checkMember,
  checkMoment,
  checkObject,
  checkOptions,
  encodeValue,
  type JsonValue,
} from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import type { AnySet } from '../sets/registry/any-set.ts';
import { unsupported } from '../sets/writing/addition.ts';
import { revertArgument, type Revert } from '../sets/writing/rescheduling.ts';
import type { ExpiresAt } from '../sets/results.ts';
import { checkSelection, withPath } from './selection.ts';

/** A change of one member to undo. */
export type Restoration =
  /** The member was removed. Its former state; Infinity means never. */
  | {
      readonly member: string;
      readonly removed: {
        readonly expiresAt: Date | number;
        readonly value?: JsonValue | undefined;
      };
      readonly rescheduled?: undefined;
    }
  /** Its expiry was changed from `to` to `from`. */
  | {
      readonly member: string;
      readonly rescheduled: Revert;
      readonly removed?: undefined;
    };

export type RestoreResult =
  /** Restored, with exactly the former expiry. */
  | { readonly status: 'restored'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** Added or changed meanwhile, so unchanged now. */
  | { readonly status: 'taken'; readonly expiresAt: ExpiresAt; readonly now: number }
  /** The former expiry has passed, so unchanged now. */
  | { readonly status: 'expired' }
  /** No longer live, so its expiry cannot be restored. */
  | { readonly status: 'absent' };

/**
 * Undoes the removal, or the change of expiry, of 1 to 1000 members of a set of any strategy. Each gets
 * exactly its former expiry and value, unless it changed meanwhile: the script that restores checks this.
 * They travel together, at most 64 in an atomic script.
 *
 * `INVALID_BATCH`, `INVALID_MEMBER`, `INVALID_EXPIRY`, `INVALID_VALUE`, and `WRONG_STRATEGY` if the set does
 * not support such expiries or values, with a field such as `members[7].removed.expiresAt`; then none is
 * restored.
 */
export async function restoreMany(
  set: AnySet,
  members: readonly Restoration[],
): Promise<RestoreResult[]> {
  checkSelection(members, (each, path) => checkRestoration(set, each, path));
  const defaultTtlMs = await ownTtl(set);
  return Promise.all(
    members.map(({ member, removed, rescheduled }, index) =>
      removed === undefined
        ? withPath(`members[${index}].rescheduled`, () => revert(set, member, rescheduled))
        : withPath(`members[${index}].removed`, () => putBack(set, member, removed, defaultTtlMs)),
    ),
  );
}

type Removed = Exclude<Restoration['removed'], undefined>;

const RESTORATION = { member: true, removed: true, rescheduled: true } as const;

/** Also as `remove` returns it. */
const REMOVED = { expiresAt: true, value: true, status: true, now: true } as const;

function checkRestoration(set: AnySet, each: Restoration, path: string): void {
  checkObject(each, path, 'INVALID_BATCH');
  const { member, removed, rescheduled } = checkOptions(each, RESTORATION, path, `${path}.`);
  checkMember(member, `${path}.member`);
  if (rescheduled !== undefined) {
    revertArgument(rescheduled, `${path}.rescheduled`);
    if (!('revertExpiry' in set)) throw unsupported(set.strategy, `${path}.rescheduled`);
    return;
  }
  checkObject(removed, `${path}.removed`, 'INVALID_EXPIRY');
  const { expiresAt, value } = checkOptions(
    removed,
    REMOVED,
    `${path}.removed`,
    `${path}.removed.`,
  );
  if (expiresAt !== Infinity) checkMoment(expiresAt, `${path}.removed.expiresAt`);
  else if (!('persist' in set)) throw unsupported(set.strategy, `${path}.removed.expiresAt`);
  encodeValue(value, `${path}.removed.value`);
  if (value !== undefined && value !== null && !('get' in set)) {
    throw unsupported(set.strategy, `${path}.removed.value`);
  }
}

/** The time to live of sets whose members have no individual one. */
async function ownTtl(set: AnySet): Promise<number | undefined> {
  if (set.strategy !== 'buckets' && set.strategy !== 'window') return undefined;
  return (await set.summary()).defaultTtlMs;
}

async function putBack(
  set: AnySet,
  member: string,
  { expiresAt, value }: Removed,
  defaultTtlMs: number | undefined,
): Promise<RestoreResult> {
  if (defaultTtlMs !== undefined) {
    // The time of the change, one time to live before the expiry.
    const seen = await set.seenBefore(member, Number(expiresAt) - defaultTtlMs);
    if (seen.status === 'tooOld') return { status: 'expired' };
    const { status, ...placed } = seen;
    return { status: status === 'new' ? 'restored' : 'taken', ...placed };
  }
  try {
    const added = await set.add(member, { expiresAt, value, mode: 'ifAbsent' });
    if (added.status === 'absent') return { status: 'expired' };
    const { status, ...placed } = added;
    return { status: status === 'added' ? 'restored' : 'taken', ...placed };
  } catch (error) {
    const refused = error instanceof MayflyError && error.code === 'INVALID_EXPIRY';
    // Redis's clock refused the expiry because it is in the past or more than ten years ahead. Any clock can
    // tell which.
    if (!refused || Number(expiresAt) > Date.now() + CONSTRAINTS.ttlMs / 2) throw error;
    return { status: 'expired' };
  }
}

async function revert(set: AnySet, member: string, rescheduled: Revert): Promise<RestoreResult> {
  if (!('revertExpiry' in set)) throw unsupported(set.strategy, 'rescheduled');
  const result = await set.revertExpiry(member, rescheduled);
  switch (result.status) {
    case 'reverted':
      return { status: 'restored', expiresAt: result.expiresAt, now: result.now };
    case 'moved':
      return { status: 'taken', expiresAt: result.expiresAt, now: result.now };
    case 'expired':
    case 'absent':
      return { status: result.status };
  }
}
