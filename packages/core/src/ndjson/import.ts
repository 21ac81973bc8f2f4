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

/** Exact expiries need a set with `expiresAt` for each member. */
type TakesExpiry<Options> = 'expiresAt' extends keyof Options ? unknown : never;

/**
 * Adds the members that `exportNdjson` wrote, with exactly their expiries, to a set with `expiresAt` for
 * each member. The text is strings or bytes in UTF-8, in chunks of any size: the stream of a file or a
 * request. A member whose expiry has passed counts as `expired`.
 *
 * A line is an object with `member`, `expiresAt` (epoch ms, or null for never) and optionally `value`: null
 * removes the value of a live member, and without `value` the member keeps it. Blank lines are skipped.
 * `INVALID_LINE` for anything else, and for options that the strategy does not have, with the field
 * `lines[<index>]`, from 0: the lines before it are added, and none after it. Otherwise as `bulkAdd`.
 * `INVALID_BATCH`, `INVALID_MODE`.
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
  return new MayflyError('INVALID_BATCH', 'chunks of lines must be text or bytes', {
    field: 'lines',
  });
}
