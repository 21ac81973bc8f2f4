import type { Removal } from './member-scripts.ts';
import type { TakeResult } from './results.ts';

/** Values were written by `encodeValue`; that they are of the caller's type is the caller's word. */
export function parseValue<Value>(json: string | null): Value | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return json === null ? null : (JSON.parse(json) as Value);
}

/** A removal, with the value read. */
export function toTakeResult<Value>(removal: Removal): TakeResult<Value> {
  if (removal.status === 'absent') return removal;
  const { expiresAt, json, now } = removal;
  return { status: 'removed', expiresAt, value: parseValue(json), now };
}
