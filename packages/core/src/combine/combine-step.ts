import { MayflyError } from '../errors.ts';
import { checkInteger, checkObject, checkOptions, type OptionNames } from '../input.ts';
import { CONSTRAINTS } from '../constraints.ts';
import type { Expiring } from '../sets/expiring-set.ts';
import type { PageRequest } from '../sets/reading/page-request.ts';
import type { MemberPage } from '../sets/results.ts';
import type { ScanBatch } from '../sets/reading/scan-batch.ts';
import { without } from './difference.ts';
import { within } from './intersection.ts';
import {
  checkOperands,
  combiner,
  sizeOf,
  type Combinable,
  type CombinedExpiry,
} from './operand.ts';
import { owned } from './union.ts';

/** A set that can be combined in steps: it has pages, or scan batches. */
export type SteppedSet = Combinable &
  (
    | { page(request: PageRequest): Promise<MemberPage<unknown>> }
    | { scan(after?: string): Promise<ScanBatch<Expiring<string>>> }
  );

export interface CombineRequest {
  readonly operation: 'union' | 'intersection' | 'difference';
  /** Which expiry a member of several sets gets: as for `union` and `intersection`. */
  readonly expiry?: CombinedExpiry | undefined;
  /** The step ends after this many members, 1 to 500. */
  readonly first: number;
  /** The `cursor` of the previous call, with the same sets in the same order. */
  readonly after?: string | undefined;
}

export interface CombinePage {
  readonly members: readonly Expiring<string>[];
  /** The position of the next step: pass it as `after`. Null at the end. */
  readonly cursor: string | null;
  /** Members read until now, by this call and those before it. */
  readonly scanned: number;
  /** The maximum number of members to read. */
  readonly total: number;
  readonly now: number;
}

const REQUEST: OptionNames<CombineRequest> = {
  operation: true,
  expiry: true,
  first: true,
  after: true,
};

/** Chunks that one call reads, each in some scripts for every set. */
const MAX_CHUNKS = 10;

/** The position: the current set, and the cursor in it. */
interface Reached {
  readonly index: number;
  readonly scanned: number;
  readonly cursor: string | undefined;
}

/**
 * One bounded step of `union`, `intersection` or `difference`, to show a result in parts. It ends when
 * `first` members are found, or ten chunks of 64 to 500 members are read. So a step may find nothing and not
 * be the last. A chunk is never cut, so a step may find some hundred more than `first`. The guarantees for
 * members are the same, and it is no snapshot either.
 *
 * `INVALID_BATCH`, `INVALID_OPTION`, `INVALID_PAGE`, `INVALID_CURSOR`. O(members read × sets).
 */
export async function combineStep(
  sets: readonly SteppedSet[],
  request: CombineRequest,
): Promise<CombinePage> {
  checkOperands(sets);
  checkObject(request, 'request', 'INVALID_PAGE');
  const { operation, expiry } = checkOptions(request, REQUEST, 'request');
  if (!['union', 'intersection', 'difference'].includes(operation)) {
    throw new MayflyError('INVALID_OPTION', 'operation must be union, intersection or difference', {
      field: 'operation',
    });
  }
  const combine = combiner(expiry ?? (operation === 'union' ? 'max' : 'min'));
  const first = checkInteger(request.first, 1, CONSTRAINTS.pageMembers, 'INVALID_PAGE', 'first');
  const reached = request.after === undefined ? undefined : decodeCursor(request.after, sets);
  const sizes = await Promise.all(sets.map(sizeOf));

  const smallest = sizes.indexOf(Math.min(...sizes));
  let { index, scanned, cursor } = reached ?? {
    index: operation === 'intersection' ? smallest : 0,
    scanned: 0,
    cursor: undefined,
  };
  const others = sets.filter((_, other) => other !== index);
  const size = operation === 'union' ? sum(sizes) : (sizes[index] ?? 0);
  const members: Expiring<string>[] = [];
  for (let steps = 1; ; steps += 1) {
    const chunk = await readChunk(sets[index], cursor);
    scanned += chunk.members.length;
    members.push(...(await select(chunk.members)));
    cursor = chunk.cursor ?? undefined;
    if (cursor === undefined && operation === 'union') index += 1;
    const done = cursor === undefined && (operation !== 'union' || index === sets.length);
    if (done || members.length >= first || steps === MAX_CHUNKS) {
      return {
        members,
        cursor: done ? null : encodeCursor({ index, scanned, cursor }),
        scanned,
        total: Math.max(size, scanned),
        now: chunk.now,
      };
    }
  }

  function select(chunk: readonly Expiring<string>[]): Promise<readonly Expiring<string>[]> {
    switch (operation) {
      case 'union':
        return owned(sets, index, chunk, combine);
      case 'intersection':
        return within(others, chunk, combine);
      case 'difference':
        return without(others, chunk);
    }
  }
}

async function readChunk(
  set: SteppedSet | undefined,
  after: string | undefined,
): Promise<ScanBatch<Expiring<string>>> {
  if (set === undefined) throw new RangeError('The cursor is of another number of sets');
  if ('scan' in set) return set.scan(after);
  const { members, hasNext, now } = await set.page({ first: CONSTRAINTS.pageMembers, after });
  return { members, cursor: hasNext ? (members.at(-1)?.cursor ?? null) : null, now };
}

function encodeCursor({ index, scanned, cursor = '' }: Reached): string {
  return Buffer.from(`${index} ${scanned} ${cursor}`).toString('base64url');
}

function decodeCursor(after: string, sets: readonly SteppedSet[]): Reached {
  const text = typeof after === 'string' ? Buffer.from(after, 'base64url').toString() : '';
  const [, index, scanned, cursor] = /^([0-9]{1,2}) ([0-9]{1,15}) (.*)$/s.exec(text) ?? [];
  if (cursor !== undefined && Number(index) < sets.length) {
    const reached = {
      index: Number(index),
      scanned: Number(scanned),
      cursor: cursor === '' ? undefined : cursor,
    };
    if (encodeCursor(reached) === after) return reached;
  }
  throw new MayflyError('INVALID_CURSOR', 'after must be a cursor of these sets', {
    field: 'after',
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
