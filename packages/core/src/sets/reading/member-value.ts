import type { Removal, StoredMember } from '../base/member-operations.ts';
import type { LiveMember, TakeResult } from '../results.ts';

/** `encodeValue` wrote the values. The caller is responsible for their type. */
export function parseValue<Value>(json: string | null): Value | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return json === null ? null : (JSON.parse(json) as Value);
}

/** A live member with its value parsed. */
export function toLiveMember<Value>(
  member: string,
  { expiresAt, json, now }: StoredMember,
): LiveMember<Value> {
  return { member, value: parseValue(json), expiresAt, remainingMs: expiresAt - now };
}

/** A removal with its value parsed. */
export function toTakeResult<Value>(removal: Removal): TakeResult<Value> {
  if (removal.status === 'absent') return removal;
  const { expiresAt, json, now } = removal;
  return { status: 'removed', expiresAt, value: parseValue(json), now };
}
