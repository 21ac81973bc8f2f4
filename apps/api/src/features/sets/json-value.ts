import type { JsonValue } from '@mayfly/core';

/**
 * Whether a value is JSON that is stored exactly. JavaScript rounds whole numbers beyond 2^53, and UTF-8 has no lone
 * surrogates.
 */
export function isJsonValue(value: unknown): value is JsonValue {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isJsonValue);
  if (typeof value === 'object') return Object.entries(value).flat().every(isJsonValue);
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value === 'number')
    return Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value));
  return typeof value === 'boolean';
}
