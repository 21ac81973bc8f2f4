import { MayflyError } from '../../../errors.ts';

/** A position in a set's order: between members, whether or not its own is still there. */
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

/** Throws `INVALID_CURSOR` for whatever `encodeCursor` did not make. */
export function decodeCursor(cursor: string, field: string): Position {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, score, member] = PATTERN.exec(text) ?? [];
  if (score !== undefined && member !== undefined) {
    const position = { expiresAt: score === 'inf' ? Infinity : Number(score), member };
    if (encodeCursor(position) === cursor) return position;
  }
  throw new MayflyError('INVALID_CURSOR', `${field} is not a cursor that Mayfly gave out`, {
    field,
  });
}
