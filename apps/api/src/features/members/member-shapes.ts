import type { ExpiresAt, JsonValue, LiveMember } from '@mayfly/core';
import type { Member } from '../../graphql/types.generated.ts';
import { toExpiresAt, toRemainingMs } from '../sets/expiry.ts';

/** A live member, as in the schema. */
export function toMember({ member, value, expiresAt, remainingMs }: LiveMember<JsonValue>): Member {
  return {
    member,
    value,
    expiresAt: toExpiresAt(expiresAt),
    remainingMs: toRemainingMs(remainingMs),
  };
}

/** A member of a strategy that knows less of it. */
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
