import { MayflyError } from '@mayfly/core';

/** Opaque, so that no client comes to rely on sets being paged by name. */
export function encodeSetCursor(name: string): string {
  return Buffer.from(`set:${name}`).toString('base64url');
}

/** Throws `INVALID_CURSOR` for whatever `encodeSetCursor` did not make. */
export function decodeSetCursor(cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  const name = text.slice('set:'.length);
  if (name !== '' && encodeSetCursor(name) === cursor) return name;
  throw new MayflyError('INVALID_CURSOR', 'after is not a cursor that this API gave out', {
    field: 'after',
  });
}
