import type { JsonValue } from '@mayfly/core';

/** Narrows the type: JSON arguments of GraphQL are `unknown`, although they can only contain JSON. */
export function isJsonValue(value: unknown): value is JsonValue {
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isJsonValue);
  if (typeof value === 'object') return Object.values(value).every(isJsonValue);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
