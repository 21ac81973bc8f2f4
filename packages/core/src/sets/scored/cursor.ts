import { MayflyError } from '../../errors.ts';

/** A position in the order of a sorted set. It stays valid if its member is gone. */
export interface ScoredPosition {
  readonly score: number;
  readonly member: Buffer;
}

/** A number as JavaScript prints it: the shortest decimal of this double. */
const SCORE = /^-?(?:Infinity|[0-9]+(?:\.[0-9]+)?(?:e[+-][0-9]+)?)$/;

const COLON = 0x3a;

/** The opaque text form of a position. */
export function encodeScoredCursor({ score, member }: ScoredPosition): string {
  return Buffer.concat([Buffer.from(`${score}:`), member]).toString('base64url');
}

/** Throws `INVALID_CURSOR` for text that `encodeScoredCursor` did not return. */
export function decodeScoredCursor(cursor: string, field: string): ScoredPosition {
  const bytes = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url') : Buffer.alloc(0);
  const colon = bytes.indexOf(COLON);
  const score = bytes.subarray(0, Math.max(colon, 0)).toString();
  if (SCORE.test(score)) {
    const position = { score: Number(score), member: bytes.subarray(colon + 1) };
    if (encodeScoredCursor(position) === cursor) return position;
  }
  throw new MayflyError('INVALID_CURSOR', `${field} must be a cursor from an earlier call`, {
    field,
  });
}
