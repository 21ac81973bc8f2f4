import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { MemberToRestoreInput } from '../documents.generated.ts';
import type { MemberChange } from './member-change.ts';

/** A member that was changed, with all that it takes to undo it. */
export type ChangedMember =
  | {
      readonly member: string;
      readonly expiresAt: string | null;
      readonly formerExpiresAt: string | null;
    }
  | { readonly member: string; readonly expiresAt: string | null; readonly removedValue: unknown };

/** What became of a change of one or many members. */
export interface ChangeOutcome {
  readonly changed: readonly ChangedMember[];
  readonly absentCount: number;
  /** They would have lived for more than ten years. */
  readonly refusedCount: number;
  /** What ended it before all members had their turn; null if they did. */
  readonly failure: unknown;
}

/** Such as "alice lives" or "1,200 members live". */
function subject(members: readonly string[], one: string, many: string): string {
  const [only] = members;
  return only !== undefined && members.length === 1
    ? `${only} ${one}`
    : `${wholeNumber.format(members.length)} members ${many}`;
}

function deed(change: MemberChange, members: readonly string[]): string {
  switch (change.kind) {
    case 'extend':
      return `${subject(members, 'lives', 'live')} ${formatDuration(change.byMs)} longer.`;
    case 'expire-at':
      return `${subject(members, 'has', 'have')} another expiry.`;
    case 'persist':
      return `${subject(members, 'is', 'are')} kept for good.`;
    case 'remove':
      return `${subject(members, 'is', 'are')} removed.`;
  }
}

/** What was done, and what was not, in a sentence or two. */
export function tellOutcome(change: MemberChange, outcome: ChangeOutcome): string {
  const { changed, absentCount, refusedCount } = outcome;
  const names = changed.map(({ member }) => member);
  const [only = ''] = change.members;
  const parts = [
    names.length > 0 && deed(change, names),
    absentCount > 0 &&
      (change.members.length === 1
        ? `${only} had expired already.`
        : `${wholeNumber.format(absentCount)} had expired already.`),
    refusedCount > 0 &&
      (change.members.length === 1
        ? `${only} would live for more than ten years, and was left as it was.`
        : `${wholeNumber.format(refusedCount)} left alone: more than ten years are too long.`),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Of a removal that can be undone as far as what was removed is remembered. */
export function tellRemoved(count: number, rememberedCount: number): string {
  const [all, some] = [count, rememberedCount].map((each) => wholeNumber.format(each));
  return rememberedCount < count
    ? `${all} members are removed; ${some} of them can be brought back.`
    : `${all} members are removed.`;
}

const toExpiry = (at: string | null) => (at === null ? { never: true } : { at });

/** When a member was to expire before it was changed; null is never. */
export const formerExpiry = (changed: ChangedMember): string | null =>
  'removedValue' in changed ? changed.expiresAt : changed.formerExpiresAt;

/** What puts a member back to exactly what it was. */
export function toRestoration(changed: ChangedMember): MemberToRestoreInput {
  const { member, expiresAt } = changed;
  if ('removedValue' in changed) {
    const value = changed.removedValue;
    const removed = { expiry: toExpiry(expiresAt), ...(value === null ? {} : { value }) };
    return { member, undo: { removed } };
  }
  const rescheduled = { from: toExpiry(expiresAt), to: toExpiry(changed.formerExpiresAt) };
  return { member, undo: { rescheduled } };
}

export interface RestoreCounts {
  readonly restored: number;
  readonly taken: number;
  readonly expired: number;
}

/** What is back of so many before a failure; null where nothing is. */
export function tellPartlyRestored(
  { restored, taken, expired }: RestoreCounts,
  ofCount: number,
): string | null {
  if (restored + taken + expired === 0) return null;
  const [back, all] = [restored, ofCount].map((count) => wholeNumber.format(count));
  return `Undone in part: ${back} of ${all} members are exactly as they were.`;
}

/** What could be put back; what could not is said and why. */
export function tellRestored({ restored, taken, expired }: RestoreCounts): string {
  const total = restored + taken + expired;
  if (total === 1) {
    if (restored === 1) return 'Undone: it is exactly as it was.';
    return taken === 1
      ? 'Not undone: it was changed meanwhile, and that stands.'
      : 'Not undone: it would have expired by now.';
  }
  return [
    `Undone: ${wholeNumber.format(restored)} members are exactly as they were.`,
    taken > 0 && `${wholeNumber.format(taken)} changed meanwhile and stays so.`,
    expired > 0 && `${wholeNumber.format(expired)} would have expired by now.`,
  ]
    .filter(Boolean)
    .join(' ');
}
