import { MayflyError } from '@mayfly/core';

/** Opaque, so that no client depends on the order by name. */
export function encodeNameCursor(kind: string, name: string): string {
  return Buffer.from(`${kind}:${name}`).toString('base64url');
}

/** The name in a cursor. Throws `INVALID_CURSOR` for a cursor of another kind. */
export function decodeNameCursor(kind: string, cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  const name = text.slice(kind.length + 1);
  if (name !== '' && encodeNameCursor(kind, name) === cursor) return name;
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor of this API', {
    field: 'after',
  });
}
