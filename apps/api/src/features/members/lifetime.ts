import { MayflyError, type JsonValue } from '@mayfly/core';
import type { ExpiryInput, LifetimeInput } from '../../graphql/types.generated.ts';
import { isJsonValue } from '../sets/json-value.ts';

/** What an addition says of its lifetime, in core's words. `path` is of the member that it is about. */
export function toLifetime(
  {
    lifetime,
    ttlMs,
  }: {
    readonly lifetime?: LifetimeInput | null | undefined;
    readonly ttlMs?: number | null | undefined;
  },
  path = '',
): { readonly ttlMs?: number | undefined; readonly expiresAt?: Date | number | undefined } {
  if (lifetime == null) return { ttlMs: toTtl(ttlMs) };
  if (ttlMs !== undefined) {
    throw new MayflyError('INVALID_TTL', 'A member takes a lifetime or a ttlMs, not both', {
      field: `${path}ttlMs`,
    });
  }
  if (lifetime.never != null) return { expiresAt: never(lifetime.never, `${path}lifetime.never`) };
  return { ttlMs: lifetime.ttlMs ?? undefined, expiresAt: lifetime.expiresAt ?? undefined };
}

/** An expiry that a member had; Infinity for never. */
export function toExpiry({ at, never: isNever }: ExpiryInput, path: string): Date | number {
  if (at != null) return at;
  return never(isNever ?? false, `${path}.never`);
}

export function toJsonValue(value: unknown, field: string): JsonValue | undefined {
  if (value === undefined || isJsonValue(value)) return value;
  throw new MayflyError('INVALID_VALUE', `${field} is a JSON value`, { field });
}

function never(isNever: boolean, field: string): number {
  if (isNever) return Infinity;
  throw new MayflyError('INVALID_EXPIRY', `${field} is true, or left out`, { field });
}

/** JSON has no NaN: a client that computed one sends null, which must not mean the default. */
function toTtl(ttlMs: number | null | undefined): number | undefined {
  return ttlMs === null ? Number.NaN : ttlMs;
}
