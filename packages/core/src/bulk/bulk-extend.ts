import { MayflyError } from '../errors.ts';
import { checkTtl } from '../input.ts';
import type { ChangeResult } from '../sets/results.ts';
import { checkElement, type BulkSet } from './bulk-element.ts';
import { runBulk, type BulkOptions, type BulkResult } from './bulk-run.ts';
import type { Source } from './chunk-reader.ts';

/** `refused`: unchanged, because it would expire more than ten years from now. */
type Outcome = ChangeResult['status'] | 'refused';

export type BulkExtendOptions = BulkOptions<Outcome>;
export type BulkExtendResult = BulkResult<Outcome>;

/**
 * Extends the time to live of any number of live members, in their order, as `bulkAdd` adds them. For
 * strategies whose sets have `extend`. `INVALID_TTL`; `INVALID_MEMBER` with the field `members[<index>]`:
 * the members before it are extended, and no others.
 */
export async function bulkExtend(
  set: BulkSet & { extend(member: string, byMs: number): Promise<ChangeResult> },
  members: Source<string>,
  byMs: number,
  options: BulkExtendOptions = {},
): Promise<BulkExtendResult> {
  checkTtl(byMs, 'byMs');
  return runBulk<string, Outcome>(
    {
      source: members,
      none: { changed: 0, absent: 0, refused: 0 },
      check: (member, index) => checkElement(set, member, `members[${index}]`),
      async apply(member) {
        try {
          return (await set.extend(member, byMs)).status;
        } catch (error) {
          if (error instanceof MayflyError && error.code === 'INVALID_TTL') return 'refused';
          throw error;
        }
      },
    },
    options,
  );
}
