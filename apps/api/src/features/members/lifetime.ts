import { MayflyError, type JsonValue } from '@mayfly/core';
import type { ExpiryInput, LifetimeInput } from '../../graphql/types.generated.ts';
import { isJsonValue } from '../sets/json-value.ts';

/** The lifetime of an addition, for core. `path`: of the member in the input. */
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
    throw new MayflyError('INVALID_TTL', 'lifetime and ttlMs must not be used together', {
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
  throw new MayflyError(
    'INVALID_VALUE',
    `${field} must be JSON with well-formed text and with whole numbers of at most 2^53 - 1`,
    { field },
  );
}

function never(isNever: boolean, field: string): number {
  if (isNever) return Infinity;
  throw new MayflyError('INVALID_EXPIRY', `${field} must be true or omitted`, { field });
}

/** JSON has no NaN: a client sends null for it, which must not mean the default. */
function toTtl(ttlMs: number | null | undefined): number | undefined {
  return ttlMs === null ? Number.NaN : ttlMs;
}
