import type { Removal, StoredMember } from '../base/member-operations.ts';
import type { LiveMember, TakeResult } from '../results.ts';

/** Values were written by `encodeValue`; that they are of the caller's type is the caller's word. */
export function parseValue<Value>(json: string | null): Value | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return json === null ? null : (JSON.parse(json) as Value);
}

/** A live member, with the value read. */
export function toLiveMember<Value>(
  member: string,
  { expiresAt, json, now }: StoredMember,
): LiveMember<Value> {
  return { member, value: parseValue(json), expiresAt, remainingMs: expiresAt - now };
}

/** A removal, with the value read. */
export function toTakeResult<Value>(removal: Removal): TakeResult<Value> {
  if (removal.status === 'absent') return removal;
  const { expiresAt, json, now } = removal;
  return { status: 'removed', expiresAt, value: parseValue(json), now };
}
