import {
  addOne,
  checkBulkAddOptions,
  NO_ADDITIONS,
  type BulkAddable,
  type BulkAddOptions,
  type BulkAddResult,
} from '../bulk/bulk-add.ts';
import { runBulk } from '../bulk/bulk-run.ts';
import { isSource, type Source } from '../bulk/chunk-reader.ts';
import { MayflyError } from '../errors.ts';
import { checkNewMember, type AdditionOptions } from '../sets/writing/addition.ts';
import { invalidLine, LineReader } from './line-reader.ts';
import { asInvalidLine, parseLine, type MemberLine } from './line.ts';

/** Only a set in which a member can be given its moment keeps exact expiries. */
type TakesExpiry<Options> = 'expiresAt' extends keyof Options ? unknown : never;

/**
 * Adds the members that `exportNdjson` wrote, to the millisecond as they were, to a set whose strategy
 * lets a member be given its moment. The text comes as strings or bytes in UTF-8, cut anywhere: a file's
 * or a request's stream. One whose time has passed meanwhile is counted as `expired`.
 *
 * A line is an object with `member`, `expiresAt` (epoch ms, null for never) and, if it has one, `value`:
 * null drops a live member's value, and without a `value` it is kept. Blank lines are passed over. For
 * anything else, and for what the strategy cannot keep, `INVALID_LINE` with the field `lines[<index>]`, from 0
 * on: the lines before it are added, and none after it. The rest is as for `bulkAdd`. `INVALID_BATCH`, `INVALID_MODE`.
 */
export function importNdjson<Options>(
  set: BulkAddable<string, Options> & TakesExpiry<Options>,
  lines: Source<string | Uint8Array>,
  options?: BulkAddOptions,
): Promise<BulkAddResult>;
export async function importNdjson(
  set: BulkAddable<string, AdditionOptions>,
  lines: Source<string | Uint8Array>,
  options: BulkAddOptions = {},
): Promise<BulkAddResult> {
  const { mode, ...run } = checkBulkAddOptions(options);
  if (!isSource(lines)) throw invalidSource();
  return runBulk<MemberLine, keyof typeof NO_ADDITIONS>(
    {
      source: readMembers(lines),
      none: NO_ADDITIONS,
      check({ index, member, expiresAt, value }) {
        try {
          checkNewMember(set.strategy, { member, expiresAt, value }, `lines[${index}]`);
        } catch (error) {
          throw invalidLine(index, error instanceof Error ? error.message : '', error);
        }
      },
      async apply({ index, member, expiresAt, value }) {
        try {
          return await addOne(set, member, { expiresAt, value, mode });
        } catch (error) {
          throw asInvalidLine(error, index);
        }
      },
    },
    run,
  );
}

async function* readMembers(lines: Source<string | Uint8Array>): AsyncGenerator<MemberLine> {
  const reader = new LineReader();
  let index = 0;
  const toMembers = function* (texts: Iterable<string>) {
    for (const text of texts) {
      const line = parseLine(text, index);
      index += 1;
      if (line !== null) yield line;
    }
  };
  for await (const chunk of lines) {
    if (typeof chunk !== 'string' && !(chunk instanceof Uint8Array)) throw invalidSource();
    yield* toMembers(reader.push(chunk));
  }
  yield* toMembers(reader.end());
}

function invalidSource(): MayflyError {
  return new MayflyError('INVALID_BATCH', 'lines come in chunks of text or bytes', {
    field: 'lines',
  });
}
