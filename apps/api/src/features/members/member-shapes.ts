import type { ExpiresAt, JsonValue, LiveMember } from '@mayfly/core';
import type { Member } from '../../graphql/types.generated.ts';
import { toExpiresAt, toRemainingMs } from '../sets/expiry.ts';

/** A live member as the schema has it. */
export function toMember({ member, value, expiresAt, remainingMs }: LiveMember<JsonValue>): Member {
  return {
    member,
    value,
    expiresAt: toExpiresAt(expiresAt),
    remainingMs: toRemainingMs(remainingMs),
  };
}

/** The same of a member that a strategy tells less of. */
export function toMemberAt(
  each: {
    readonly member: string;
    readonly expiresAt: ExpiresAt;
    readonly value?: JsonValue | null | undefined;
  },
  now: number,
): Member {
  const { member, expiresAt, value = null } = each;
  return toMember({ member, value, expiresAt, remainingMs: Math.max(0, expiresAt - now) });
}
