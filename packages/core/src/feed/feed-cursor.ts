import { MayflyError } from '../errors.ts';

/** A position in the feed of one set, between two entries. */
export interface FeedPosition {
  /** When the set was created, epoch ms: a set that is created again has another feed. */
  readonly createdAt: number;
  /** Id of the previous entry. */
  readonly entry: string;
}

const PATTERN = /^(\d{1,16}):(\d{1,20}-\d{1,20})$/;

/** The opaque text form of a position. */
export function encodeFeedCursor({ createdAt, entry }: FeedPosition): string {
  return Buffer.from(`${createdAt}:${entry}`).toString('base64url');
}

/** Throws `INVALID_CURSOR` for any text that `encodeFeedCursor` did not write. */
export function decodeFeedCursor(cursor: string): FeedPosition {
  const text = typeof cursor === 'string' ? Buffer.from(cursor, 'base64url').toString() : '';
  const [, createdAt, entry] = PATTERN.exec(text) ?? [];
  if (createdAt !== undefined && entry !== undefined) {
    const position = { createdAt: Number(createdAt), entry };
    if (encodeFeedCursor(position) === cursor) return position;
  }
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor from an earlier call', {
    field: 'after',
  });
}

/** Whether the id of one entry is less than that of another: `<ms>-<sequence>`, of any length. */
export function idPrecedes(a: string, b: string): boolean {
  const [aMs = '', aSequence = ''] = a.split('-');
  const [bMs = '', bSequence = ''] = b.split('-');
  return aMs === bMs ? isLess(aSequence, bSequence) : isLess(aMs, bMs);
}

/** Compares whole numbers that may exceed a double. */
function isLess(a: string, b: string): boolean {
  return a.length === b.length ? a < b : a.length < b.length;
}
