import { MayflyError } from '../../../errors.ts';

/** A position in the order of a set. It stays valid if its member is gone. */
export interface Position {
  /** Epoch ms; Infinity for members that never expire. */
  readonly expiresAt: number;
  readonly member: string;
}

const PATTERN = /^(inf|[0-9]{1,16}):(.+)$/s;

/** The text form of a position. In Base64, it would cost a third of the time that a client needs for a page. */
export function encodeCursor({ expiresAt, member }: Position): string {
  return `${expiresAt === Infinity ? 'inf' : expiresAt}:${member}`;
}

/** Throws `INVALID_CURSOR` for text that `encodeCursor` did not return. */
export function decodeCursor(cursor: string, field: string): Position {
  const [, score, member] = (typeof cursor === 'string' && PATTERN.exec(cursor)) || [];
  if (score !== undefined && member !== undefined) {
    const position = { expiresAt: score === 'inf' ? Infinity : Number(score), member };
    if (encodeCursor(position) === cursor) return position;
  }
  throw new MayflyError('INVALID_CURSOR', `${field} must be a cursor from an earlier call`, {
    field,
  });
}
