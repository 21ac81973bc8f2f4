import { MayflyError } from '../errors.ts';
import { checkMoment, checkTtl } from '../input.ts';
import type { Reply } from '../redis/reply.ts';
import type { ScriptArgument } from '../redis/script.ts';
import type { AddMode, AddResult, SeenResult } from './results.ts';

/** A member to add, checked, as scripts take it (prelude.lua, `read_additions`). */
export interface Addition<Mode extends string = AddMode, Member = string> {
  readonly mode: Mode;
  readonly member: Member;
  /** '' for the default, or as `expiry_of` in prelude.lua reads it. */
  readonly expiry: string;
  /** JSON, 'null' to drop it, or '' to leave a live member's value as it is. */
  readonly value: string;
}

const MODES: readonly string[] = ['always', 'ifAbsent', 'ifLive', 'ifLater'] satisfies AddMode[];

/** `INVALID_MODE`. */
export function checkMode(mode: AddMode = 'always'): AddMode {
  if (!MODES.includes(mode)) {
    throw new MayflyError('INVALID_MODE', `mode is one of ${MODES.join(', ')}`, { field: 'mode' });
  }
  return mode;
}

/** When an added member expires: after a time of its own, at a moment, or as the set's default says. */
export interface Lifetime {
  /** Whole milliseconds, 1 to ten years. The set's default where it is left out. */
  readonly ttlMs?: number | undefined;
  /** The moment itself, in place of `ttlMs`: after Redis's now, by ten years at most; Infinity for never. */
  readonly expiresAt?: Date | number | undefined;
}

/** The expiry argument of an addition. `INVALID_TTL`, `INVALID_EXPIRY`. */
export function expiryArgument({ ttlMs, expiresAt }: Lifetime, path = ''): string {
  if (expiresAt === undefined) {
    return ttlMs === undefined ? '' : String(checkTtl(ttlMs, `${path}ttlMs`));
  }
  if (ttlMs !== undefined) {
    throw new MayflyError('INVALID_EXPIRY', 'A member takes a ttlMs or an expiresAt, not both', {
      field: `${path}expiresAt`,
    });
  }
  if (expiresAt === Infinity) return 'never';
  return `@${checkMoment(expiresAt, `${path}expiresAt`)}`;
}

/** The expiry argument of `seenBefore`: the default time to live after the event, or after now. */
export function seenArgument(at: Date | number | undefined): string {
  return at === undefined ? '' : `+${checkMoment(at, 'at')}`;
}

/** Additions as scripts read them; those that agree in all but the member share one head. */
export function encodeAdditions(
  additions: readonly Addition<string, string | Buffer>[],
): ScriptArgument[] {
  const all: ScriptArgument[] = [];
  let head: Addition<string, string | Buffer> | undefined;
  let countAt = 0;
  let count = 0;
  for (const addition of additions) {
    const valued = addition.value !== '';
    if (
      head === undefined ||
      head.mode !== addition.mode ||
      head.expiry !== addition.expiry ||
      (head.value !== '') !== valued
    ) {
      head = addition;
      countAt = all.push(addition.mode, addition.expiry, valued ? '1' : '0', 0) - 1;
      count = 0;
    }
    count += 1;
    all[countAt] = count;
    all.push(addition.member);
    if (valued) all.push(addition.value);
  }
  return all;
}

/** What became of an addition; 'refused' where its expiry is not one that a member can be given. */
export type AdditionOutcome = AddResult | 'refused';

/** Reads the pair (status, expiry) that scripts reply for an addition. */
export function readOutcome(row: Reply, now: number): AdditionOutcome {
  const status = row.integer();
  const expiresAt = row.expiry();
  if (status === 1) return { status: 'added', expiresAt, now };
  if (status === 2) return { status: 'updated', expiresAt, now };
  if (status === 0) return { status: 'kept', expiresAt, now };
  return status === -1 ? { status: 'absent', now } : 'refused';
}

/** The result of an addition, or `INVALID_EXPIRY` for one that was refused. */
export function toAddResult(outcome: AdditionOutcome): AddResult {
  if (outcome !== 'refused') return outcome;
  throw new MayflyError('INVALID_EXPIRY', 'expiresAt lies after now, by ten years at most', {
    field: 'expiresAt',
  });
}

/** What `seenBefore` says of an addition with mode `ifAbsent`. */
export function toSeenResult(outcome: AdditionOutcome): SeenResult {
  if (outcome === 'refused') return { status: 'tooOld' };
  switch (outcome.status) {
    case 'added':
      return { status: 'new', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'updated':
    case 'kept':
      return { status: 'seen', expiresAt: outcome.expiresAt, now: outcome.now };
    case 'absent':
      throw new TypeError('An addition with mode ifAbsent leaves nothing absent');
  }
}
