import { CONSTRAINTS } from '../constraints.ts';
import { MayflyError } from '../errors.ts';

/** A position in one stream of changes, between two entries. */
export interface StreamPosition {
  /** When the set was created, epoch ms: a set that is created again has another feed. */
  readonly createdAt: number;
  /** Id of the previous entry. */
  readonly entry: string;
}

/** A position in a feed: one in its stream, or one in the stream of each shard, in their order. */
export type FeedPosition = readonly StreamPosition[];

const ONE_STREAM = /^(\d{1,16}):(\d{1,20}-\d{1,20})$/;

/** Followers at the same place share their position, so it is encoded once for all. */
const encoded = new WeakMap<FeedPosition, string>();

/** The opaque text form of a position: at most 10 kB for 256 shards, usually less than 3 kB. */
export function encodeFeedCursor(position: FeedPosition): string {
  const cursor = encoded.get(position) ?? toText(position);
  encoded.set(position, cursor);
  return cursor;
}

/** Throws `INVALID_CURSOR` for any text that `encodeFeedCursor` did not write. */
export function decodeFeedCursor(cursor: string): FeedPosition {
  const position = typeof cursor === 'string' ? toPosition(cursor) : undefined;
  if (position !== undefined && toText(position) === cursor) return position;
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor from an earlier call', {
    field: 'after',
  });
}

/** Positions in several streams are differences to the previous stream, in base 36: the shards change together. */
function toText(position: FeedPosition): string {
  const [first] = position;
  if (first !== undefined && position.length === 1) {
    return Buffer.from(`${first.createdAt}:${first.entry}`).toString('base64url');
  }
  let [createdBefore, msBefore] = [0, 0];
  const parts = position.map(({ createdAt, entry }) => {
    const [ms = 0, sequence = 0] = entry.split('-').map(Number);
    const numbers = [createdAt - createdBefore, ms - msBefore, sequence];
    [createdBefore, msBefore] = [createdAt, ms];
    return numbers.map((number) => number.toString(36)).join('.');
  });
  return parts.join('_');
}

function toPosition(cursor: string): FeedPosition | undefined {
  if (!cursor.includes('.')) {
    const [, createdAt, entry] = ONE_STREAM.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
    return createdAt === undefined || entry === undefined
      ? undefined
      : [{ createdAt: Number(createdAt), entry }];
  }
  let [createdAt, ms] = [0, 0];
  const position: StreamPosition[] = [];
  for (const part of cursor.split('_', CONSTRAINTS.shards.atMost)) {
    const numbers = part.split('.').map((text) => Number.parseInt(text, 36));
    const [created = Number.NaN, time = Number.NaN, sequence = Number.NaN] = numbers;
    [createdAt, ms] = [createdAt + created, ms + time];
    if (![createdAt, ms, sequence].every((each) => Number.isSafeInteger(each) && each >= 0)) {
      return undefined;
    }
    position.push({ createdAt, entry: `${ms}-${sequence}` });
  }
  return position;
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
