import { request } from '../../../shared/graphql/request.ts';
import { toBatches } from './batches.ts';
import {
  formerExpiry,
  tellPartlyRestored,
  tellRestored,
  toRestoration,
  type ChangedMember,
} from './change-outcome.ts';
import { RestoreMembersDocument } from '../documents.generated.ts';

/** Members on their way back to exactly what they were. */
export interface Restoration {
  /**
   * Puts back those that are not back yet, and resolves to what to say of all of them. Rejects when a batch
   * fails; called again, it goes on with that batch.
   */
  readonly run: () => Promise<string>;
  /** What to say of those that are back so far; null while none is. */
  readonly partly: () => string | null;
}

export function restorationOf(set: string, changed: readonly ChangedMember[]): Restoration {
  const left = [...toBatches(changed)];
  const counts = { restored: 0, taken: 0, expired: 0 };
  let sentBefore = false;
  return {
    run: async () => {
      for (let batch = left[0]; batch !== undefined; batch = left[0]) {
        const again = sentBefore;
        sentBefore = true;
        const input = { set, members: batch.map(toRestoration) };
        // One after the other: the API takes a thousand at once, and is not to be hurried.
        // oxlint-disable-next-line no-await-in-loop
        const { restoreMembers } = await request(RestoreMembersDocument, { input });
        sentBefore = false;
        left.shift();
        for (const [index, { status, expiresAt }] of (restoreMembers.results ?? []).entries()) {
          const member = batch[index];
          // The try before may have restored it, and only its answer was lost.
          const asItWas = again && member !== undefined && expiresAt === formerExpiry(member);
          if (status === 'RESTORED' || (status === 'TAKEN' && asItWas)) counts.restored += 1;
          else if (status === 'TAKEN') counts.taken += 1;
          else counts.expired += 1;
        }
      }
      return tellRestored(counts);
    },
    partly: () => tellPartlyRestored(counts, changed.length),
  };
}
