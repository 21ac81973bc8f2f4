import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { removedText, type ChangedMember } from '../editing/change-outcome.ts';
import {
  RemoveMatchingMembersDocument,
  type MemberFilterInput,
  type RemoveMatchingMembersInput,
} from '../documents.generated.ts';
import { refetchSet } from '../refetch-set.ts';
import { MAX_UNDOABLE, offerRestoration } from '../editing/offer-restoration.ts';

/** The maximum of one step. */
const STEP_MEMBERS = 500;

interface Progress {
  readonly removedCount: number;
  readonly scannedCount: number;
  readonly totalCount: number;
}

const NO_PROGRESS: Progress = { removedCount: 0, scannedCount: 0, totalCount: 0 };

const removeStep = async (input: RemoveMatchingMembersInput) =>
  (await request(RemoveMatchingMembersDocument, { input })).removeMatchingMembers;

/**
 * Removes all matching members in bounded steps, until none is left or it is stopped. The remembered ones of
 * the removed members can be restored, even after a failure.
 */
export function useRemoveMatching(set: string) {
  const client = useQueryClient();
  const [progress, setProgress] = useState(NO_PROGRESS);
  const stopped = useRef(false);
  const readAgain = () => refetchSet(client, set);

  const tell = (removed: readonly ChangedMember[], count: number) => {
    const text = removedText(count, removed.length);
    if (count === 0) notify('done', text);
    else offerRestoration(set, text, removed, readAgain);
  };

  const mutation = useMutation({
    mutationFn: async (filter: MemberFilterInput) => {
      stopped.current = false;
      setProgress(NO_PROGRESS);
      const removed: ChangedMember[] = [];
      let count = 0;
      let after: string | null = null;
      try {
        do {
          // oxlint-disable-next-line no-await-in-loop -- Each step continues where the one before ended.
          const step = await removeStep({ set, filter, first: STEP_MEMBERS, after });
          for (const { member, value, expiresAt } of step.removed ?? []) {
            count += 1;
            if (count <= MAX_UNDOABLE) removed.push({ member, expiresAt, removedValue: value });
          }
          after = step.endCursor;
          setProgress({
            removedCount: count,
            scannedCount: step.scannedCount ?? 0,
            totalCount: step.totalCount ?? 0,
          });
        } while (after !== null && !stopped.current);
      } catch (error) {
        if (count === 0) throw error;
        notify('failed', changeErrorMessage(error));
      }
      tell(removed, count);
    },
    onSettled: readAgain,
  });
  const stop = () => {
    stopped.current = true;
  };
  return { ...mutation, progress, stop };
}
