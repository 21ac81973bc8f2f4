import { formatDuration } from '../../../shared/clock/duration-format.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import type { MemberToRestoreInput } from '../documents.generated.ts';
import type { MemberChange } from './member-change.ts';

/** A changed member, with the data to undo the change. */
export type ChangedMember =
  | {
      readonly member: string;
      readonly expiresAt: string | null;
      readonly formerExpiresAt: string | null;
    }
  | { readonly member: string; readonly expiresAt: string | null; readonly removedValue: unknown };

/** The outcome of a change of one or many members. */
export interface ChangeOutcome {
  readonly changed: readonly ChangedMember[];
  readonly absentCount: number;
  /** They would have lived longer than ten years. */
  readonly refusedCount: number;
  /** The error that stopped it; null if all members were processed. */
  readonly failure: unknown;
}

/** Such as "alice" or "1,200 members". */
function subject(members: readonly string[]): string {
  const [only] = members;
  return only !== undefined && members.length === 1
    ? only
    : `${wholeNumber.format(members.length)} members`;
}

function deed(change: MemberChange, members: readonly string[]): string {
  const who = subject(members);
  switch (change.kind) {
    case 'extend':
      return `${who} extended by ${formatDuration(change.byMs)}.`;
    case 'expire-at':
      return `${who} rescheduled.`;
    case 'persist':
      return `${who} kept forever.`;
    case 'remove':
      return `${who} removed.`;
  }
}

/** What was changed, and what was not. */
export function outcomeText(change: MemberChange, outcome: ChangeOutcome): string {
  const { changed, absentCount, refusedCount } = outcome;
  const names = changed.map(({ member }) => member);
  const [only = ''] = change.members;
  const parts = [
    names.length > 0 && deed(change, names),
    absentCount > 0 &&
      (change.members.length === 1
        ? `${only} had already expired.`
        : `${wholeNumber.format(absentCount)} had already expired.`),
    refusedCount > 0 &&
      (change.members.length === 1
        ? `${only} unchanged: the maximum is ten years.`
        : `${wholeNumber.format(refusedCount)} unchanged: the maximum is ten years.`),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The message of a removal: only the remembered members can be restored. */
export function removedText(count: number, rememberedCount: number): string {
  const [all, some] = [count, rememberedCount].map((each) => wholeNumber.format(each));
  return rememberedCount < count
    ? `${all} members removed; ${some} of them can be restored.`
    : `${all} members removed.`;
}

const toExpiry = (at: string | null) => (at === null ? { never: true } : { at });

/** The expiry of a member before its change; null is never. */
export const formerExpiry = (changed: ChangedMember): string | null =>
  'removedValue' in changed ? changed.expiresAt : changed.formerExpiresAt;

/** The input that restores a member exactly. */
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

/** The progress of a restoration that failed; null if nothing was restored. */
export function partlyRestoredText(
  { restored, taken, expired }: RestoreCounts,
  ofCount: number,
): string | null {
  if (restored + taken + expired === 0) return null;
  const [back, all] = [restored, ofCount].map((count) => wholeNumber.format(count));
  return `Partly undone: ${back} of ${all} members restored.`;
}

/** How many members were restored, and why the others were not. */
export function restoredText({ restored, taken, expired }: RestoreCounts): string {
  const total = restored + taken + expired;
  if (total === 1) {
    if (restored === 1) return 'Undone: member restored.';
    return taken === 1
      ? 'Not undone: it changed in the meantime.'
      : 'Not undone: it expired in the meantime.';
  }
  return [
    `Undone: ${wholeNumber.format(restored)} members restored.`,
    taken > 0 && `${wholeNumber.format(taken)} changed in the meantime.`,
    expired > 0 && `${wholeNumber.format(expired)} expired in the meantime.`,
  ]
    .filter(Boolean)
    .join(' ');
}
