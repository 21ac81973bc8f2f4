import { MayflyError } from '../../../errors.ts';

/** A position in the order of a set. It stays valid if its member is gone. */
export interface Position {
  /** Epoch ms; Infinity for members that never expire. */
  readonly expiresAt: number;
  readonly member: string;
}

const PATTERN = /^(inf|[0-9]{1,16}):(.+)$/s;

/** The opaque text form of a position. */
export function encodeCursor({ expiresAt, member }: Position): string {
  const score = expiresAt === Infinity ? 'inf' : String(expiresAt);
  return Buffer.from(`${score}:${member}`).toString('base64url');
}

/** Throws `INVALID_CURSOR` for text that `encodeCursor` did not return. */
export function decodeCursor(cursor: string, field: string): Position {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, score, member] = PATTERN.exec(text) ?? [];
  if (score !== undefined && member !== undefined) {
    const position = { expiresAt: score === 'inf' ? Infinity : Number(score), member };
    if (encodeCursor(position) === cursor) return position;
  }
  throw new MayflyError('INVALID_CURSOR', `${field} must be a cursor from an earlier call`, {
    field,
  });
}
