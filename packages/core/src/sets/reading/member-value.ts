import type { Reply } from '../../redis/reply.ts';
import type { ExpiresAt, LiveMember, TakeResult } from '../results.ts';

/** The result of a removal, with the value as Redis stores it. */
export type Removal =
  | {
      readonly status: 'removed';
      readonly expiresAt: ExpiresAt;
      readonly json: string | null;
      readonly now: number;
    }
  | { readonly status: 'absent'; readonly now: number };

/** A live member with its value as Redis stores it. */
export interface StoredMember {
  readonly expiresAt: ExpiresAt;
  readonly json: string | null;
  readonly now: number;
}

/** Reads a value as Redis stores it. In native sets '' is no value. */
export function readValue(row: Reply): string | null {
  const json = row.stringOrNull();
  return json === '' ? null : json;
}

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
