import { MayflyError } from '@mayfly/core';

/** Opaque, so that no client comes to rely on things being paged by name. */
export function encodeNameCursor(kind: string, name: string): string {
  return Buffer.from(`${kind}:${name}`).toString('base64url');
}

/** The name in a cursor that was given as `after`. Throws `INVALID_CURSOR` for what is none of this kind. */
export function decodeNameCursor(kind: string, cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  const name = text.slice(kind.length + 1);
  if (name !== '' && encodeNameCursor(kind, name) === cursor) return name;
  throw new MayflyError('INVALID_CURSOR', 'after is not a cursor that this API gave out', {
    field: 'after',
  });
}
