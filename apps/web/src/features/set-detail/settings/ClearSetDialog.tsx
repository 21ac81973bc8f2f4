import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { nameConfirmation } from '../../../components/name-confirmation.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { MAX_UNDOABLE, offerRestoration } from '../editing/offer-restoration.ts';
import type { SetSummary } from '../use-set-summary.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  ClearSetDocument,
  MemberNamesDocument,
  type MemberNamesQueryVariables,
} from '../documents.generated.ts';
import { request } from '../../../shared/graphql/request.ts';
import { notify } from '../../../shared/notices/notify.ts';
import { refetchSet } from '../refetch-set.ts';
import { changeErrorMessage } from '../../../shared/graphql/error-messages.ts';
import { outcomeText } from '../editing/change-outcome.ts';
import { sendChange } from '../editing/send-change.ts';

/** The maximum of one step. */
const STEP_MEMBERS = 500;

const readStep = async (variables: MemberNamesQueryVariables) =>
  (await request(MemberNamesDocument, variables)).expiringSet.searchMembers;

/** The names of all live members of a set of any strategy; null if there are more than `most`. */
async function namesOfAll(name: string, most: number): Promise<readonly string[] | null> {
  // In an unordered set that changes meanwhile, a name can appear twice.
  const names = new Set<string>();
  let after: string | null = null;
  do {
    // oxlint-disable-next-line no-await-in-loop -- Each step continues where the one before ended.
    const step = await readStep({ name, first: STEP_MEMBERS, after });
    for (const { member } of step.matches) names.add(member);
    if (names.size > most) return null;
    after = step.endCursor;
  } while (after !== null);
  return [...names];
}

/**
 * Removes all members of a set by name, so that they can be restored for ten seconds. If there are too many
 * for this, it removes nothing and resolves to 'TOO_MANY'.
 */
function useRemoveAll(set: string) {
  const client = useQueryClient();
  const readAgain = () => refetchSet(client, set);
  return useMutation({
    mutationFn: async (): Promise<'DONE' | 'TOO_MANY'> => {
      const members = await namesOfAll(set, MAX_UNDOABLE);
      if (members === null) return 'TOO_MANY';
      const change = { kind: 'remove', members } as const;
      const outcome = await sendChange(set, change);
      const { changed, failure } = outcome;
      if (failure !== null) notify('failed', changeErrorMessage(failure));
      const text = outcomeText(change, outcome);
      if (changed.length > 0) offerRestoration(set, text, changed, readAgain);
      else notify('done', 'There were no live members.');
      return 'DONE';
    },
    onSettled: readAgain,
  });
}

/** Permanently removes all members of a set, of any number, in one step. */
function useClearSet(set: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      (await request(ClearSetDocument, { input: { set } })).clearExpiringSet.clearedCount,
    onSuccess: (count) => {
      const all = count === null ? 'All' : wholeNumber.format(count);
      notify('done', `${all} members removed.`);
    },
    onSettled: () => refetchSet(queryClient, set),
  });
}

interface ClearSetDialogProps {
  readonly summary: SetSummary;
  readonly onClose: () => void;
}

/** Empties a set. With few members this can be undone; otherwise the user must type the set's name. */
export default function ClearSetDialog({ summary, onClose }: ClearSetDialogProps) {
  const { name, count, countIsExact } = summary;
  const removeAll = useRemoveAll(name);
  const clear = useClearSet(name);
  // Fixed when the dialog opens, so that the question does not change while the count does.
  const [few] = useState(count <= MAX_UNDOABLE);
  const tooMany = removeAll.data === 'TOO_MANY';
  const forGood = !few || tooMany;
  const confirm = () => {
    if (forGood) clear.mutate(undefined, { onSuccess: onClose });
    else removeAll.mutate(undefined, { onSuccess: (end) => end === 'DONE' && onClose() });
  };
  return (
    <ConfirmDialog
      title="Clear this set"
      action="Clear set"
      {...(forGood && { confirmation: nameConfirmation('set', name) })}
      busy={clear.isPending || removeAll.isPending}
      error={forGood ? clear.error : removeAll.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        Removes all members of <code>{name}</code>, including those that never expire:{' '}
        {!countIsExact && 'up to '}
        {wholeNumber.format(count)} now. The set itself stays.{' '}
        {forGood ? (
          <>
            {tooMany && `There are now more than ${wholeNumber.format(MAX_UNDOABLE)}. `}
            This cannot be undone.
          </>
        ) : (
          'You can undo this for ten seconds.'
        )}
      </p>
    </ConfirmDialog>
  );
}
