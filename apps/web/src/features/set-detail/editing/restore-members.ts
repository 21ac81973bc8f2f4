import { request } from '../../../shared/graphql/request.ts';
import { toBatches } from './batches.ts';
import {
  formerExpiry,
  partlyRestoredText,
  restoredText,
  toRestoration,
  type ChangedMember,
} from './change-outcome.ts';
import { RestoreMembersDocument } from '../documents.generated.ts';

/** A restoration in progress. */
export interface Restoration {
  /**
   * Restores the remaining members, and resolves to a message about all of them. Rejects if a batch
   * fails; the next call continues with that batch.
   */
  readonly run: () => Promise<string>;
  /** The message for the members restored so far; null if there are none. */
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
        // Sequential: the API accepts a thousand at a time, and must not be overloaded.
        // oxlint-disable-next-line no-await-in-loop
        const { restoreMembers } = await request(RestoreMembersDocument, { input });
        sentBefore = false;
        left.shift();
        for (const [index, { status, expiresAt }] of (restoreMembers.results ?? []).entries()) {
          const member = batch[index];
          // The attempt before may have restored it, and only its response was lost.
          const asItWas = again && member !== undefined && expiresAt === formerExpiry(member);
          if (status === 'RESTORED' || (status === 'TAKEN' && asItWas)) counts.restored += 1;
          else if (status === 'TAKEN') counts.taken += 1;
          else counts.expired += 1;
        }
      }
      return restoredText(counts);
    },
    partly: () => partlyRestoredText(counts, changed.length),
  };
}
