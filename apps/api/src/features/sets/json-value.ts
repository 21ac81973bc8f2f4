import type { JsonValue } from '@mayfly/core';

/** GraphQL hands JSON arguments over as `unknown`; variables and literals can hold only JSON. */
export function isJsonValue(value: unknown): value is JsonValue {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isJsonValue);
  if (typeof value === 'object') return Object.values(value).every(isJsonValue);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
