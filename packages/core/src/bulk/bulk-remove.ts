import type { RemoveResult } from '../sets/results.ts';
import { checkElement, placed, type BulkSet } from './bulk-element.ts';
import { runBulk, type BulkOptions, type BulkResult } from './bulk-run.ts';
import type { Source } from './chunk-reader.ts';

type Outcome = RemoveResult['status'];

export type BulkRemoveOptions = BulkOptions<Outcome>;
export type BulkRemoveResult = BulkResult<Outcome>;

/**
 * Removes any number of members from a set of any strategy, in their order, as `bulkAdd` adds them.
 * `INVALID_MEMBER` with the field `members[<index>]`: the members before it are removed, and no others.
 */
export function bulkRemove<Element>(
  set: BulkSet & { remove(element: Element): Promise<RemoveResult> },
  members: Source<Element>,
  options: BulkRemoveOptions = {},
): Promise<BulkRemoveResult> {
  return runBulk<Element, Outcome>(
    {
      source: members,
      none: { removed: 0, absent: 0 },
      check: (member, index) => checkElement(set, member, `members[${index}]`),
      async apply(member, index) {
        try {
          return (await set.remove(member)).status;
        } catch (error) {
          throw placed(error, `members[${index}]`);
        }
      },
    },
    options,
  );
}
