import { MayflyError } from '../errors.ts';

/** A position in the order of live codes. Its code need not exist. */
export interface CodePosition {
  readonly expiresAt: number;
  /** The number of the code. */
  readonly number: number;
}

const PATTERN = /^(\d{1,16}):(\d{1,16})$/;

/** The text form of a position. It contains the code. */
export function encodeCodeCursor({ expiresAt, number }: CodePosition): string {
  return Buffer.from(`${expiresAt}:${number}`).toString('base64url');
}

/** Throws `INVALID_CURSOR` for any text that `encodeCodeCursor` did not write. */
export function decodeCodeCursor(cursor: string, field: string): CodePosition {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, expiresAt, number] = PATTERN.exec(text) ?? [];
  if (expiresAt !== undefined && number !== undefined) {
    return { expiresAt: Number(expiresAt), number: Number(number) };
  }
  throw new MayflyError('INVALID_CURSOR', `${field} must be a cursor from an earlier call`, {
    field,
  });
}
