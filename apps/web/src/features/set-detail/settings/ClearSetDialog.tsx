import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { nameConfirmation } from '../../../components/name-confirmation.ts';
import { wholeNumber } from '../../../shared/numbers/whole-number.ts';
import { MOST_UNDOABLE } from '../editing/offer-restoration.ts';
import { useClearSet } from './use-clear-set.ts';
import { useRemoveAll } from './use-remove-all.ts';
import type { SetSummary } from '../use-set-summary.ts';

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
  const [few] = useState(count <= MOST_UNDOABLE);
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
            {tooMany && `There are now more than ${wholeNumber.format(MOST_UNDOABLE)}. `}
            This cannot be undone.
          </>
        ) : (
          'You can undo this for ten seconds.'
        )}
      </p>
    </ConfirmDialog>
  );
}
